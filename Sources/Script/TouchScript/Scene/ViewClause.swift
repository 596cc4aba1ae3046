import TouchPicture
import TouchWords

/// A clause about a view, a window, a controller or the application in a scene. Lengths are in
/// points.
public enum ViewClause: Hashable, Sendable {
    /// The top-left corner of the view before its transform, in its superview.
    case at(CGPoint)
    case size(CGSize)
    /// The origin of the view's own coordinates.
    case boundsAt(CGPoint)
    case color(SceneColor)
    case rotate(Angle)
    case scale(x: Double, y: Double)
    case alpha(Double)
    case corner(Double)
    case tag(Int)
    case text(LocalizedText)
    /// The titles of segments.
    case titles([LocalizedText])
    /// The number of pages.
    case count(Int)
    /// A control's value: a switch is on at 1; segments and pages count from 0.
    case value(Double)
    /// A control that forwards its touches, or a scroll view that does not scroll.
    case disabled(Bool)
    /// The content size of a scroll view.
    case content(CGSize)
    case paging(Bool)
    case bounces(Bool)
    /// A flag for whether a scroll view delays touches before its content gets them.
    case delaysContent(Bool)
    /// A flag for whether scrolling may cancel touches that the content has.
    case cancelsContent(Bool)
    /// The room around a scroll view's content.
    case contentInset(UIEdgeInsets)
    case insetAdjustment(InsetAdjustment)
    /// A flag for whether a tap on the status bar scrolls to the top.
    case scrollsToTop(Bool)
    /// A flag for whether a drag keeps to the axis on which it began.
    case directionalLock(Bool)
    case deceleration(Deceleration)
    /// A scroll view whose rows a long press moves.
    case reorders
    /// The zoom scales of a scroll view, and the view in it that is zoomed; nil for the rearmost.
    case zoom(least: Double, most: Double, view: String?)
    /// A flag for whether fingers can zoom beyond these scales, from which the content springs
    /// back.
    case bouncesZoom(Bool)
    /// The effect of scrolling on the keyboard.
    case keyboardDismiss(KeyboardDismissal)
    /// A scroll view with a control that is pulled down for new content, and the time that loading
    /// it takes.
    case refreshes(Span)
    /// The actions of the menu that a long press opens.
    case menu([LocalizedText])
    /// The actions of a row that a swipe to the right reveals.
    case leadingActions([LocalizedText])
    /// The actions of a row that a swipe to the left reveals.
    case trailingActions([LocalizedText])
    /// A view that fingers lift and drag to one that takes it.
    case drags
    /// A view that takes what is dropped on it.
    case drops
    /// The regions of a pointer in a view, in its own coordinates; none for the whole view.
    case pointerRegions([CGRect])
    /// Effects of a double tap of a pencil, and of a squeeze that has ended.
    case pencilTap([ActionEffect])
    case pencilSqueeze([ActionEffect])
    /// The heights to which fingers drag a presented controller's view: it is a sheet.
    case detents([Double])
    /// A flag for whether scrolling at the edge of its content expands a sheet before it scrolls.
    case scrollingExpands(Bool)
    case hidden(Bool)
    case interaction(Bool)
    case clips(Bool)
    case multitouch(Bool)
    case exclusive(Bool)
    /// A window's level: a higher one is further in front.
    case level(Double)
    case hitTest(HitTestAnswer)
    case pointInside(PointInside)
    /// The recognizers that the view's `gestureRecognizerShouldBegin` lets begin.
    case shouldBegin(Selection)
    case touches(Handling)
    case motion(Handling)
    case remote(Handling)
    /// A view that follows the finger that touches it.
    case moves
    /// A view that keeps its touches and tracks each of them over its subviews, as a piano does
    /// over its keys.
    case tracksSubviews
    /// A note for the trace whenever the view handles a call.
    case logs(LocalizedText)
    /// The first responder when the tape starts.
    case firstResponder
    /// A controller that its window's root controller presents.
    case presented
    case sendEvent(EventSending)
    /// The insets at which the system covers a window.
    case safeArea(UIEdgeInsets)
    /// The edges of a window's screen where the system has gestures of its own.
    case systemEdges([Edge])
    /// The edges at which a controller defers the system's gestures to the app's.
    case defersSystemGestures([Edge])
    /// The content views for which a scroll view's `touchesShouldBegin` returns true.
    case touchesShouldBegin(ViewSelection)
    /// The content views from which `touchesShouldCancel` lets scrolling take touches.
    case touchesShouldCancel(ViewSelection)
    /// An action of a control for one of its events.
    case on(ControlEvent, [ActionEffect])
    /// Effects that happen once, this long after the view's timers have started.
    case after(Span, [ActionEffect])
    /// Effects that happen repeatedly.
    case every(Span, [ActionEffect])
}

