/// With what a pointer scrolls.
public nonisolated enum UIScrollType: Int, Sendable {
    /// A wheel, which turns step by step.
    case discrete
    /// A trackpad.
    case continuous
}

/// Some kinds of scrolling, or none.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// Its members as bits.
    public let rawValue: Int
    /// By its members as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// That of a wheel.
    public static let discrete = UIScrollTypeMask(.discrete)
    /// That of a trackpad.
    public static let continuous = UIScrollTypeMask(.continuous)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]

    init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
