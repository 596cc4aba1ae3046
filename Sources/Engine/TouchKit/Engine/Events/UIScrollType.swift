/// The device with which a pointer scrolls.
public nonisolated enum UIScrollType: Int, Sendable {
    /// A wheel, which turns step by step.
    case discrete
    /// A trackpad.
    case continuous
}

/// A set of kinds of scrolling.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The kinds as bits.
    public let rawValue: Int
    /// Creates a set of kinds from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The scrolling of a wheel.
    public static let discrete = UIScrollTypeMask(.discrete)
    /// The scrolling of a trackpad.
    public static let continuous = UIScrollTypeMask(.continuous)
    /// Both kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]

    init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
