import TouchPicture
import TouchReading

/// The places in a view, as it lies in the picture, for a label.
struct ViewSpots {
    private let bounds: CGRect
    private let toPicture: CGAffineTransform
    private let fromPicture: CGAffineTransform

    init(_ view: ViewState, _ toPicture: CGAffineTransform) {
        bounds = view.bounds
        self.toPicture = toPicture
        fromPicture = toPicture.inverted()
    }

    /// Returns origins for an upright label: in the top right, bottom right, and bottom left
    /// corner; or beside a view that is too small for it.
    func places(for size: CGSize, pad: Double) -> [CGPoint] {
        let inside = bounds.corners[1...3].compactMap { place(near: $0, size, pad) }
        if !inside.isEmpty { return inside }
        let box = bounds.applying(toPicture)
        return [
            CGPoint(x: box.midX - size.width / 2, y: box.maxY + pad),
            CGPoint(x: box.midX - size.width / 2, y: box.minY - pad - size.height),
            CGPoint(x: box.maxX + pad, y: box.midY - size.height / 2),
            CGPoint(x: box.minX - pad - size.width, y: box.midY - size.height / 2),
        ]
    }

    /// Returns the place nearest to a corner at which the label lies inside, with a margin of
    /// `pad`.
    private func place(near corner: CGPoint, _ size: CGSize, _ pad: Double) -> CGPoint? {
        let at = corner.applying(toPicture)
        let middle = bounds.middle.applying(toPicture)
        let (right, down) = (middle.x > at.x, middle.y > at.y)
        // In an upright view the label fits right into the corner; in a rotated one it moves
        // towards the middle.
        let snug = CGPoint(
            x: at.x + (right ? pad : -pad - size.width),
            y: at.y + (down ? pad : -pad - size.height))
        let last = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        for step in 0...8 {
            let origin = snug.mixed(with: last, Double(step) / 8)
            if holds(CGRect(origin: origin, size: size).insetBy(dx: -pad / 2, dy: -pad / 2)) {
                return origin
            }
        }
        return nil
    }

    private func holds(_ box: CGRect) -> Bool {
        box.corners.allSatisfy { bounds.contains($0.applying(fromPicture)) }
    }
}
