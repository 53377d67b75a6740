"""The language, the colours, and the letters at the figures."""

from PySide6.QtWidgets import QCheckBox, QWidget

from scorepad.ui import language
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.layouts import fill
from scorepad.ui.settings import Settings, Theme
from scorepad.ui.words import translate


class SettingsDialog(AskDialog):
    """One question a row; nothing changes before it is accepted."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Settings"), parent)
        self._settings = settings
        by_desktop = translate("words", "Same as the desktop")
        codes = language.languages()
        self.language = ChoiceBox({"": by_desktop, **{c: language.name_of(c) for c in codes}})
        self.language.choose(settings.language)
        self.theme = ChoiceBox(
            {
                Theme.DESKTOP: by_desktop,
                Theme.LIGHT: translate("words", "Light"),
                Theme.DARK: translate("words", "Dark"),
            }
        )
        self.theme.choose(settings.theme)
        self.two_colours = QCheckBox(translate("words", "Suits in &black and red"))
        self.calm_table = QCheckBox(translate("words", "&Calm colours at the table"))
        self.marks = QCheckBox(translate("words", "L&etters at the figures"))
        form = FieldForm[None](spacing=8)
        if len(codes) > 1:
            form.row(translate("words", "Lan&guage"), self.language)
        form.row(translate("words", "C&olours"), self.theme)
        for name, box in self._switches.items():
            box.setChecked(bool(getattr(settings, name)))
            form.row("", box)
        fill(self.column, form)
        self.ask(translate("words", "&Done"), self.language, self._use)

    @property
    def _switches(self) -> dict[str, QCheckBox]:
        """The check boxes by the names of their settings."""
        return {
            "two_colours": self.two_colours,
            "calm_table": self.calm_table,
            "marks": self.marks,
        }

    def _use(self) -> None:
        self._settings.language = self.language.value
        self._settings.theme = self.theme.value
        for name, box in self._switches.items():
            setattr(self._settings, name, box.isChecked())
