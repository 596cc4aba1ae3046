/// The views for which a scroll view returns true, each with all of its descendants.
public enum ViewSelection: Hashable, Sendable {
    case all
    case nobody
    case only([String])
    case allBut([String])

    /// The views that the selection names.
    public var views: [String] {
        switch self {
        case .only(let names), .allBut(let names): names
        case .all, .nobody: []
        }
    }

    var words: [String] {
        switch self {
        case .all: ["all"]
        case .nobody: ["nobody"]
        case .only(let names): [Notation.list(names)]
        case .allBut(let names): ["all-but", Notation.list(names)]
        }
    }
}

extension LineReader {
    mutating func viewSelection() throws(ScriptError) -> ViewSelection {
        if take("all") { return .all }
        if take("nobody") { return .nobody }
        return take("all-but") ? .allBut(try references(.view)) : .only(try references(.view))
    }
}
