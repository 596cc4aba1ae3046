import TouchPicture
import TouchTrace

extension PencilPose {
    /// Returns the direction in which the pencil leans, as a vector of length 1 in the coordinates
    /// of `view`; nil means the window.
    package func direction(in view: UIView?) -> CGVector {
        let way = CGVector(
            dx: Mathematics.cosine(azimuthAngle), dy: Mathematics.sine(azimuthAngle))
        guard let view else { return way }
        let start = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(CGPoint(x: way.dx, y: way.dy), from: nil)
        let length = start.distance(to: end)
        // Under a singular transform there is no direction.
        guard length > 0, length.isFinite else { return way }
        return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    /// Returns the direction in which the pencil leans, in radians of the coordinates of `view`;
    /// nil means the window.
    package func azimuthAngle(in view: UIView?) -> Double {
        guard let view else { return azimuthAngle }
        let way = direction(in: view)
        return Mathematics.arcTangent(y: way.dy, x: way.dx)
    }
}