/// The answer of a view's `hitTest(_:with:)` in place of the base class's.
public enum HitTestAnswer: Hashable, Sendable {
    case itself
    case nobody
    /// A descendant if one is hit, otherwise nil.
    case passThrough
    case view(String)
    /// The view itself or another view, even if it is not hit: the conditions of the base class do
    /// not apply.
    case anywhereItself
    case anywhereView(String)

    /// The view that the answer names; nil if it names none.
    public var view: String? {
        switch self {
        case .view(let name), .anywhereView(let name): name
        case .itself, .nobody, .passThrough, .anywhereItself: nil
        }
    }

    var text: String {
        switch self {
        case .itself: "self"
        case .nobody: "nil"
        case .passThrough: "pass-through"
        case .view(let name): name
        case .anywhereItself: "anywhere self"
        case .anywhereView(let name): "anywhere \(name)"
        }
    }
}

/// The way in which a responder treats a call.
public enum Handling: String, LanguageWord, Hashable, Sendable {
    case consume, forward, handleAndForward
}

/// The drags of a scroll view that end editing, and with it dismiss the keyboard.
public enum KeyboardDismissal: String, LanguageWord, Hashable, Sendable {
    case onDrag, interactive

    /// The name in UIKit, such as "onDrag".
    package var name: String { rawValue }
}

/// The effect of an override of `sendEvent(_:)`.
public enum EventSending: String, LanguageWord, Hashable, Sendable {
    case watch, swallow
}

/// The cases in which a scroll view adds the safe area to its insets.
public enum InsetAdjustment: String, LanguageWord, Hashable, Sendable {
    case automatic, scrollableAxes, always, never
}

/// The rate at which a scroll view's content slows down after a drag.
public enum Deceleration: String, LanguageWord, Hashable, Sendable {
    case normal, fast
}

/// The words that begin clauses, in canonical order.
enum ViewWord: String, LanguageWord {
    case at, size, boundsAt, color, rotate, scale, alpha, corner, tag, text, titles, count, value,
        disabled, content, paging, bounces, delaysContent, cancelsContent, contentInset,
        insetAdjustment, scrollsToTop, directionalLock, deceleration, reorders, zoom, bouncesZoom,
        keyboardDismiss, refreshes, menu, leadingActions, trailingActions, drags, drops,
        pointerRegions, pencilTap, pencilSqueeze, detents, scrollingExpands, hidden,
        interaction, clips, multitouch, exclusive, level, hitTest, pointInside, shouldBegin,
        touches, motion, remote, moves, tracksSubviews, logs, firstResponder, presented, sendEvent,
        safeArea, systemEdges, defersSystemGestures, touchesShouldBegin, touchesShouldCancel,
        touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter,
        touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged,
        primaryActionTriggered, editingDidBegin, editingDidEnd, after, every

    static let handling: [ViewWord] = [.touches, .motion, .remote, .logs]

