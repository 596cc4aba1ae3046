import Foundation
import TouchLive

/// The host that shows a workspace: the window, with its fingers and keys.
package protocol WorkspaceHost: AnyObject {
    /// The size of the window, in pixels.
    var size: CGSize { get }
    /// The pixels per point that suit the display.
    var displayScale: Double { get }

    /// Returns what the system reports about touchscreens now.
    func touchSurroundings() -> TouchSurroundings
    /// Ignores the fingers and buttons that are down until they come down again.
    func forgetFingers()
    /// Lifts the mouse's standing fingers.
    func liftStandingFingers()
    /// Turns text input from the keyboard on or off.
    func takeText(_ takes: Bool)
    /// Copies words to the clipboard.
    func copy(_ words: String)
    /// Returns the sharing of the course with everybody in the network.
    func shareCourse() -> CourseSharing
    func toggleFullscreen()
    func close()
    /// Calls `filesChanged` whenever one of these files may have changed.
    func watch(_ files: [String])
    /// Keeps the touches of a session that is left for good.
    func keep(_ session: PacedSession)
}
