import TouchPicture

extension Mark {
    /// Returns a soft shadow of an outline: the same shape several times, fainter outwards.
    ///
    /// - Parameter blur: the distance over which the shadow is soft on either side of the outline,
    ///   in points.
    nonisolated static func shadow(
        of path: Path, _ color: Color, _ offset: CGSize, blur: CGFloat
    ) -> [Mark] {
        let moved = path.applying(
            CGAffineTransform(translationX: offset.width, y: offset.height))
        guard color.alpha > 0 else { return [] }
        guard blur > 0 else { return [.shape(Shape(moved, fill: color))] }
        // The transparency of overlapping shapes multiplies, so that of one shape is taken to the
        // power of their number.
        let share = Color(
            red: color.red, green: color.green, blue: color.blue,
            alpha: 1 - Mathematics.power(1 - min(color.alpha, 0.999), 1 / Double(shadowSteps)))
        return (0..<shadowSteps).map { step in
            let reach = blur * (1 - 2 * (CGFloat(step) + 0.5) / CGFloat(shadowSteps))
            return .shape(Shape(moved.grown(by: reach), fill: share))
        }
    }

    nonisolated private static var shadowSteps: Int { 8 }
}

extension Path {
    /// Returns the outline farther out, or farther in for a negative distance. A rectangle gets
    /// round corners as it grows.
    ///
    /// Any outline other than a rectangle, with or without round corners, is scaled about its
    /// middle.
    nonisolated fileprivate func grown(by distance: CGFloat) -> Path {
        guard let bounds, bounds.width > 0, bounds.height > 0 else { return self }
        let box = roundedBox ?? (self == .rect(bounds) ? RoundedBox(bounds, radius: 0) : nil)
        let distance = max(distance, -min(bounds.width, bounds.height) / 2)
        if let grown = box?.grown(by: distance) {
            return .roundedRect(grown.rect, radius: grown.radius)
        }
        return applying(
            CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(
                    CGAffineTransform(
                        scaleX: 1 + 2 * distance / bounds.width,
                        y: 1 + 2 * distance / bounds.height)
                )
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY)))
    }
}
