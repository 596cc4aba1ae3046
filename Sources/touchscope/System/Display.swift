import Foundation

/// Whether there is a screen to open windows on.
nonisolated enum Display {
    /// Whether the environment names a display. Without one SDL would open windows that nobody sees.
    static var isNamed: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }
}
