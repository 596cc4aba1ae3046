#if !canImport(Foundation)
    extension HitOverrides {
        /// Returns all parts: classes have no tables there, so each view is asked.
        static func ownWays(of view: UIView) -> Ways { .all }
    }
#endif
