#if !canImport(Foundation)
    /// Of no class it is known there what it overrides: a compiler for browsers gives classes no tables that could be read.
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
        }

        /// All: each view is asked.
        static func ownWays(of view: UIView) -> Ways { [.hitTest, .inside, .place] }
    }
#endif
