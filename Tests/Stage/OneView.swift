import Foundation
import TouchScript
import TouchTrace

@testable import TouchKit
@testable import TouchLive

/// A session of one view that fills the scene, and fingers for it.
package struct OneView {
    package let session: PacedSession

    package init() throws {
        let scene = try Scene.parse(
            "scene 1 \"one\" 100 x 100\nview card at 0 0 size 100 100 color sky\n  tap once\n",
            file: "one.scene")
        session = PacedSession(
            scene: scene, tape: nil, language: "en", now: 0)
    }

    package func touch(_ phase: UITouch.Phase, at time: Double) {
        session.send(
            [
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: time)
            ], now: time)
    }

    /// Taps for a tenth of a second.
    package func tap(at time: Double) {
        touch(.began, at: time)
        touch(.ended, at: time + 0.1)
    }

    package func hover(at time: Double) {
        session.send(
            PointerSample(phase: .moved, location: CGPoint(x: 50, y: 50), timestamp: time),
            now: time)
    }
}
