import TouchPicture
import TouchWords

/// What a scene says of a view, a window, a controller or the application. Lengths are in points.
public enum ViewClause: Hashable, Sendable {
    /// The corner of the view before its transform, in its superview.
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
    /// How many pages there are.
    case count(Int)
    /// A control's value: a switch is on at 1; segments and pages count from 0.
    case value(Double)
    /// A control that forwards its touches, or a scroll view that does not scroll.
    case disabled(Bool)
    /// The size of what can be scrolled to.
    case content(CGSize)
    case paging(Bool)
    case bounces(Bool)
    /// Whether a scroll view lets touches rest before its content gets them.
    case delaysContent(Bool)
    /// Whether scrolling may take touches from content that has them.
    case cancelsContent(Bool)
    /// How far a scroll view's content can be zoomed, and the view in it that is; nil: the rearmost.
    case zoom(least: Double, most: Double, view: String?)
    /// Whether fingers zoom beyond these and it springs back.
    case bouncesZoom(Bool)
    case hidden(Bool)
    case interaction(Bool)
    case clips(Bool)
    case multitouch(Bool)
    case exclusive(Bool)
    /// A window's level: higher is further in front.
    case level(Double)
    case hitTest(HitTestAnswer)
    case pointInside(PointInside)
    /// Which recognizers its `gestureRecognizerShouldBegin` lets begin.
    case shouldBegin(Selection)
    case touches(Handling)
    case motion(Handling)
    case remote(Handling)
    /// Follows the finger that touches it.
    case moves
    /// Keeps its touches and follows each over its subviews, as a piano's keys need it.
    case tracksSubviews
    /// A word for the trace whenever it handles a call.
    case logs(LocalizedText)
    /// Is the first responder when the tape starts.
    case firstResponder
    /// A controller that its window's root controller presents.
    case presented
    case sendEvent(EventSending)
    /// The edges of a window's screen where the system has gestures of its own.
    case systemEdges([Edge])
    /// The edges at which a controller has them come after the app's.
    case defersSystemGestures([Edge])
    /// Of which of its content a scroll view's `touchesShouldBegin` says yes.
    case touchesShouldBegin(ViewSelection)
    /// From which of its content `touchesShouldCancel` lets scrolling take touches.
    case touchesShouldCancel(ViewSelection)
    /// An action of a control for one of its events.
    case on(ControlEvent, [ActionEffect])
    /// What is done once, so long after the view's timers have started.
    case after(Span, [ActionEffect])
    /// What is done again and again.
    case every(Span, [ActionEffect])
}

/// What a view's `hitTest(_:with:)` answers in place of the base class.
public enum HitTestAnswer: Hashable, Sendable {
    case itself
    case nobody
    /// A descendant if one is hit, else nobody.
    case passThrough
    case view(String)
    /// Itself or a view, whether or not the view is hit: the base class's conditions are left out.
    case anywhereItself
    case anywhereView(String)

    /// The view it names.
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

/// What a responder does with a call.
public enum Handling: String, LanguageWord, Hashable, Sendable {
    case consume, forward, handleAndForward
}

/// What an override of `sendEvent(_:)` does.
public enum EventSending: String, LanguageWord, Hashable, Sendable {
    case watch, swallow
}

/// The words that begin clauses, in canonical order.
enum ViewWord: String, LanguageWord {
    case at, size, boundsAt, color, rotate, scale, alpha, corner, tag, text, titles, count, value,
        disabled, content, paging, bounces, delaysContent, cancelsContent, zoom, bouncesZoom,
        hidden, interaction, clips, multitouch, exclusive, level, hitTest, pointInside, shouldBegin,
        touches, motion,
        remote, moves, tracksSubviews, logs, firstResponder, presented, sendEvent, systemEdges,
        defersSystemGestures, touchesShouldBegin, touchesShouldCancel, touchDown, touchDownRepeat,
        touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside,
        touchUpOutside, touchCancel, valueChanged, primaryActionTriggered, after, every

    static let handling: [ViewWord] = [.touches, .motion, .remote, .logs]

    /// What a tape can change.
    static let properties: [ViewWord] = [
        .at, .size, .boundsAt, .color, .rotate, .scale, .alpha, .corner, .text, .value, .disabled,
        .content, .paging, .bounces, .delaysContent, .cancelsContent, .bouncesZoom, .hidden,
        .interaction, .clips, .multitouch, .exclusive,
    ]
    private static let looks: [ViewWord] = [
        .at, .size, .boundsAt, .color, .rotate, .scale, .alpha, .corner, .tag, .hidden,
        .interaction, .clips, .multitouch, .exclusive,
    ]
    private static let timers: [ViewWord] = [.after, .every]
    private static let behaviours: [ViewWord] = [
        .hitTest, .pointInside, .shouldBegin, .touches, .motion, .remote, .moves, .logs,
        .firstResponder,
    ]
    private static let events = ControlEvent.allCases.compactMap { ViewWord(word: $0.word) }

    /// What can be said of a view of this kind. Controls and scroll views behave in their own ways; any can have timers.
    static func words(for kind: ViewKind) -> [ViewWord] {
        let own: [ViewWord] =
            switch kind {
            case .view: behaviours + [.tracksSubviews]
            case .label: behaviours + [.text]
            case .row, .control: [.disabled, .shouldBegin] + events
            case .button: [.text, .disabled, .hitTest, .pointInside, .shouldBegin] + events
            case .slider, .toggle, .stepper: [.value, .disabled, .shouldBegin] + events
            case .segments: [.titles, .value, .disabled, .shouldBegin] + events
            case .pages: [.count, .value, .disabled, .shouldBegin] + events
            case .scroll:
                [
                    .disabled, .content, .paging, .bounces, .delaysContent, .cancelsContent, .zoom,
                    .bouncesZoom, .hitTest,
                    .pointInside, .shouldBegin, .touchesShouldBegin, .touchesShouldCancel,
                ]
            }
        return allCases.filter { looks.contains($0) || own.contains($0) || timers.contains($0) }
    }

    static let forWindow: [ViewWord] = [
        .at, .size, .color, .hidden, .interaction, .multitouch, .exclusive, .level, .hitTest,
        .touches, .motion, .remote, .logs, .sendEvent, .systemEdges,
    ]
    static let forController: [ViewWord] =
        handling + [.firstResponder, .presented, .defersSystemGestures]
    static let forApplication: [ViewWord] = handling + [.sendEvent]
}

extension ViewClause {
    /// The word it begins with: "taps".
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
        case .zoom(let least, let most, let view):
            ["zoom", Notation.number(least), "to", Notation.number(most)]
                + Notation.clause("of", view)
        case .bouncesZoom(let on): ["bounces-zoom", on ? "on" : "off"]
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
