"""Touch: a moving finger scrolls the area below it; one that stays clicks like a mouse."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QInputDevice,
    QInputEvent,
    QMouseEvent,
    QScrollEvent,
    QScrollPrepareEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QScrollBar,
    QScroller,
    QScrollerProperties,
    QWidget,
)

STAYS = 12
"""Pixels: a finger that moves no farther clicks."""
HELD = 0.05
"""Metres per second: touching an area that scrolls faster only stops it."""
_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


class FingerScroll(QObject):
    """Handles touches on a window, which Qt would otherwise turn into mouse drags.

    Such a drag would select many rows, or move a deal. A mouse still does that, and a finger still
    drags sliders and scroll bars.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._roller: Roller | None = None
        self._start = QPointF()
        self._presses = False
        self._last: tuple[QPointF, int] | None = None
        """The last click, to recognise a double click."""
        window.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        window.installEventFilter(self)

    @property
    def _window(self) -> QWidget:
        """Looked up each time: a reference would form a cycle, which only the collector ends."""
        window = self.parent()
        assert isinstance(window, QWidget)
        return window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a touch that begins on something scrollable; Qt then sends the rest of it here."""
        if not isinstance(event, QTouchEvent) or not event.points():
            return False
        kinds, inputs = QEvent.Type, QScroller.Input
        place = event.points()[0].globalPosition()
        match event.type():
            case kinds.TouchBegin:
                return self._begin(event, place)
            case kinds.TouchUpdate:
                self._move(event, place)
            case kinds.TouchEnd:
                self._roll(inputs.InputRelease, event, place)
                if self._presses:
                    self._press(event)
            case _:
                self._roll(inputs.InputRelease, event, place)
        return True

    def _begin(self, event: QTouchEvent, place: QPointF) -> bool:
        under = self._under(place)
        areas = [*_areas_around(under)]
        on_screen = event.device().type() is QInputDevice.DeviceType.TouchScreen
        if not on_screen or not areas or isinstance(under, QAbstractSlider):
            event.ignore()  # Qt then turns it into mouse events
            return False
        held = [roller.hold() for area in areas for roller in _rollers(area)]
        self._start, self._presses, self._roller = place, not any(held), None
        return True

    def _under(self, place: QPointF) -> QWidget | None:
        return self._window.childAt(self._window.mapFromGlobal(place).toPoint())

    def _move(self, event: QTouchEvent, place: QPointF) -> None:
        moved = place - self._start
        wide, high = abs(moved.x()), abs(moved.y())
        if self._roller is None and max(wide, high) > STAYS:
            self._presses = False
            line = _ACROSS if wide > high else _DOWN
            for area in _areas_around(self._under(self._start)):
                if _bar(area, line).maximum():
                    self._roller = self._roller_of(area)
                    self._roll(QScroller.Input.InputPress, event, self._start)
                    break
        self._roll(QScroller.Input.InputMove, event, place)

    def _roller_of(self, area: QAbstractScrollArea) -> "Roller":
        for roller in _rollers(area):
            return roller
        roller = Roller(area)
        roller.destroyed.connect(self._let_go)
        return roller

    def _let_go(self) -> None:
        """Forget an area that was deleted with its page."""
        self._roller = None

    def _roll(self, kind: QScroller.Input, event: QTouchEvent, place: QPointF) -> None:
        if self._roller:
            self._roller.roll(kind, place, event)

    def _press(self, event: QTouchEvent) -> None:
        """Send the mouse events for a click at the finger's position.

        An arrow of a number is pressed each time: after a double click its release would be lost
        where the field moved meanwhile, and the number run on.
        """
        kinds, buttons, now = QEvent.Type, Qt.MouseButton, event.timestamp()
        first, last = kinds.MouseButtonPress, self._last
        self._last = self._start, now
        there = last is not None and (self._start - last[0]).manhattanLength() <= 2 * STAYS
        is_soon = last is not None and now - last[1] <= QApplication.doubleClickInterval()
        if there and is_soon and not isinstance(self._under(self._start), QAbstractSpinBox):
            first, self._last = kinds.MouseButtonDblClick, None
        at, finger = self._window.mapFromGlobal(self._start), event.pointingDevice()
        for kind, held in (
            (first, buttons.LeftButton),
            (kinds.MouseButtonRelease, buttons.NoButton),
        ):
            facts = at, self._start, buttons.LeftButton, held, event.modifiers(), finger
            QCoreApplication.postEvent(self._window.windowHandle(), QMouseEvent(kind, *facts))


class Roller(QObject):
    """Handles the events of QScroller, so that an area scrolls on after the finger is lifted."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        QScroller.scroller(self).setScrollerProperties(_properties())

    @property
    def _area(self) -> QAbstractScrollArea:
        area = self.parent()
        assert isinstance(area, QAbstractScrollArea)
        return area

    def roll(self, kind: QScroller.Input, place: QPointF, event: QInputEvent) -> None:
        QScroller.scroller(self).handleInput(kind, place, event.timestamp())

    def hold(self) -> bool:
        """Stop scrolling, and return whether it was visibly moving."""
        scroller = QScroller.scroller(self)
        rolled = scroller.velocity().manhattanLength() > HELD
        scroller.stop()
        return rolled

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QScrollPrepareEvent | QScrollEvent):
            return super().event(event)
        lines = [_Line(self._area, line) for line in (_ACROSS, _DOWN)]
        if isinstance(event, QScrollEvent):
            place = event.contentPos()
            for line, to in zip(lines, (place.x(), place.y()), strict=True):
                line.roll_to(to)
            return True
        across, down = lines
        event.setViewportSize(QSizeF(self._area.viewport().size()))
        event.setContentPosRange(QRectF(0, 0, across.longest, down.longest))
        event.setContentPos(QPointF(across.place, down.place))
        event.accept()
        return True


