import TouchPicture
import TouchWords

/// A condition that a delegate's answer depends on.
public indirect enum Condition: Hashable, Sendable {
    /// The condition that a scroll view's content is at its top edge, or at its bottom edge.
    case atTop(String)
    case atBottom(String)
    /// The condition that a scroll view's content is larger than at the smallest zoom scale.
    case zoomed(String)
    /// The condition that the fingers are in this rectangle, in the coordinates of the recognizer's
    /// view.
    case area(CGRect)
    case not(Condition)

    static let words = ["at-top", "at-bottom", "zoomed", "area"]

    var words: [String] {
        switch self {
        case .atTop(let name): ["at-top", name]
        case .atBottom(let name): ["at-bottom", name]
        case .zoomed(let name): ["zoomed", name]
        case .area(let area):
            ["area"] + Notation.pair(area.minX, area.minY) + Notation.pair(area.width, area.height)
        case .not(let condition): ["not"] + condition.words
        }
    }

    /// The scroll view that the condition is about; nil if it is about none.
    public var scrollView: String? {
        switch self {
        case .atTop(let name), .atBottom(let name), .zoomed(let name): name
        case .area: nil
        case .not(let condition): condition.scrollView
        }
    }
}

extension LineReader {
    /// Reads a condition; nil if none begins here.
    mutating func condition() throws(ScriptError) -> Condition? {
        if take("not") {
            guard let condition = try condition() else {
                throw unexpected(.expected.condition, of: Condition.words)
            }
            return .not(condition)
        }
        if take("at-top") { return .atTop(try reference(.view, .expected.scrollView)) }
        if take("at-bottom") { return .atBottom(try reference(.view, .expected.scrollView)) }
        if take("zoomed") { return .zoomed(try reference(.view, .expected.scrollView)) }
        guard take("area") else { return nil }
        let corner = try point(.expected.xAndY)
        return .area(CGRect(origin: corner, size: try size(.expected.sizeSuchAs("40 400"))))
    }
}
