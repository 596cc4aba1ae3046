import TouchPicture
import TouchReading

/// How a camera goes from one place to another, in films and where a tape plays live.
package enum CameraTravel {
    /// How long it takes, in seconds.
    package static let duration = 0.7

    /// How far it has come after `part` of the time, both from 0 to 1: slow at both ends.
    static func eased(_ part: Double) -> Double {
        let part = min(max(part, 0), 1)
        return part * part * (3 - 2 * part)
    }

    /// How far it has come after so many seconds, from 0 to 1.
    package static func progress(after seconds: Double) -> Double { eased(seconds / duration) }

    /// What is shown `progress` of the way, in points of the screen; nil for all of the scene.
    package static func frame(
        from: CGRect?, to: CGRect?, in all: CGRect, _ progress: Double
    ) -> CGRect? {
        progress >= 1 ? to : (from ?? all).mixed(with: to ?? all, progress)
    }
}