class _Line:
    """A scroll bar's position in pixels."""

    def __init__(self, area: QAbstractScrollArea, line: Qt.Orientation) -> None:
        self._bar, port = _bar(area, line), area.viewport()
        self._mirrored = line is _ACROSS and area.isRightToLeft()
        # A step is a pixel, or for scrolling by rows, a row.
        seen = port.width() if line is _ACROSS else port.height()
        self._step = seen / max(1, self._bar.pageStep())
        self.longest = self._bar.maximum() * self._step

    @property
    def place(self) -> float:
        place = self._bar.value() * self._step
        return self.longest - place if self._mirrored else place

    def roll_to(self, place: float) -> None:
        to = self.longest - place if self._mirrored else place
        self._bar.setValue(round(to / self._step))


class PopupRoller(QObject):
    """Scrolls a popup list, to which Qt sends touches only as mouse events.

    Such a mouse would select the item where the finger is lifted.
    """

    def __init__(self, popup: QAbstractScrollArea) -> None:
        super().__init__(popup)
        self._roller = Roller(popup)
        self._start = QPointF()
        self._rolls = self._presses = False
        popup.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        touch = QInputDevice.DeviceType.TouchScreen
        if not isinstance(event, QMouseEvent) or event.device().type() is not touch:
            return False
        kinds, place = QEvent.Type, event.globalPosition()
        match event.type():
            case kinds.MouseButtonPress | kinds.MouseButtonDblClick:
                self._start, self._rolls, self._presses = place, False, not self._roller.hold()
            case kinds.MouseMove:
                if not self._rolls and (place - self._start).manhattanLength() > STAYS:
                    self._rolls, self._presses = True, False
                    self._roller.roll(QScroller.Input.InputPress, self._start, event)
                if self._rolls:
                    self._roller.roll(QScroller.Input.InputMove, place, event)
            case kinds.MouseButtonRelease if self._rolls:
                self._roller.roll(QScroller.Input.InputRelease, place, event)
        return not self._presses


def _rollers(area: QAbstractScrollArea) -> list[Roller]:
    """Return the roller of an area, if it was ever touched."""
    return area.findChildren(Roller, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _areas_around(part: QWidget | None) -> Iterator[QAbstractScrollArea]:
    while part:
        if isinstance(part, QAbstractScrollArea):
            yield part
        part = None if part.isWindow() else part.parentWidget()


def _bar(area: QAbstractScrollArea, line: Qt.Orientation) -> QScrollBar:
    return area.horizontalScrollBar() if line is _ACROSS else area.verticalScrollBar()


def _properties() -> QScrollerProperties:
    """Return settings to scroll at once, as the finger has moved enough, without overshoot."""
    metrics, properties = QScrollerProperties.ScrollMetric, QScrollerProperties()
    properties.setScrollMetric(metrics.DragStartDistance, 0)
    for line in (metrics.HorizontalOvershootPolicy, metrics.VerticalOvershootPolicy):
        properties.setScrollMetric(line, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    return properties
