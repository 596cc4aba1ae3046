/// The distinction between classes that are hit-tested as `UIView` is and those that may differ.
enum HitOverrides {
    /// The parts of hit-testing that a class may do differently.
    nonisolated struct Ways: OptionSet {
        let rawValue: Int
        /// The answer of the hit test.
        static let hitTest = Ways(rawValue: 1)
        /// The test of whether a point is in the view.
        static let inside = Ways(rawValue: 2)
        /// The position of the view, and its openness to touches.
        static let place = Ways(rawValue: 4)
        /// All parts: the safe answer.
        static let all: Ways = [.hitTest, .inside, .place]
    }
}
