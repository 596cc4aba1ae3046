import TouchPicture
import TouchWords

/// The answer of a view's `point(inside:with:)` in place of the base class's; all in the view's own
/// coordinates.
public enum PointInside: Hashable, Sendable {
    /// The bounds extended by this distance, in points; a negative distance is an inset.
    case outset(Double)
    /// The same answer everywhere.
    case always(Bool)
    /// The bounds of the view, and those of these subviews.
    case reaches([String])
    /// Only the bounds of these subviews.
    case only([String])
    /// The bounds of the view, without those of these views.
    case exceptViews([String])
    /// The bounds of the view, without this rectangle.
    case exceptRect(CGRect)

    /// The views whose bounds the answer depends on.
    public var views: [String] {
        switch self {
        case .reaches(let names), .only(let names), .exceptViews(let names): names
        case .outset, .always, .exceptRect: []
        }
    }

    var words: [String] {
        switch self {
        case .outset(let distance): ["outset", Notation.number(distance)]
        case .always(let answer): [answer ? "yes" : "no"]
        case .reaches(let names): ["reaches", Notation.list(names)]
        case .only(let names): ["only", Notation.list(names)]
        case .exceptViews(let names): ["except", Notation.list(names)]
        case .exceptRect(let rect):
            ["except"] + Notation.pair(rect.minX, rect.minY)
                + Notation.pair(rect.width, rect.height)
        }
    }
}

extension LineReader {
    mutating func pointInside() throws(ScriptError) -> PointInside {
        if take("outset") { return .outset(try coordinate(.expected.outset)) }
        if take("yes") { return .always(true) }
        if take("no") { return .always(false) }
        if take("reaches") { return .reaches(try references(.view)) }
        if take("only") { return .only(try references(.view)) }
        if take("except") {
            guard case .number = current?.kind else { return .exceptViews(try references(.view)) }
            let corner = try point(.expected.rectangle)
            let size = try size(.expected.rectangle)
            return .exceptRect(CGRect(origin: corner, size: size))
        }
        throw unexpected(
            .expected.whereHit, of: ["outset", "yes", "no", "reaches", "only", "except"])
    }
}
