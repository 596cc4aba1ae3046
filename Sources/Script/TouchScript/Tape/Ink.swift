import TouchPicture
import TouchWords

/// A drawing over the scene for the viewers, which the scene does not notice.
public enum Ink: Hashable, Sendable {
    case stroke(Stroke)
    /// The reversal of the last change: it removes a stroke, or restores those that `off` removed.
    case undo
    /// The removal of all strokes.
    case off

    /// One stroke of the pen.
    public struct Stroke: Hashable, Sendable {
        public var color: SceneColor
        /// The width in points of the scene's screen.
        public var width: Double
        /// The points of the stroke in order, in points of the scene's screen; a single one is a
        /// dot.
        public var places: [CGPoint]
        /// The duration of drawing, which ends at the line's time; nil for a stroke that appears at
        /// once.
        public var over: Span?

        public init(color: SceneColor, width: Double, places: [CGPoint], over: Span? = nil) {
            self.color = color
            self.width = width
            self.places = places
            self.over = over
        }
    }

    var words: [String] {
        switch self {
        case .stroke(let stroke):
            [stroke.color.text, Notation.number(stroke.width)]
                + stroke.places.map(Notation.place) + Notation.clause("over", stroke.over?.text)
        case .undo: ["undo"]
        case .off: ["off"]
        }
    }
}

/// A circle of light: everything outside it is darker.
public struct Spotlight: Hashable, Sendable {
    /// The center in points of the scene's screen.
    public var center: CGPoint
    /// The radius in points of the scene's screen.
    public var radius: Double

    public init(center: CGPoint, radius: Double) {
        self.center = center
        self.radius = radius
    }

    var words: [String] { [Notation.place(center), Notation.number(radius)] }
}

extension LineReader {
    mutating func ink() throws(ScriptError) -> Ink {
        if take("undo") { return .undo }
        if take("off") { return .off }
        let color = try color()
        let width = try number(.expected.inkWidth, in: 0.5...100)
        var stroke = Ink.Stroke(color: color, width: width, places: [try place()])
        while current?.isSymbol("(") == true { stroke.places.append(try place()) }
        if take("over") { stroke.over = try span(.expected.drawingTime) }
        guard isAtEnd else { throw unexpected(.expected.placeOrOver) }
        return .stroke(stroke)
    }

    mutating func spotlight() throws(ScriptError) -> Spotlight {
        let center = try place()
        let radius = try number(.expected.radius, in: 0...Limits.coordinate)
        return Spotlight(center: center, radius: radius)
    }

    private mutating func place() throws(ScriptError) -> CGPoint {
        let expected = Wording.expected.placeOfScreen
        guard current?.isSymbol("(") == true else { throw unexpected(expected) }
        return try parenthesised(expected)
    }
}
