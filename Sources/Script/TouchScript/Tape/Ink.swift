import TouchPicture
import TouchWords

/// What a hand draws over the scene for those who watch; the scene feels nothing of it.
public enum Ink: Hashable, Sendable {
    case stroke(Stroke)
    /// Takes back what came last: a stroke goes, or those that `off` took come again.
    case undo
    /// All strokes are taken away.
    case off

    /// One line of the pen.
    public struct Stroke: Hashable, Sendable {
        public var color: SceneColor
        /// In points of the screen of the scene.
        public var width: Double
        /// In order, in points of the screen of the scene; one alone is a dot.
        public var places: [CGPoint]
        /// How long it was drawn, up to its line; nil for one that is there at once.
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

/// A circle of light: all but it is darker.
public struct Spotlight: Hashable, Sendable {
    /// In points of the screen of the scene.
    public var center: CGPoint
    /// In the same points.
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
