import TouchTrace

extension Staging {
    /// The views tilted apart in layers, the front ones on top.
    public struct Depth: Hashable, Sendable {
        /// The view that is taken apart with all its subviews; nil for the whole scene.
        public let view: SubjectID?
        /// The distance of the layers: from 0, where everything is flat, to 1.
        public var share = 1.0

        /// The time that layers take to separate, or to become flat again, in seconds.
        public static let duration = 0.6

        init(of view: SubjectID? = nil) { self.view = view }
    }
}

extension Staging.Depth {
    /// Returns the depth on the way from one state to another, `seconds` after the start.
    ///
    /// - Returns: the depth; nil if everything is flat.
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
        // One view becomes flat before another is taken apart.
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
