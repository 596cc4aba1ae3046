/// The rules of touch handling that a decision can rest on, by their published identifiers.
public enum Rule: String, CaseIterable, Sendable, CustomStringConvertible, BitwiseCopyable {
    /// No rule decides this.
    case none
    /// Hit-testing.
    case ht1, ht2, ht3, ht4, ht5, ht6, ht7, ht8, ht9, ht10
    /// The responder chain.
    case rc1, rc2, rc3, rc4, rc5, rc6
    /// Touches, events and time.
    case te1, te2, te3, te4, te5, te6, te7, te8, te9
    /// Delivery.
    case dl1, dl2, dl3, dl4, dl5, dl6, dl7, dl8, dl9, dl10, dl11, dl12, dl13, dl14
    /// State machines.
    case sm1, sm2, sm3, sm4, sm5
    /// Arbitration.
    case ar1, ar2, ar3, ar4, ar5, ar6, ar7, ar8, ar9, ar10, ar11, ar12
    /// Built-in recognizers.
    case br1, br2, br3, br4, br5, br6, br7, br8, br9
    /// Controls and scroll views.
    case ct1, ct2, ct3, ct4, ct5, ct6, ct7, ct8, ct9

    /// The identifier as it is written, "HT3"; empty for a record that rests on no rule.
    public var description: String { self == .none ? "" : rawValue.uppercased() }
}
