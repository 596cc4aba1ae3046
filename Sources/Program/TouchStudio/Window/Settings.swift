import Foundation
import TouchHost
import TouchStage
import TouchVideo
import TouchWords

/// What the window remembers from one time to the next.
package nonisolated struct Settings: Codable, Equatable {
    package var theme = "dark"
    package var language = Settings.systemLanguage
    /// Overlays by the names of the command line.
    var overlays = ["touches", "hit-test", "recognizers", "chain"]
    var probes = true
    var hasReducedMotion = false
    /// What is open beside the stage, and whether nothing is but scene, caption and one bar.
    package var openings = Openings()
    package var presents = false
    /// Pixels a point; nil for what suits the display.
    package var scale: Double?
    /// Of the display, in millimetres, as somebody told; nil for what it says of itself.
    package var diagonal: Double?
    var width: Double?
    var height: Double?
    /// How much of the course is gone through.
    package var list = CourseList.whole
    /// The lesson that was open, by its identifier.
    package var lesson: String?
    /// Whether the window has offered once what to begin with.
    package var wasWelcomed = false

    package static var systemLanguage: String { Console.language }

    package var shownOverlays: Overlays {
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
    package static var folder: UserFolder? { UserFolder("XDG_CONFIG_HOME", else: ".config") }
    private static var file: KeptFile<Settings>? {
        folder.map { KeptFile("settings.json", in: $0) }
    }

    /// Why neither they nor the progress can be kept; nil if they can.
    package static var fault: Failure? {
        guard let folder else { return Failure(.workspace.noHome) }
        return folder.fault
    }

    /// The settings of last time; the usual ones if there are none or they cannot be read.
    package static func load() -> Settings { (try? file?.read()) ?? Settings() }

    /// Settings as they were saved.
    package static func read(_ data: Data) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: data)
    }

    /// What was chosen in the window. What nobody has changed in it – the command line said it, or it was remembered – gives
    /// way to what is remembered by now, by whichever window.
    /// - Parameters:
    ///   - begun: how the window began.
    ///   - remembered: the settings that are kept.
    func kept(from begun: Settings, over remembered: Settings) -> Settings {
        var kept = remembered
        func take<Value: Equatable>(_ settings: WritableKeyPath<Settings, Value>...) {
            for setting in settings where self[keyPath: setting] != begun[keyPath: setting] {
                kept[keyPath: setting] = self[keyPath: setting]
            }
        }
        take(\.theme, \.language)
        take(\.overlays)
        take(\.probes, \.hasReducedMotion, \.presents, \.openings.timeline, \.openings.lists)
        take(\.openings.inspector)
        take(\.scale, \.diagonal)
        take(\.size)
        take(\.list)
        take(\.lesson)
        take(\.wasWelcomed)
        return kept
    }

    /// Keeps for next time what was chosen since the window began as `begun`.
    package func save(since begun: Settings) {
        _ = Self.file?.change { kept(from: begun, over: $0 ?? Settings()) }
    }
}

nonisolated extension Settings {
    /// The window's size, in pixels.
    package var size: CGSize? {
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
        // Whoever has kept settings has been at the window before.
        wasWelcomed = try values.decodeIfPresent(Bool.self, forKey: .wasWelcomed) ?? true
        leaveOutNonsense()
    }

    /// What no window can be is as usual: a hand may have been at the file.
    private mutating func leaveOutNonsense() {
        if Theme(named: theme) == nil { theme = Settings().theme }
        if !WordLanguage.all.map(\.identifier).contains(language) { language = Self.systemLanguage }
        if let scale, !(0.5...8).contains(scale) { self.scale = nil }
        if let diagonal, !(100...20_000).contains(diagonal) { self.diagonal = nil }
        let sides = [width, height].compactMap { $0 }
        if sides.count < 2 || !sides.allSatisfy((200...16384).contains) {
            (width, height) = (nil, nil)
        }
    }
}

/// What is open beside the stage. It is remembered from one time to the next.
package nonisolated struct Openings: Codable, Equatable {
    /// What explains; nil opens it where it takes nothing from the scene.
    var inspector: Bool?
    var timeline = false
    /// The responder chain and the views asked, as lists.
    var lists = false

    package init(inspector: Bool? = nil, timeline: Bool = false, lists: Bool = false) {
        self.inspector = inspector
        self.timeline = timeline
        self.lists = lists
    }
}
