import TouchTrace

extension Staging {
    /// Views tilted apart in layers, the front ones on top.
    public struct Depth: Hashable, Sendable {
        /// The view that is taken apart with all in it; nil for all of the scene.
        public let view: SubjectID?
        /// The distance of the layers: from 0, where all lies flat, to 1.
        public var share = 1.0

        /// The time that layers take to come apart, or to lie flat again, in seconds.
        public static let duration = 0.6

        init(of view: SubjectID? = nil) { self.view = view }
    }
}

extension Staging.Depth {
    /// The depth on the way from one state to another, `seconds` after it began.
    ///
    /// - Returns: nil where all lies flat.
    public static func between(_ old: Self?, _ new: Self?, after seconds: Double) -> Self? {
        let part = seconds / duration
        guard part < 1 else { return new }
        guard let new else {
            return old.map { $0.at(share: $0.share * (1 - Motion.eased(part))) }
        }
        guard let old else { return new.at(share: new.share * Motion.eased(part)) }
        if old.view == new.view {
            return new.at(share: old.share + (new.share - old.share) * Motion.eased(part))
        }
        // One thing lies down before another comes apart.
        return part < 0.5
            ? old.at(share: old.share * (1 - Motion.eased(2 * part)))
            : new.at(share: new.share * Motion.eased(2 * part - 1))
    }

    private func at(share: Double) -> Self {
        var depth = self
        depth.share = share
        return depth
    }
}
