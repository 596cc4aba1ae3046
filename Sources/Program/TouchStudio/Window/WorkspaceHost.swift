import Foundation
import TouchLive

/// Whoever shows a workspace: the window, with its fingers and keys.
package protocol WorkspaceHost: AnyObject {
    /// In pixels.
    var size: CGSize { get }
    /// Pixels a point that suit the display.
    var displayScale: Double { get }

    /// What the system tells of touchscreens now.
    func touchSurroundings() -> TouchSurroundings
    /// What is down says nothing more until it comes down again.
    func forgetFingers()
    /// The mouse's standing fingers go up.
    func liftStandingFingers()
    /// Whether keys give text besides.
    func takeText(_ takes: Bool)
    /// Puts words into the clipboard.
    func copy(_ words: String)
    /// The course for everybody in the network.
    func shareCourse() -> CourseSharing
    func toggleFullscreen()
    func close()
    /// Calls `filesChanged` whenever one of these files may have changed.
    func watch(_ files: [String])
    /// Keeps what hands did in a session that is left for good.
    func keep(_ session: PacedSession)
}
