import TouchPicture
import TouchTrace

extension UIGestureRecognizer {
    /// The tuning that applies to the recognizer.
    @inline(__always)
    var tuning: Tuning {
        if let context = attempt.context { return context.pointee.tuning }
        return application?.tuning ?? Tuning()
    }

    /// The event time, in seconds.
    var now: Double { attempt.context?.pointee.now ?? application?.now ?? 0 }

    /// Writes a measured value to the trace, with the threshold that decides on it.
    public func measure(_ quantity: Quantity, _ value: Double, of threshold: Double) {
        if let record = note(quantity, value, of: threshold) { attempt.lastMeasure = record }
    }

    /// Writes a measured value that decides nothing to the trace.
    /// - Returns: the record; nil without a trace.
    @discardableResult
    func note(_ quantity: Quantity, _ value: Double, of threshold: Double) -> Int32? {
        guard let tracer else { return nil }
        return tracer.write(
            .br9,
            .measure(
                recognizer: tracer.id(self), quantity, value: value, threshold: threshold))
    }

    /// Asks to fail, with a reason.
    func fail(because reason: TransitionReason) {
        request(.failed, reason)
    }

    /// The middle of the tracked touches that are down, in window coordinates; nil if there are
    /// none.
    var liveCentroid: CGPoint? { centroid { $0.isLive } }

    /// The middle of the tracked touches. A finger that lifts in the present event is one of them
    /// until the others have moved, which would otherwise seem to jump.
    var centroid: CGPoint? { attempt.locations.centroid }

    /// Returns the middle of the tracked touches that are meant, in window coordinates; nil if
    /// there are none.
    func centroid(where isMeant: (UITouch) -> Bool) -> CGPoint? {
        var sum = CGPoint.zero
        var count: CGFloat = 0
        for touch in tracked where isMeant(touch) {
            sum.x += touch.moment.location.x
            sum.y += touch.moment.location.y
            count += 1
        }
        return count == 0 ? nil : CGPoint(x: sum.x / count, y: sum.y / count)
    }

    var liveCount: Int {
        var count = 0
        for touch in tracked where touch.isLive { count += 1 }
        return count
    }

    /// Converts `vector` from window coordinates to those of `view`.
    func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
        let (origin, end) = (convert(CGPoint.zero, to: view), convert(vector, to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Converts `vector` from the coordinates of `view` to those of the window.
    func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

extension CGPoint {
    nonisolated func distance(to other: CGPoint) -> CGFloat {
        Mathematics.hypotenuse(x - other.x, y - other.y)
    }
}
