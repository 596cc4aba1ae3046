import Foundation
import TouchStage

/// What the window remembers from one time to the next.
nonisolated struct Settings: Codable, Equatable {
    var theme = "dark"
    var language = Settings.systemLanguage
    /// Overlays by the names of the command line.
    var overlays = ["touches", "hit-test", "recognizers", "chain"]
    var probes = true
    var hasReducedMotion = false
    /// Pixels a point; nil for what suits the display.
    var scale: Double?
    var width: Double?
    var height: Double?
    /// The lesson that was open, by its identifier.
    var lesson: String?

    /// "zh" or "en", by the environment.
    static var systemLanguage: String {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        return locale?.hasPrefix("zh") == true ? "zh" : "en"
    }

    var shownOverlays: Overlays {
        get {
            Overlays.names.reduce(into: []) { found, entry in
                if overlays.contains(entry.name) { found.insert(entry.overlay) }
            }
        }
        set {
            overlays = Overlays.names.filter { newValue.contains($0.overlay) }.map(\.name)
        }
    }

    /// Where they are kept: `touchscope/settings.json` in the user's configuration.
    static var file: URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? "/tmp") + "/.config"
        return URL(fileURLWithPath: base + "/touchscope/settings.json")
    }

    /// The settings of last time; the usual ones if there are none or they cannot be read.
    static func load() -> Settings {
        guard let data = try? Data(contentsOf: file) else { return Settings() }
        return (try? JSONDecoder().decode(Settings.self, from: data)) ?? Settings()
    }

    /// Keeps them for next time. A place that cannot be written is no reason to stop.
    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(self) else { return }
        try? FileManager.default.createDirectory(
            at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: Self.file, options: .atomic)
    }
}
