import TouchKit
import TouchScore
import TouchScript
import TouchStage
import TouchTrace

/// The window's camera: it eases from wherever it is to where a tape sends it, by the host's clock.
package nonisolated struct LiveCamera {
    private var goal = Goal()
    /// What it showed when it was sent, in points of the screen; nil for all of the scene.
    private var from: CGRect?
    /// What it was sent to show.
    private var target: CGRect?
    /// What it showed last.
    private var shown: CGRect?
    /// The host's time at which it was sent.
    private var start = -Double.infinity

    /// What sends it: a line of a tape, and the touch of the finger that it follows.
    struct Goal: Equatable {
        /// After how many of the session's records; 0 before the first line.
        var record = 0
        var camera: Telling.Camera?
        var touch: SubjectID?
    }

    /// What it shows at the host's time `now`.
    ///
    /// - Parameters:
    ///   - goal: what sends it now.
    ///   - target: what it is sent to show; nil for all of the scene.
    ///   - all: the whole scene, in points of the screen.
    mutating func frame(_ goal: Goal, target: CGRect?, all: CGRect, now: Double) -> CGRect? {
        if goal != self.goal {
            (from, start) = (shown, now)
            self.goal = goal
        }
        self.target = target
        shown = CameraTravel.frame(
            from: from, to: target, in: all, CameraTravel.progress(after: now - start))
        return shown
    }

    /// It goes on to where it is on its way, or stays: nobody is there to be followed.
    mutating func frame(staying all: CGRect, now: Double) -> CGRect? {
        frame(goal, target: target, all: all, now: now)
    }

    /// Whether it is on its way at the host's time `now`.
    func isMoving(now: Double) -> Bool { CameraTravel.progress(after: now - start) < 1 }
}
