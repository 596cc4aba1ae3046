import TouchHost
import TouchKit
import TouchLive
import TouchPicture

/// A workspace that nobody sees, for those who measure: fingers go in, and the pictures come out that a window of its
/// size would show.
package final class HeadlessWindow {
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
        workspace.send(.touches(samples), now: now)
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
        func shareCourse() -> CourseSharing { .ofProgram }
        func toggleFullscreen() {}
        func close() {}
        func watch(_ files: [String]) {}
        func keep(_ session: PacedSession) {}
    }
}

/// Editing the tape that is open, as hands do it at the window.
extension HeadlessWindow {
    package enum Edit: String, CaseIterable {
        case cut, speed, marker, caption, freeze, trim, undo, redo
    }

    /// Opens the tape for editing.
    package func beginEditing(now: Double) {
        workspace.turnClock(to: now)
        workspace.perform(.editTape(.turn))
    }

    /// Chooses a stretch of event time, and looks at its beginning.
    package func choose(_ range: Range<Double>, now: Double) {
        workspace.turnClock(to: now)
        workspace.perform(.editTape(.select(.start, range.lowerBound)))
        workspace.perform(.editTape(.select(.end, range.upperBound)))
        workspace.perform(.time(.scrub(range.lowerBound)))
    }

    /// Edits the tape in the stretch that is chosen, or at its beginning.
    /// - Returns: what the window says to it.
    package func edit(_ edit: Edit) -> String {
        switch edit {
        case .cut: workspace.perform(.editTape(.cut))
        case .speed: workspace.perform(.editTape(.quicken))
        case .marker: workspace.perform(.editTape(.chapter))
        case .caption: workspace.mode(TapeEditing.self).say(typed: "Here")
        case .freeze: workspace.perform(.editTape(.freeze))
        case .trim: workspace.perform(.editTape(.trim))
        case .undo: workspace.perform(.editTape(.undo))
        case .redo: workspace.perform(.editTape(.redo))
        }
        return workspace.saidWords?.english ?? ""
    }

    /// Whether all of the tape has been played, and what was edited is on the disk.
    package var isAtRest: Bool {
        workspace.session.nextDue(after: workspace.now) == nil
            && workspace.mode(TapeEditing.self).isAtRest
    }

    /// What is due by itself is done.
    package func advance(now: Double) { workspace.advance(now: now) }

    /// Somebody, or this program, has saved a file of what is open; it is looked at when that is due.
    package func filesChanged(now: Double) {
        workspace.filesChanged(now: now)
        workspace.advance(now: workspace.mode(Following.self).due ?? now)
    }
}
