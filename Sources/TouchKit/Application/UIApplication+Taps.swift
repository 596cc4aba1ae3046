extension UIApplication {
    /// A touch counts as a further tap if it begins this soon after a lift (TE3), in seconds.
    public static let tapCountInterval = 0.35

    /// and this near to it, in points.
    public static let tapCountRadius: CGFloat = 30

    /// How many taps the new `touch` makes with those before it (TE3).
    func countTaps(of touch: UITouch, at location: CGPoint) {
        let time = touch.timestamp
        intake.lifts.removeAll { time - $0.time > UIApplication.tapCountInterval }
        let near = intake.lifts.lastIndex {
            hypot($0.location.x - location.x, $0.location.y - location.y)
                <= UIApplication.tapCountRadius
        }
        guard let near else { return }
        touch.tapCount = intake.lifts.remove(at: near).tapCount + 1
    }

    func noteLift(of touch: UITouch) {
        guard let window = touch.window else { return }
        intake.lifts.append(
            Intake.Lift(
                time: touch.timestamp, location: window.pointToParent(touch.moment.location),
                tapCount: touch.tapCount))
        // Ten fingers lift at once at most; more would be noise.
        if intake.lifts.count > 32 { intake.lifts.removeFirst() }
    }
}
