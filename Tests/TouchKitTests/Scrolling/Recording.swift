import Testing

/// A drag on a real scroll view, as it was published: what the finger did, and where the content lay.
///
/// `UIScrollView.contentOffset.y` on a simulator of iOS 26.1 with a screen of 393 × 852 points, the scroll view as large as
/// that, and one finger at x 196.5. The screen rounds offsets to thirds of a point; samples lag the finger by
/// about 0.9 ms.
nonisolated struct Recording: CustomTestStringConvertible {
    let testDescription: String
    /// The content offset before the finger came down, in points.
    let start: Double
    /// When the finger came down, in seconds of the recording's clock, and its y.
    let down: (time: Double, y: Double)
    /// How often the finger moved, how far each time, and after which time, in seconds.
    let moves: (count: Int, step: Double, every: Double)
    /// How many such times it rested before it was lifted.
    let rests: Int
    /// The content offset after so many moves.
    let drag: [(move: Int, offset: Double)]
    /// Of the content, in points a millisecond, as the delegate was told.
    let velocity: Double
    /// Where the content would come to rest, as the delegate was told.
    let target: Double
    /// How long after the lift the delegate heard that deceleration had ended; nil if there was none.
    let end: Double?
    /// The content offset after the lift.
    let samples: [(time: Double, offset: Double)]

    /// When the finger lifted: one step after its last move or rest.
    var lift: Double { down.time + Double(moves.count + rests + 1) * moves.every }

    /// Times and offsets in a row, as published.
    private static func samples(_ text: String) -> [(time: Double, offset: Double)] {
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        return stride(from: 0, to: numbers.count - 1, by: 2).map {
            (numbers[$0], numbers[$0 + 1])
        }
    }

    /// A flick at 750 points a second that has room to run out.
    static let deceleration = Recording(
        testDescription: "a flick that runs out", start: 5000, down: (0.5365954591, 792),
        moves: (14, -6, 0.008), rests: 0,
        drag: [(1, 5000), (2, 5002), (3, 5008), (14, 5074)],
        velocity: 0.75, target: 5443.667, end: 2.161,
        samples: samples(
            """
            0.6672103759 5081.3333  0.6838865425 5093.3333  0.7005741675 5105.0000
            0.7172216256 5116.0000  0.7338945423 5127.0000  0.7505673757 5137.6667
            0.7672207505 5147.6667  0.7838807092 5157.6667  0.8005768755 5167.3333
            0.8338615424 5185.3333  0.8672352922 5202.3333  0.9005769589 5218.0000
            0.9505340005 5240.0000  1.0005737091 5260.0000  1.1005437505 5294.0000
            1.2005563341 5322.0000  1.3005426675 5345.0000  1.4005854172 5363.6667
            1.5005632089 5379.0000  1.6005617091 5391.6667  1.7005434171 5402.0000
            1.8005657089 5410.3333  1.9005881674 5417.0000  2.0005989592 5422.6667
            2.1005947092 5427.3333  2.2005607090 5431.3333  2.3005358339 5434.3333
            2.4005650007 5436.6667  2.5005712504 5439.0000  2.6005916256 5440.6667
            2.7005773340 5442.0000  2.8172575422 5443.3333  3.0000000000 5443.3333
            """))

    /// Content pulled far below its top, held there for 0.3 s and let go. The finger came down 1.272 s before.
    static let rubberBand = Recording(
        testDescription: "let go beyond the top", start: 0, down: (0.2042176258 - 1, 120),
        moves: (120, 5, 0.008), rests: 38,
        drag: [
            (2, 0), (3, -2.667), (4, -5.333), (13, -29.333), (30, -70.667), (60, -134.333),
            (90, -188.333), (120, -235),
        ],
        velocity: -0.625, target: 0, end: 0.691,
        samples: samples(
            """
            0.4838535842 -223.3333  0.5005007922 -197.0000  0.5171892922 -173.3333
            0.5338292923 -152.0000  0.5504837926 -133.3333  0.5671623340 -116.3333
            0.5838503758 -101.3333  0.6004865007 -88.3333  0.6171590840 -76.6667  0.6338204173 -66.6667
            0.6505125421 -57.6667  0.6671744175 -50.0000  0.6838482507 -43.0000  0.7004938759 -37.3333
            0.7171797091 -32.0000  0.7338822507 -27.6667  0.7505140007 -23.6667  0.7671947507 -20.3333
            0.7838416258 -17.6667  0.8004951258 -15.0000  0.8171447506 -13.0000  0.8338386258 -11.0000
            0.8504806259 -9.6667  0.8671445842 -8.3333  0.8838300840 -7.0000  0.9004984172 -6.0000
            0.9171500006 -5.0000  0.9338209173 -4.3333  0.9504772923 -3.6667  0.9671579171 -3.3333
            0.9838053342 -2.6667  1.0004953342 -2.3333  1.0171916671 -2.0000  1.0338719175 -1.6667
            1.0504899174 -1.3333  1.0838081255 -1.0000  1.1171679175 -0.6667  1.1671744590 -0.3333
            1.1672488758 0.0000
            """))

    /// A drag at 187.5 points a second, and a rest before the lift.
    static let slowLift = Recording(
        testDescription: "a slow lift", start: 5000, down: (0, 792),
        moves: (60, -3, 0.016), rests: 19,
        drag: [(3, 5000), (4, 5002), (5, 5005), (60, 5170)],
        velocity: 0, target: 5170, end: nil, samples: [])

    static let all = [deceleration, rubberBand, slowLift]
}