    /// The words of properties that a tape can change.
    static let properties: [ViewWord] = [
        .at, .size, .boundsAt, .color, .rotate, .scale, .alpha, .corner, .text, .value, .disabled,
        .content, .paging, .bounces, .delaysContent, .cancelsContent, .contentInset,
        .scrollsToTop, .directionalLock, .bouncesZoom, .hidden,
        .interaction, .clips, .multitouch, .exclusive,
    ]
    private static let looks: [ViewWord] = [
        .at, .size, .boundsAt, .color, .rotate, .scale, .alpha, .corner, .tag, .hidden,
        .interaction, .clips, .multitouch, .exclusive,
    ]
    private static let timers: [ViewWord] = [.after, .every]
    private static let interactions: [ViewWord] = [
        .menu, .drags, .drops, .pointerRegions, .pencilTap, .pencilSqueeze,
    ]
    private static let behaviors: [ViewWord] = [
        .hitTest, .pointInside, .shouldBegin, .touches, .motion, .remote, .moves, .logs,
        .firstResponder,
    ]
    private static let editing: [ViewWord] = [.editingDidBegin, .editingDidEnd]
    private static let events = ControlEvent.allCases.compactMap { ViewWord(word: $0.word) }
        .filter { !editing.contains($0) }

    /// Returns the words for a view of this kind. Controls and scroll views have their own
    /// behavior; any view can have timers.
    static func words(for kind: ViewKind) -> [ViewWord] {
        let own: [ViewWord] =
            switch kind {
            case .view: behaviors + [.tracksSubviews]
            case .label: behaviors + [.text]
            case .row: [.leadingActions, .trailingActions, .disabled, .shouldBegin] + events
            case .control: [.disabled, .shouldBegin] + events
            case .button: [.text, .disabled, .hitTest, .pointInside, .shouldBegin] + events
            case .slider, .toggle, .stepper: [.value, .disabled, .shouldBegin] + events
            case .segments: [.titles, .value, .disabled, .shouldBegin] + events
            case .pages: [.count, .value, .disabled, .shouldBegin] + events
            case .field: [.text, .disabled, .shouldBegin, .firstResponder] + events + editing
            case .scroll:
                [
                    .disabled, .content, .paging, .bounces, .delaysContent, .cancelsContent,
                    .contentInset, .insetAdjustment, .scrollsToTop, .directionalLock, .deceleration,
                    .reorders, .zoom, .bouncesZoom, .keyboardDismiss, .refreshes, .hitTest,
                    .pointInside, .shouldBegin, .touchesShouldBegin, .touchesShouldCancel,
                ]
            }
        let all = looks + interactions + own + timers
        return allCases.filter { all.contains($0) }
    }

    static let forWindow: [ViewWord] = [
        .at, .size, .color, .hidden, .interaction, .multitouch, .exclusive, .level, .hitTest,
        .touches, .motion, .remote, .logs, .sendEvent, .safeArea, .systemEdges,
    ]
    static let forController: [ViewWord] =
        handling + [
            .detents, .scrollingExpands, .firstResponder, .presented, .defersSystemGestures,
        ]
    static let forApplication: [ViewWord] = handling + [.sendEvent]
}

extension ViewClause {
    /// The word that the clause begins with, such as "hidden".
    public var word: String { words.first ?? "" }

