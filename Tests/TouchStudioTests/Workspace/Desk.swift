import CSDL
import Foundation
import TouchPicture
import TouchScript
import TouchTrace

@testable import TouchDesktop
@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchScore
@testable import TouchStudio

/// Stands where the window would: 1280 by 720 pixels, one a point.
final class Desk: WorkspaceHost {
    let workspace: Workspace
    /// What it knows of its visitors, where it is an exhibit.
    private let kiosk: Kiosk?
    /// What is told of touchscreens.
    var surroundings = TouchSurroundings()
    var input = HostInput(start: 0, driver: "none")
    var asked: [String] = []
    /// The files that may change.
    private(set) var watched: [String] = []
    private var ticks: UInt32 = 0

    let size = CGSize(width: 1280, height: 720)
    let displayScale = 1.0
    func touchSurroundings() -> TouchSurroundings { surroundings }
    func forgetFingers() { asked.append("forget") }
    func liftStandingFingers() { asked.append("lift") }
    func takeText(_ takes: Bool) { asked.append("text \(takes)") }
    func copy(_ words: String) { asked.append("copy") }
    func shareCourse() -> CourseSharing { CourseOfTwoPages().sharing }
    func toggleFullscreen() { asked.append("fullscreen") }
    func close() { asked.append("close") }
    func watch(_ files: [String]) { watched = files }
    func keep(_ session: PacedSession) { asked.append("keep") }

    init(
        _ opened: OpenedScene, lessons: [Lesson] = [], language: String = "en",
        measurer: any TextMeasuring = Ruler(), exhibit: (idle: Double, code: String?)? = nil,
        progress: ProgressBook = ProgressBook()
    ) {
        var settings = Settings()
        settings.language = language
        settings.hasReducedMotion = true
        workspace = Workspace(
            opened: opened, lessons: lessons, settings: settings, measurer: measurer,
            hasVisitors: exhibit != nil, writer: nil, now: 0)
        workspace.learning.keep(in: progress)
        kiosk = exhibit.map { Kiosk(patience: $0.idle, code: $0.code, start: settings) }
        workspace.host = self
        workspace.announce()
    }

    /// Nobody stands before the exhibit.
    func beginExhibit(faults: ScriptErrors? = nil) {
        if let kiosk { workspace.exhibit.begin(kiosk, faults: faults) }
    }

    /// With two views beside each other.
    convenience init() throws {
        let scene = try Scene.parse(
            """
            scene 1 "two" 640 x 400
            view left at 20 40 size 104 150 color sky touches consume
            view right at 300 40 size 104 150 color coral touches consume

            """, file: "two.scene")
        self.init(OpenedScene(scene: scene, tape: nil, lesson: nil))
    }

    /// So many seconds pass.
    func pass(_ seconds: Double) {
        ticks += UInt32(seconds * 1000)
        workspace.advance(now: now)
    }

    var now: Double { Double(ticks) / 1000 }

    /// A button of the mouse goes down or up at a point of the scene.
    func button(_ button: Int32, _ type: SDL_EventType, _ x: Double, _ y: Double) {
        let pixel = workspace.space.pixel(ofScenePoint: CGPoint(x: x, y: y))
        var event = SDL_Event()
        event.type = type.rawValue
        event.button.button = UInt8(button)
        (event.button.x, event.button.y) = (Int32(pixel.x), Int32(pixel.y))
        send(&event)
    }

    /// The mouse moves to a point of the scene.
    func move(_ x: Double, _ y: Double) {
        let pixel = workspace.space.pixel(ofScenePoint: CGPoint(x: x, y: y))
        var event = SDL_Event()
        event.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y) = (Int32(pixel.x), Int32(pixel.y))
        send(&event)
    }

    private func send(_ event: inout SDL_Event) {
        ticks += 20
        event.common.timestamp = ticks
        input.add(event, windowSize: size, middle: workspace.middle(around:))
        for event in input.take() { workspace.send(event, now: now) }
        workspace.advance(now: now)
    }

    /// A finger on a point of the scene.
    func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
        ticks += 20
        let sample = TouchSample(
            finger: 1, phase: phase,
            location: workspace.space.pixel(ofScenePoint: CGPoint(x: x, y: y)), timestamp: now)
        workspace.send(.touches([sample]), now: now)
    }

    /// The names of the views that were hit.
    var hits: [String] {
        let trace = workspace.session.trace
        return trace.records.compactMap {
            if case .hit(_, _, let view) = $0.entry { trace.name(of: view) } else { nil }
        }
    }
}
