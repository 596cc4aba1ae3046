import TouchScript

/// The overrides of a responder's class, as the responder's clauses state them.
struct ResponderCode {
    var touches: Handling?
    var motion: Handling?
    var remote: Handling?
    var note: LocalizedText?
    var hitTest: HitTestAnswer?
    var inside: PointInside?
    /// The recognizers that the view lets begin.
    var permitted: Selection?
    var moves = false
    var tracks = false
    var isMultiple = false
    var isFirst = false
    var sending: EventSending?
    var deferred: [Edge] = []
    var begins: ViewSelection?
    var cancels: ViewSelection?
    /// Indicates whether the view contains rows, which give up their touches.
    var holdsRows = false

    init(_ clauses: [ViewClause]) {
        for clause in clauses {
            switch clause {
            case .touches(let handling): touches = handling
            case .motion(let handling): motion = handling
            case .remote(let handling): remote = handling
            case .logs(let text): note = text
            case .hitTest(let answer): hitTest = answer
            case .pointInside(let answer): inside = answer
            case .shouldBegin(let who): permitted = who
            case .moves: moves = true
            case .tracksSubviews: tracks = true
            case .multitouch(let on): isMultiple = on
            case .firstResponder: isFirst = true
            case .sendEvent(let kind): sending = kind
            case .defersSystemGestures(let edges): deferred = edges
            case .touchesShouldBegin(let views): begins = views
            case .touchesShouldCancel(let views): cancels = views
            default: break
            }
        }
        // A note on its own applies to every call.
        if note != nil, touches == nil, motion == nil, remote == nil {
            (touches, motion, remote) = (.handleAndForward, .handleAndForward, .handleAndForward)
        }
        if moves || tracks, touches == nil { touches = .consume }
        if tracks, hitTest == nil { hitTest = .itself }
    }

    /// Indicates whether the class calls `handle()`.
    var handles: Bool { [touches, motion, remote].contains { $0 != nil && $0 != .forward } }

    /// Indicates whether the class calls `tell(_:)`.
    var tells: Bool { sending == .watch || tracks || (handles && note != nil) }

    /// Indicates whether the scene needs a subclass of UIKit's class.
    var isNeeded: Bool {
        handles || hitTest != nil || inside != nil || moves || tracks || isFirst || sending != nil
            || begins != nil || cancels != nil || holdsRows || !deferred.isEmpty || permitted != nil
    }

    /// Writes the members of the class.
    func write(of name: String, in language: String, to text: CodeText) {
        if tracks { text.line("private var held: [UITouch: UIView] = [:]") }
        if hitTest?.view != nil { text.line("weak var hitView: UIView?") }
        for list in viewLists { text.line("var \(list.property): [UIView] = []") }
        if isFirst {
            text.gap()
            text.about(name, .clause("first-responder")) {
                text.line("override var canBecomeFirstResponder: Bool { true }")
            }
        }
        writeDeferredEdges(of: name, to: text)
        writeHitTest(of: name, to: text)
        writePointInside(of: name, to: text)
        writeShouldBegin(of: name, to: text)
        writeContentAnswers(of: name, to: text)
        writeSendEvent(of: name, to: text)
        writeCalls(of: name, in: language, to: text)
        if tracks { writeTracking(of: name, to: text) }
    }
}
