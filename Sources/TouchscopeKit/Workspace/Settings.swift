import Foundation
import TouchScript
import TouchStage

/// What the window remembers from one time to the next.
package nonisolated struct Settings: Codable, Equatable {
    var theme = "dark"
    var language = Settings.systemLanguage
    /// Overlays by the names of the command line.
    var overlays = ["touches", "hit-test", "recognizers", "chain"]
    var probes = true
    var hasReducedMotion = false
    /// What is open beside the stage, and whether nothing is but scene, caption and one bar.
    var openings = Openings()
    var presents = false
    /// Pixels a point; nil for what suits the display.
    var scale: Double?
    /// Of the display, in millimetres, as somebody told; nil for what it says of itself.
    var diagonal: Double?
    var width: Double?
    var height: Double?
    /// How much of the course is gone through.
    var list = CourseList.whole
    /// The lesson that was open, by its identifier.
    var lesson: String?

    /// "zh" or "en", by the environment.
    static var systemLanguage: String {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { Environment[$0] }.first { !$0.isEmpty }
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

    /// Where they are kept: in `settings.json` among the user's configuration; nil without a home.
    static var folder: UserFolder? { UserFolder("XDG_CONFIG_HOME", else: ".config") }
    private static let name = "/settings.json"

    /// The settings of last time; the usual ones if there are none or they cannot be read.
    static func load() -> Settings {
        guard let path = folder?.path, let data = InputFile.bytes(path + name)
        else { return Settings() }
        return (try? read(data)) ?? Settings()
    }

    /// Settings as they were saved, less what no window can be: a hand may have been at the file.
    package static func read(_ data: Data) throws -> Settings {
        var settings = try JSONDecoder().decode(Settings.self, from: data)
        if Theme(named: settings.theme) == nil { settings.theme = Settings().theme }
        if !["en", "zh"].contains(settings.language) { settings.language = systemLanguage }
        if let scale = settings.scale, !(0.5...8).contains(scale) { settings.scale = nil }
        if let diagonal = settings.diagonal, !(100...20_000).contains(diagonal) {
            settings.diagonal = nil
        }
        let sides = [settings.width, settings.height].compactMap { $0 }
        if sides.count < 2 || !sides.allSatisfy((200...16384).contains) {
            (settings.width, settings.height) = (nil, nil)
        }
        return settings
    }

    /// What was chosen in the window. What the command line said, and nobody has changed since, gives way to what
    /// was remembered.
    /// - Parameters:
    ///   - begun: how the window began.
    ///   - remembered: the settings of last time.
    func kept(from begun: Settings, over remembered: Settings) -> Settings {
        var kept = self
        if theme == begun.theme { kept.theme = remembered.theme }
        if language == begun.language { kept.language = remembered.language }
        if overlays == begun.overlays { kept.overlays = remembered.overlays }
        if scale == begun.scale { kept.scale = remembered.scale }
        if list == begun.list { kept.list = remembered.list }
        if presents == begun.presents { kept.presents = remembered.presents }
        return kept
    }

    /// Keeps them for next time. A place that cannot be written is no reason to stop.
    func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(self) else { return }
        guard let folder = Self.folder, folder.make() else { return }
        try? OutputFile.write(data, to: folder.path + Self.name)
    }
}

extension Settings {
    /// The window's size, in pixels.
    var size: CGSize? {
        get {
            guard let width, let height else { return nil }
            return CGSize(width: width, height: height)
        }
        set {
            width = newValue.map { Double($0.width) }
            height = newValue.map { Double($0.height) }
        }
    }
}

nonisolated extension Settings {
    /// What a file of an older version does not say is as usual.
    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func take<Value: Decodable>(_ key: CodingKeys, _ place: inout Value) throws {
            if let value = try values.decodeIfPresent(Value.self, forKey: key) { place = value }
        }
        try take(.theme, &theme)
        try take(.language, &language)
        try take(.overlays, &overlays)
        try take(.probes, &probes)
        try take(.hasReducedMotion, &hasReducedMotion)
        try take(.openings, &openings)
        try take(.presents, &presents)
        list = (try? values.decodeIfPresent(CourseList.self, forKey: .list)) ?? .whole
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        diagonal = try values.decodeIfPresent(Double.self, forKey: .diagonal)
        width = try values.decodeIfPresent(Double.self, forKey: .width)
        height = try values.decodeIfPresent(Double.self, forKey: .height)
        lesson = try values.decodeIfPresent(String.self, forKey: .lesson)
    }
}
