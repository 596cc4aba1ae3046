import CSDL
import Foundation
import TouchHost
import TouchWords

/// The screen to open windows on.
package nonisolated enum Display {
    /// The window systems whose displays the environment names, by SDL's names. Without one SDL would open
    /// windows that nobody sees.
    private static var systems: [(driver: String, display: String)] {
        [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")].compactMap { driver, variable in
            Environment[variable].flatMap { $0.isEmpty ? nil : (driver, $0) }
        }
    }

    /// Why no display can be tried; nil if one is named.
    package static var absence: Wording? { systems.isEmpty ? .window.noVariable : nil }

    /// Starts SDL on a display that is named; why not, if it cannot be.
    package static func start() -> Wording? {
        if let absence { return absence }
        let systems = systems
        // SDL_VIDEODRIVER, where it is set, goes before this.
        SDL_SetHint(SDL_HINT_VIDEODRIVER, systems.map(\.driver).joined(separator: ","))
        leaveOutSequences()
        DisplayLoss.outliveRefusals()
        guard SDL_Init(SDL_INIT_VIDEO) != 0 else { return nil }
        return .window.unreachable(
            systems.map { .verbatim($0.display) }, reason: String(cString: SDL_GetError()))
    }

    /// Lets go of the display.
    package static func stop() { SDL_Quit() }

    /// Keeps X from reading its table of key sequences, such as a dead accent and a letter, where the user has none of
    /// their own: that takes as long as half of the start, and names are found here without them. Input methods for
    /// Chinese are another thing.
    private static func leaveOutSequences() {
        let own = Environment["HOME"].map { $0 + "/.XCompose" }
        guard own.map(FileManager.default.fileExists) != true else { return }
        setenv("XCOMPOSEFILE", "/dev/null", 0)
    }
}
