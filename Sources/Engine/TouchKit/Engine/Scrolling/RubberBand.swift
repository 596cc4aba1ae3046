/// How far content follows a finger beyond its edge (CT7).
nonisolated enum RubberBand {
    /// How far the content is drawn beyond the edge when the finger has pulled it `distance` beyond.
    /// - Parameters:
    ///   - extent: the scroll view's size along the axis, in points: the content never goes as far.
    ///   - give: how readily it follows at first, 0 to 1.
    static func stretch(_ distance: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        return extent * (1 - 1 / (distance * give / extent + 1))
    }

    /// The other way: how far a finger would have had to pull.
    static func pull(for stretch: Double, extent: Double, give: Double) -> Double {
        guard extent > 0, give > 0 else { return 0 }
        let part = min(stretch / extent, 0.99)
        return extent / give * (1 / (1 - part) - 1)
    }
}
