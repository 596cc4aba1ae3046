/// Tells the classes that are hit as `UIView` is from those that may have a way of their own.
enum HitOverrides {
    /// What a class may do in its own way.
    nonisolated struct Ways: OptionSet {
        let rawValue: Int
        /// Who answers.
        static let hitTest = Ways(rawValue: 1)
        /// Whether a point is in the view.
        static let inside = Ways(rawValue: 2)
        /// Where the view lies, and whether touches find it.
        static let place = Ways(rawValue: 4)
        /// Each of them: the safe answer.
        static let all: Ways = [.hitTest, .inside, .place]
    }
}