    package var words: [String] {
        switch self {
        case .at(let point): ["at"] + Notation.pair(point.x, point.y)
        case .size(let size): ["size"] + Notation.pair(size.width, size.height)
        case .boundsAt(let point): ["bounds-at"] + Notation.pair(point.x, point.y)
        case .color(let color): ["color", color.text]
        case .rotate(let angle): ["rotate", angle.text]
        case .scale(let x, let y): ["scale"] + (x == y ? [x] : [x, y]).map(Notation.number)
        case .alpha(let alpha): ["alpha", Notation.number(alpha)]
        case .corner(let radius): ["corner", Notation.number(radius)]
        case .tag(let tag): ["tag", "\(tag)"]
        case .text(let text): ["text"] + Notation.text(text)
        case .titles(let titles): ["titles", Notation.list(titles)]
        case .count(let count): ["count", "\(count)"]
        case .value(let value): ["value", Notation.number(value)]
        case .disabled(let on): flag("disabled", on)
        case .content(let size): ["content"] + Notation.pair(size.width, size.height)
        case .paging(let on): flag("paging", on)
        case .bounces(let on): ["bounces", on ? "on" : "off"]
        case .delaysContent(let on): ["delays-content", on ? "on" : "off"]
        case .cancelsContent(let on): ["cancels-content", on ? "on" : "off"]
        case .contentInset(let inset): ["content-inset"] + Notation.insets(inset)
        case .insetAdjustment(let adjustment): ["inset-adjustment", adjustment.word]
        case .scrollsToTop(let on): ["scrolls-to-top", on ? "on" : "off"]
        case .directionalLock(let on): flag("directional-lock", on)
        case .deceleration(let rate): ["deceleration", rate.word]
        case .reorders: ["reorders"]
        case .zoom(let least, let most, let view):
            ["zoom", Notation.number(least), "to", Notation.number(most)]
                + Notation.clause("of", view)
        case .bouncesZoom(let on): ["bounces-zoom", on ? "on" : "off"]
        case .keyboardDismiss(let drags): ["keyboard-dismiss", drags.word]
        case .refreshes(let span): ["refreshes", span.text]
        case .menu(let actions): ["menu", Notation.list(actions)]
        case .leadingActions(let actions): ["leading-actions", Notation.list(actions)]
        case .trailingActions(let actions): ["trailing-actions", Notation.list(actions)]
        case .drags: ["drags"]
        case .drops: ["drops"]
        case .pointerRegions(let regions):
            ["pointer-regions"]
                + (regions.isEmpty ? [] : [Notation.list(regions.map(Notation.rectangle))])
        case .pencilTap(let effects): ["pencil-tap", effects.text]
        case .pencilSqueeze(let effects): ["pencil-squeeze", effects.text]
        case .detents(let heights):
            ["detents", heights.map(Notation.number).joined(separator: ", ")]
        case .scrollingExpands(let on): ["scrolling-expands", on ? "on" : "off"]
        case .hidden(let on): flag("hidden", on)
        case .interaction(let on): ["interaction", on ? "on" : "off"]
        case .clips(let on): flag("clips", on)
        case .multitouch(let on): flag("multitouch", on)
        case .exclusive(let on): flag("exclusive", on)
        case .level(let level): ["level", Notation.number(level)]
        case .hitTest(let answer): ["hit-test", answer.text]
        case .pointInside(let answer): ["point-inside"] + answer.words
        case .shouldBegin(let who): ["should-begin"] + who.words
        case .touches(let handling): ["touches", handling.word]
        case .motion(let handling): ["motion", handling.word]
        case .remote(let handling): ["remote", handling.word]
        case .moves: ["moves"]
        case .tracksSubviews: ["tracks-subviews"]
        case .logs(let text): ["logs"] + Notation.text(text)
        case .firstResponder: ["first-responder"]
        case .presented: ["presented"]
        case .sendEvent(let sending): ["send-event", sending.word]
        case .safeArea(let insets): ["safe-area"] + Notation.insets(insets)
        case .systemEdges(let edges): ["system-edges", Notation.list(edges)]
        case .defersSystemGestures(let edges): ["defers-system-gestures", Notation.list(edges)]
        case .touchesShouldBegin(let views): ["touches-should-begin"] + views.words
        case .touchesShouldCancel(let views): ["touches-should-cancel"] + views.words
        case .on(let event, let effects): [event.word, effects.text]
        case .after(let span, let effects): ["after", span.text, effects.text]
        case .every(let span, let effects): ["every", span.text, effects.text]
        }
    }

    private func flag(_ word: String, _ on: Bool) -> [String] { on ? [word] : [word, "off"] }
}
