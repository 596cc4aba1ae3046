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
    /// The arithmetic of lists.
    case la1, la2, la3, la4, la5, la6, la7, la8, la9, la10
    /// Collections.
    case cv1, cv2, cv3, cv4, cv5, cv6, cv7, cv8, cv9, cv10, cv11, cv12, cv13, cv20, cv30, cv31,
        cv32, cv33, cv34, cv35, cv36, cv37, cv38, cv39, cv40, cv50, cv51, cv52, cv53, cv54,
        cv55, cv56, cv57, cv58, cv59, cv60, cv70, cv71, cv72, cv73, cv74, cv75
    /// Interactions.
    case in1, in2, in3, in4, in5, in6, in7, in8, in9, in10, in11, in12, in13
    /// Pagers, sheets and navigation.
    case pc1, pc2, pc3, pc4, pc5, pc6, pc7, pc8, pc9, pc10, pc11, pc12, pc13, pc14, pc15, pc16,
        pc17
    /// Refreshing and text.
    case rt1, rt2, rt3, rt4, rt5, rt6, rt7, rt8, rt9, rt10
    /// Pointers and pencils.
    case pp1, pp2, pp3, pp4, pp5, pp6, pp7, pp8, pp9

    /// The identifier as it is written, "HT3"; empty for a record that rests on no rule.
    public var description: String { self == .none ? "" : rawValue.uppercased() }
}
