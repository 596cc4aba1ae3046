import Foundation
import TouchHost
import TouchKit
import TouchLive
import TouchPicture

/// A workspace that nobody sees, for those who measure: fingers go in, and the pictures come out that a window of its
/// size would show.
package final class Rehearsal {
    let workspace: Workspace
    private let host: Host

    /// - Parameters:
    ///   - settings: as they are kept in a file.
    ///   - size: of the window, in pixels, one a point.
    package init(
        lesson: String, settings: Data, size: CGSize, measurer: any TextMeasuring
    ) throws {
        var settings = try Settings.read(settings)
        settings.shownOverlays = .all
        let lessons = try Library.catalogue()
        host = Host(size: size)
        workspace = Workspace(
            opened: try OpenedScene.open(lesson, among: lessons), lessons: lessons,
            settings: settings, measurer: measurer, writer: nil, now: 0)
        workspace.host = host
        workspace.announce()
    }

    /// Fingers do something, in pixels of the window.
    package func send(_ samples: [TouchSample]) {
        guard let now = samples.last?.timestamp else { return }
        workspace.handle(.touches(samples), now: now)
    }

    /// What the window shows at `now`, in seconds.
    package func picture(now: Double) -> Picture {
        workspace.advance(now: now)
        return workspace.picture(now: now)
    }

    private final class Host: WorkspaceHost {
        let size: CGSize
        let displayScale = 1.0

        init(size: CGSize) { self.size = size }

        func touchSurroundings() -> TouchSurroundings { TouchSurroundings() }
        func forgetFingers() {}
        func liftStandingFingers() {}
        func takeText(_ takes: Bool) {}
        func copy(_ words: String) {}
        func toggleFullscreen() {}
        func close() {}
        func watch(_ files: [String]) {}
        func keep(_ session: LiveSession) {}
    }
}
