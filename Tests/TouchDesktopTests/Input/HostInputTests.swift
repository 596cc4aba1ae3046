import CSDL
import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import TouchDesktop
@testable import TouchSession
@testable import TouchStudio

@Suite("Host input")
struct HostInputTests {
    private var input = HostInput(start: 0, driver: "none")

    private mutating func add(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        input.add(event, windowSize: CGSize(width: 640, height: 480), middle: { $0 })
    }

    private mutating func key(_ type: SDL_EventType, holding modifiers: SDL_Keymod) {
        add(type) { $0.key.keysym.mod = UInt16(modifiers.rawValue) }
    }

    private mutating func button(_ type: SDL_EventType) {
        add(type) { $0.button.button = UInt8(SDL_BUTTON_LEFT) }
    }

    @Test("a finger stands when Ctrl was held at its release, though all came at once")
    mutating func control() {
        key(SDL_KEYDOWN, holding: KMOD_LCTRL)
        button(SDL_MOUSEBUTTONDOWN)
        button(SDL_MOUSEBUTTONUP)
        key(SDL_KEYUP, holding: KMOD_NONE)
        #expect(input.hasFingers)
        button(SDL_MOUSEBUTTONDOWN)
        button(SDL_MOUSEBUTTONUP)
        #expect(!input.hasFingers)
    }

    // MARK: What is told of a finger beside its place

    private mutating func finger(_ type: SDL_EventType, _ finger: Int64) {
        add(type) {
            $0.tfinger.fingerId = finger
            $0.tfinger.pressure = 1
        }
    }

    /// What X tells of the finger event before.
    private mutating func tell(_ finger: Int64, radius: Float, millimetres: Float) {
        add(SDL_EventType(TouchscreenWatch.detail)) {
            $0.tfinger.fingerId = finger
            ($0.tfinger.dx, $0.tfinger.dy) = (radius, millimetres)
            $0.tfinger.pressure = 0.25
        }
    }

    /// "1 began radius 24 force 0.25", "palm 1"
    private mutating func took() -> [String] {
        input.take().flatMap { event -> [String] in
            switch event {
            case .touches(let samples):
                samples.map {
                    "\($0.finger) \($0.phase) radius \($0.majorRadius) force \($0.force)"
                }
            case .palm(let finger, _): ["palm \(finger)"]
            default: []
            }
        }
    }

    @Test("radius and pressure are those told of the finger, and of no other")
    mutating func details() {
        finger(SDL_FINGERDOWN, 7)
        add(SDL_USEREVENT) { _ in }
        add(SDL_QUIT) { _ in }
        tell(7, radius: 24, millimetres: 5)
        finger(SDL_FINGERDOWN, 8)
        tell(9, radius: 50, millimetres: 50)
        #expect(took() == ["1 began radius 24.0 force 0.25", "2 began radius 0.0 force 1.0"])
    }

    @Test(
        "what SDL makes of two fingers does not part them from what is told of them",
        arguments: [SDL_MULTIGESTURE, SDL_DOLLARGESTURE])
    mutating func gestures(kind: SDL_EventType) {
        for number in [7, 8] as [Int64] {
            finger(SDL_FINGERDOWN, number)
            add(kind) { _ in }
            tell(number, radius: 24, millimetres: 5)
        }
        #expect(took() == [1, 2].map { "\($0) began radius 24.0 force 0.25" })
    }

    @Test("every word of a device is heard, and that its fingers are gone")
    mutating func heard() {
        finger(SDL_FINGERDOWN, 7)
        finger(SDL_FINGERMOTION, 7)
        finger(SDL_FINGERMOTION, 7)
        button(SDL_MOUSEBUTTONDOWN)
        #expect(input.takeHeard().map(\.phase) == [.began, .moved, .moved, .began])
        add(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) }
        let lost = input.takeHeard()
        #expect(lost.map(\.phase) == [.cancelled, .cancelled])
        #expect(lost.map(\.finger) == [7, 1])
        #expect(input.takeHeard().isEmpty)
    }

    @Test("a palm is said to be one, once")
    mutating func palm() {
        finger(SDL_FINGERDOWN, 7)
        tell(7, radius: 50, millimetres: 10)
        finger(SDL_FINGERMOTION, 7)
        tell(7, radius: 100, millimetres: 20)
        finger(SDL_FINGERMOTION, 7)
        tell(7, radius: 100, millimetres: 20)
        let told = took()
        #expect(told.count { $0 == "palm 1" } == 1)
        #expect(told.firstIndex(of: "palm 1") == 2)
    }
}
