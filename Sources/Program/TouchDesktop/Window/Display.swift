import CSDL
import Foundation
import TouchHost
import TouchWords

/// The display server to open windows on.
package nonisolated enum Display {
    /// The window systems whose displays are named in the environment, by SDL's names. Without a
    /// named display SDL would open windows that nobody sees.
    private static var systems: [(driver: String, display: String)] {
        [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")].compactMap { driver, variable in
            Environment[variable].flatMap { $0.isEmpty ? nil : (driver, $0) }
        }
    }

    /// The reason why no display can be tried; nil if one is named.
    package static var absence: Wording? { systems.isEmpty ? .window.noVariable : nil }

    /// Starts SDL on a named display, and returns the reason if that fails.
    package static func start() -> Wording? {
        if let absence { return absence }
        let systems = systems
        // SDL_VIDEODRIVER takes precedence where it is set.
        SDL_SetHint(SDL_HINT_VIDEODRIVER, systems.map(\.driver).joined(separator: ","))
        leaveOutSequences()
        DisplayLoss.outliveRefusals()
        guard SDL_Init(SDL_INIT_VIDEO) != 0 else { return nil }
        return .window.unreachable(
            systems.map { .verbatim($0.display) }, reason: String(cString: SDL_GetError()))
    }

    /// Disconnects from the display.
    package static func stop() { SDL_Quit() }

    /// Keeps X from reading its table of key sequences, such as a dead accent and a letter, unless
    /// the user has a table of their own. Reading it takes half of the start-up time, and names are
    /// found without it. Input methods for Chinese are not affected.
    private static func leaveOutSequences() {
        let own = Environment["HOME"].map { $0 + "/.XCompose" }
        guard own.map(FileManager.default.fileExists) != true else { return }
        setenv("XCOMPOSEFILE", "/dev/null", 0)
    }
}
