import CSDL
import Foundation
import Testing
import TouchKit
import TouchPicture
import TouchScript
import TouchSession

@testable import TouchscopeKit

@Suite("A workspace without a window")
struct WorkspaceTests {
    /// Stands where the window would: 1280 by 720 pixels, one a point.
    private final class Desk: WorkspaceHost {
        let workspace: Workspace
        var input = HostInput(start: 0, driver: "none")
        var asked: [String] = []
        private var ticks: UInt32 = 0

        let size = CGSize(width: 1280, height: 720)
        let displayScale = 1.0
        func forgetFingers() { asked.append("forget") }
        func liftStandingFingers() { asked.append("lift") }
        func takeText(_ takes: Bool) { asked.append("text \(takes)") }
        func copy(_ words: String) { asked.append("copy") }
        func toggleFullscreen() { asked.append("fullscreen") }
        func close() { asked.append("close") }
        func keep(_ session: LiveSession) { asked.append("keep") }

        init() throws {
            let scene = try Scene.parse(
                """
                scene 1 "two" 640 x 400
                view left at 20 40 size 104 150 color sky touches consume
                view right at 300 40 size 104 150 color coral touches consume

                """, file: "two.scene")
            var settings = Settings()
            settings.language = "en"
            settings.hasReducedMotion = true
            workspace = Workspace(
                opened: OpenedScene(scene: scene, tape: nil, lesson: nil), lessons: [],
                settings: settings, measurer: Ruler(), writer: nil, now: 0)
            workspace.host = self
            workspace.announce()
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
            for event in input.take() { workspace.handle(event, now: now) }
            workspace.advance(now: now)
        }

        /// A finger on a point of the scene.
        func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
            ticks += 20
            let sample = TouchSample(
                finger: 1, phase: phase,
                location: workspace.space.pixel(ofScenePoint: CGPoint(x: x, y: y)), timestamp: now)
            workspace.handle(.touches([sample]), now: now)
        }

        /// The names of the views that were hit.
        var hits: [String] {
            let trace = workspace.session.trace
            return trace.records.compactMap {
                if case .hit(_, _, let view) = $0.entry { trace.name(of: view) } else { nil }
            }
        }
    }

    @Test(
        "two fingers of the mouse mirror about their view, and the tape gives the same trace again")
    func mirrored() throws {
        let desk = try Desk()
        desk.move(52, 115)
        desk.button(SDL_BUTTON_RIGHT, SDL_MOUSEBUTTONDOWN, 52, 115)
        desk.move(62, 135)
        desk.button(SDL_BUTTON_RIGHT, SDL_MOUSEBUTTONUP, 62, 135)
        desk.button(SDL_BUTTON_LEFT, SDL_MOUSEBUTTONDOWN, 310, 60)
        desk.button(SDL_BUTTON_LEFT, SDL_MOUSEBUTTONUP, 310, 60)
        #expect(desk.hits == ["left", "left", "right"])
        let live = desk.workspace.session
        let again = Session(scene: live.session.scene, tape: live.recordedTape)
        again.runTape()
        let (trace, replayed) = (live.trace, again.trace)
        #expect(trace.records.map { trace.json($0) } == replayed.records.map { replayed.json($0) })
    }

    @Test("a touch shows: the picture after it is another one")
    func picture() throws {
        let desk = try Desk()
        let before = desk.workspace.picture(now: desk.now)
        #expect(!desk.workspace.needsPicture)
        desk.touch(.began, 70, 100)
        #expect(desk.workspace.needsPicture)
        #expect(desk.workspace.picture(now: desk.now) != before)
    }

    @Test("a finger in the past begins a branch there; B leads back")
    func branch() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        desk.touch(.ended, 70, 100)
        let first = desk.workspace.session
        desk.workspace.perform(.start)
        desk.touch(.began, 350, 100)
        #expect(desk.workspace.branches.number == 2)
        #expect(desk.hits == ["right"])
        desk.workspace.perform(.otherBranch)
        #expect(desk.workspace.session === first)
        #expect(desk.asked == ["forget"])
    }

    @Test("while one asks, a touch on the stage touches nothing")
    func asks() throws {
        let desk = try Desk()
        desk.workspace.perform(.ask)
        desk.touch(.began, 70, 100)
        desk.touch(.ended, 70, 100)
        #expect(desk.hits == [])
        #expect(desk.workspace.branches.open.choice != nil)
        desk.workspace.perform(.liftFingers)
        desk.touch(.began, 70, 100)
        #expect(desk.hits == ["left"])
    }

    @Test("fingers that are lost leave the scene without any")
    func lost() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        #expect(desk.workspace.session.isTouched)
        desk.workspace.handle(.fingersLost(at: desk.now, .focusLost), now: desk.now)
        #expect(!desk.workspace.session.isTouched && !desk.workspace.router.holdsScene)
    }

    @Test("a palm is said to be one, beside what it does, until it lifts")
    func palm() throws {
        let desk = try Desk()
        let saysPalm = {
            "\(desk.workspace.picture(now: desk.now))".contains("palm began")
        }
        desk.touch(.began, 70, 100)
        #expect(!saysPalm())
        desk.workspace.handle(.palm(finger: 1, radius: 30), now: desk.now)
        #expect(saysPalm())
        desk.touch(.ended, 70, 100)
        desk.touch(.began, 70, 100)
        #expect(!saysPalm())
    }

    @Test("a fresh start keeps what was done; letters are text while the field is open")
    func host() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        let r = KeyPress(code: Int32(bitPattern: SDLK_r.rawValue), modifiers: [])
        desk.workspace.perform(.search)
        desk.workspace.handle(.key(r, at: desk.now), now: desk.now)
        desk.workspace.handle(.text("r"), now: desk.now)
        #expect(desk.workspace.search.query == "r")
        desk.workspace.perform(.liftFingers)
        desk.workspace.perform(.choose(.record(3)))
        desk.workspace.handle(.key(r, at: desk.now), now: desk.now)
        #expect(desk.asked == ["text true", "lift", "text false", "forget", "keep"])
        #expect(desk.hits == [])
    }
}
