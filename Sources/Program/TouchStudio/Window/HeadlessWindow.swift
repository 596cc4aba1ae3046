import TouchHost
import TouchKit
import TouchLive
import TouchPicture

/// An invisible workspace for measurements: it takes touches, and returns the pictures that a
/// window of its size would show.
package final class HeadlessWindow {
    let workspace: Workspace
    private let host: Host

    /// Creates a workspace that shows a lesson.
    /// - Parameters:
    ///   - settings: the settings, encoded as in their file.
    ///   - size: the size of the window, in pixels; one pixel is one point.
    package init(
        lesson: String, settings: Data, size: CGSize, measurer: any TextMeasuring
    ) throws {
        var settings = try Settings.read(settings)
        settings.shownOverlays = .all
        let lessons = try Library.catalog()
        host = Host(size: size)
        workspace = Workspace(
            opened: try OpenedScene.open(lesson, among: lessons), lessons: lessons,
            settings: settings, measurer: measurer, writer: nil, now: 0)
        workspace.host = host
        workspace.announce()
    }

    /// Sends touches to the workspace, in pixels of the window.
    package func send(_ samples: [TouchSample]) {
        guard let now = samples.last?.timestamp else { return }
        workspace.send(.touches(samples), now: now)
    }

    /// Returns the picture that the window shows at `now`, in seconds.
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

/// Edits to the open tape, made as at the window.
extension HeadlessWindow {
    package enum Edit: String, CaseIterable {
        case cut, speed, marker, caption, freeze, trim, undo, redo
    }

    /// Opens the tape for editing.
    package func beginEditing(now: Double) {
        workspace.turnClock(to: now)
        workspace.perform(.editTape(.turn))
    }

    /// Selects a stretch of event time, and moves the playhead to its beginning.
    package func choose(_ range: Range<Double>, now: Double) {
        workspace.turnClock(to: now)
        workspace.perform(.editTape(.select(.start, range.lowerBound)))
        workspace.perform(.editTape(.select(.end, range.upperBound)))
        workspace.perform(.time(.scrub(range.lowerBound)))
    }

    /// Edits the selected stretch of the tape, or the tape at the stretch's beginning.
    /// - Returns: the message that the window shows about the edit.
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

    /// Indicates whether the whole tape has been played, and the edits are on the disk.
    package var isAtRest: Bool {
        workspace.session.nextDue(after: workspace.now) == nil
            && workspace.mode(TapeEditing.self).isAtRest
    }

    /// Does whatever is due by itself.
    package func advance(now: Double) { workspace.advance(now: now) }

    /// Tells the workspace that somebody, or this program, has saved a file of the opened scene,
    /// and reads the file when that is due.
    package func filesChanged(now: Double) {
        workspace.filesChanged(now: now)
        workspace.advance(now: workspace.mode(Following.self).due ?? now)
    }
}
