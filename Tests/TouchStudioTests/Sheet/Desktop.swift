import Foundation
import TestStage
import TestSupport
import TouchCanvas
import TouchScript
import TouchStage
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchScore
@testable import TouchStudio

/// A workspace on a display of any size, with the lessons open as in the program and real type.
final class Desktop: WorkspaceHost {
    let workspace: Workspace
    /// What is shared.
    var course = CourseOfTwoPages()
    /// What is told of touchscreens.
    var surroundings = TouchSurroundings()
    let size: CGSize
    let displayScale: Double
    private(set) var wasClosed = false
    private(set) var isFullscreen = false
    private(set) var now = 0.0

    static let lessons = (try? LessonCatalog.load(Lessons.folder).lessons) ?? []
    static let typesetter = Result { try Typesetter() }

    /// - Parameter size: in pixels.
    init(
        _ size: CGSize, scale: Double = 1, theme: String = "dark", language: String = "en",
        presents: Bool = false, lesson: String = "swipe-or-pan", scene: Scene? = nil,
        takes: String? = nil
    ) throws {
        self.size = size
        displayScale = scale
        var settings = Settings()
        settings.theme = theme
        settings.language = language
        settings.presents = presents
        settings.hasReducedMotion = true
        let opened = scene.map { OpenedScene(scene: $0, tape: nil, lesson: nil) }
        workspace = Workspace(
            opened: try opened ?? .open(lesson, among: Self.lessons), lessons: Self.lessons,
            settings: settings, measurer: try Self.typesetter.get(),
            writer: nil, now: 0)
        workspace.taking.folder = TakeFolder(named: takes, shared: [Lessons.folder])
        workspace.host = self
        workspace.announce()
    }

    func touchSurroundings() -> TouchSurroundings { surroundings }
    func forgetFingers() {}
    func liftStandingFingers() {}
    func takeText(_ takes: Bool) {}
    func copy(_ words: String) {}
    func shareCourse() -> CourseSharing { course.sharing }
    func toggleFullscreen() { isFullscreen.toggle() }
    func close() { wasClosed = true }
    func watch(_ files: [String]) {}
    func keep(_ session: PacedSession) {}

    /// A finger at a point of the window.
    func touch(
        _ phase: UITouch.Phase, _ point: CGPoint, finger: Int = 1, after pause: Double = 0.02
    ) {
        wait(pause)
        let scale = workspace.scale
        let sample = TouchSample(
            finger: finger, phase: phase,
            location: CGPoint(x: point.x * scale, y: point.y * scale), timestamp: now)
        workspace.send(.touches([sample]), now: now)
        workspace.advance(now: now)
    }

    /// Time goes by.
    func wait(_ seconds: Double) {
        let end = now + seconds
        while now < end {
            now = min(end, now + 0.05)
            workspace.advance(now: now)
        }
    }

    func tap(_ point: CGPoint, finger: Int = 1) {
        touch(.began, point, finger: finger)
        touch(.ended, point, finger: finger, after: 0.06)
    }

    /// A finger on a view of the scene, in the middle of the stage.
    func touchScene() {
        let panel = workspace.space.panel
        touch(.began, CGPoint(x: panel.midX, y: panel.midY))
    }

    /// The scene's own rectangle in the window, in points.
    var scene: CGRect {
        let space = workspace.space
        let frame = workspace.session.latest.sceneFrame.applying(space.layout.toPicture)
        return frame.offsetBy(dx: space.frame.minX, dy: space.frame.minY)
    }

    /// The window, in points.
    var room: CGRect {
        let scale = workspace.scale
        return CGRect(x: 0, y: 0, width: size.width / scale, height: size.height / scale)
    }

    var share: Double { scene.width * scene.height / (room.width * room.height) }

    /// The window as it is painted now, kept where pictures are looked at.
    func show(_ name: String) throws {
        guard Gallery.folder != nil else { return }
        try Gallery.show(
            workspace.picture(now: now), name, scale: workspace.scale,
            typesetter: try Self.typesetter.get())
    }
}
