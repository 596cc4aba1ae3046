import TouchPicture
import TouchWords

/// The animation of a view to another place by `UIView.animate`: `glides ball to 480 40 over 3s`.
public struct Glide: Hashable, Sendable {
    public var view: String
    /// The final top-left corner, in the superview's coordinates.
    public var corner: CGPoint
    public var duration: Span
    /// Indicates whether touches reach the view while it moves.
    public var allowsTouches: Bool

    static let permission = "allow-user-interaction"

    var words: [String] {
        [view, "to"] + Notation.pair(corner.x, corner.y) + ["over", duration.text]
            + (allowsTouches ? [Self.permission] : [])
    }
}

extension LineReader {
    mutating func glide() throws(ScriptError) -> Glide {
        let view = try reference(.view)
        try require("to")
        let corner = try point(.expected.xAndYSuchAs("40 60"))
        try require("over")
        let duration = try span(.expected.time("2s"))
        return Glide(
            view: view, corner: corner, duration: duration, allowsTouches: take(Glide.permission))
    }
}
