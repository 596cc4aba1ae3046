/// How important a constraint is, up to 1000: that must be.
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// 1 to 1000.
    public let rawValue: Float
    /// 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1 to 1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// 1 to 1000.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// It must be.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// That content is not cut.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// That there is no more room than content needs.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// That `systemLayoutSizeFitting(_:)` comes near its target.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
