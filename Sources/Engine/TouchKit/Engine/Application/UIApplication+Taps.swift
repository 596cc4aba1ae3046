import TouchPicture

extension UIApplication {
    /// How many taps the new `touch` makes with those before it (TE3).
    func countTaps(of touch: UITouch, at location: CGPoint) {
        let time = touch.timestamp
        intake.lifts.removeAll { time - $0.time > tuning.tapCountInterval }
        let near = intake.lifts.lastIndex {
            Mathematics.hypotenuse($0.location.x - location.x, $0.location.y - location.y)
                <= tuning.tapCountRadius
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
