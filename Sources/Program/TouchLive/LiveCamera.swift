import TouchKit
import TouchScore
import TouchScript
import TouchStage
import TouchTrace

/// The window's camera: it eases from its present frame to the one that a tape sends it to, by the
/// host's clock.
package nonisolated struct LiveCamera {
    private var goal = Goal()
    /// The frame at the time it was sent, in points of the screen; nil for the whole scene.
    private var from: CGRect?
    /// The frame that it was sent to.
    private var target: CGRect?
    /// The last frame.
    private var shown: CGRect?
    /// The host's time at which it was sent.
    private var start = -Double.infinity

    /// The cause of its travel: a line of a tape, and the touch of the finger that it follows.
    struct Goal: Equatable {
        /// The number of the session's records before it; 0 before the first line.
        var record = 0
        var camera: Telling.Camera?
        var touch: SubjectID?
    }

    /// Returns the frame at the host's time `now`.
    ///
    /// - Parameters:
    ///   - goal: the present cause of its travel.
    ///   - target: the frame that it is sent to; nil for the whole scene.
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

    /// Returns the frame if there is no finger to follow: the camera finishes its travel, or stays.
    mutating func frame(staying all: CGRect, now: Double) -> CGRect? {
        frame(goal, target: target, all: all, now: now)
    }

    /// Returns whether it is travelling at the host's time `now`.
    func isMoving(now: Double) -> Bool { CameraTravel.progress(after: now - start) < 1 }
}
