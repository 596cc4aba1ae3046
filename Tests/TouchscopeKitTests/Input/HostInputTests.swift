import CSDL
import Foundation
import Testing

@testable import TouchscopeKit

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
}
