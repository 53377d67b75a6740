"""What the packaged program does before all else: PyInstaller itself brings PySide6 then."""

from scorepad.ui.quick_start import let_wait

let_wait()
