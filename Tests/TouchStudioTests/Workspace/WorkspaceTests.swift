import CSDL
import Foundation
import Testing
import TouchReading
import TouchSession
import TouchTrace

@testable import TouchLive
@testable import TouchStudio

@Suite("A workspace without a window")
struct WorkspaceTests {
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
        desk.workspace.perform(.time(.start))
        desk.touch(.began, 350, 100)
        #expect(desk.workspace.branches.number == 2)
        #expect(desk.hits == ["right"])
        desk.workspace.perform(.time(.otherBranch))
        #expect(desk.workspace.session === first)
        #expect(desk.asked == ["forget"])
    }

    @Test("while one asks, a touch on the stage touches nothing")
    func asks() throws {
        let desk = try Desk()
        desk.workspace.perform(.ask(.turn))
        desk.touch(.began, 70, 100)
        desk.touch(.ended, 70, 100)
        #expect(desk.hits == [])
        #expect(desk.workspace.branches.open.choice != nil)
        desk.workspace.perform(.device(.liftFingers))
        desk.touch(.began, 70, 100)
        #expect(desk.hits == ["left"])
    }

    @Test("whoever asks is told how to go on, with the inspector open or closed")
    func saysHowToAsk() throws {
        for height in [600.0, 1600] {
            let desk = try Desktop(CGSize(width: 1024, height: height))
            desk.workspace.perform(.ask(.turn))
            desk.paint()
            #expect((desk.workspace.chrome.layout.inspector == nil) == (height == 600))
            #expect(
                desk.workspace.chrome.caption?.english
                    == "Touch a view, a finger or a chip on the stage.")
        }
    }

    @Test("fingers that are lost leave the scene without any")
    func lost() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        #expect(desk.workspace.session.isTouched)
        desk.workspace.send(.fingersLost(at: desk.now, .focusLost), now: desk.now)
        #expect(!desk.workspace.session.isTouched && !desk.workspace.router.holdsStage)
    }

    @Test("a palm is said to be one, beside what it does, until it lifts")
    func palm() throws {
        let desk = try Desk()
        let saysPalm = {
            "\(desk.workspace.picture(now: desk.now))".contains("palm began")
        }
        desk.touch(.began, 70, 100)
        #expect(!saysPalm())
        desk.workspace.send(.palm(finger: 1, radius: 30), now: desk.now)
        #expect(saysPalm())
        desk.touch(.ended, 70, 100)
        desk.touch(.began, 70, 100)
        #expect(!saysPalm())
    }

    @Test("a fresh start keeps what was done; letters are text while the field is open")
    func host() throws {
        let desk = try Desk()
        desk.touch(.began, 70, 100)
        let r = KeyPress(key: "r", modifiers: [])
        desk.workspace.perform(.search(.open))
        desk.workspace.send(.key(r, at: desk.now), now: desk.now)
        desk.workspace.send(.text("r"), now: desk.now)
        #expect(desk.workspace.searching.search.query == "r")
        desk.workspace.perform(.device(.liftFingers))
        desk.workspace.perform(.ask(.choose(.record(3))))
        desk.workspace.send(.key(r, at: desk.now), now: desk.now)
        #expect(desk.asked == ["text true", "text false", "forget", "keep"])
        #expect(desk.hits == [])
    }
}
