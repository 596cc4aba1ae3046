#if !canImport(Foundation)
    extension HitOverrides {
        /// All: classes have no tables there, so each view is asked.
        static func ownWays(of view: UIView) -> Ways { .all }
    }
#endif
