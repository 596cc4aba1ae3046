import Foundation
import TouchHost
import TouchStage
import TouchVideo
import TouchWords

/// The settings that the window remembers from one launch to the next.
package nonisolated struct Settings: Codable, Equatable {
    package var theme = "dark"
    package var language = Settings.systemLanguage
    /// The names of the shown overlays, as on the command line.
    var overlays = ["touches", "hit-test", "recognizers", "chain"]
    var probes = true
    var hasReducedMotion = false
    /// The panels that are open beside the stage.
    package var openings = Openings()
    package var presents = false
    /// The pixels per point; nil for the scale that suits the display.
    package var scale: Double?
    /// The diagonal of the display in millimeters, as the user entered it; nil for the one that the
    /// display reports.
    package var diagonal: Double?
    var width: Double?
    var height: Double?
    /// The part of the course that was chosen.
    package var list = CourseList.whole
    /// The identifier of the lesson that was open.
    package var lesson: String?
    /// Indicates whether the window has already offered its suggestions for a start, which it does
    /// once.
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

    /// The folder of the settings, which are in `settings.json` among the user's configuration; nil
    /// if the user has no home.
    package static var folder: UserFolder? { UserFolder("XDG_CONFIG_HOME", else: ".config") }
    private static var file: KeptFile<Settings>? {
        folder.map { KeptFile("settings.json", in: $0) }
    }

    /// The reason why neither the settings nor the progress can be saved; nil if they can.
    package static var fault: Failure? {
        guard let folder else { return Failure(.workspace.noHome) }
        return folder.fault
    }

    /// Returns the settings of the last launch, or the defaults if there are none or they cannot be
    /// read.
    package static func load() -> Settings { (try? file?.read()) ?? Settings() }

    /// Decodes settings that were saved.
    package static func read(_ data: Data) throws -> Settings {
        try JSONDecoder().decode(Settings.self, from: data)
    }

    /// Returns the settings to save: those that were changed in this window, over the remembered
    /// ones. A setting that nobody changed here, because it came from the command line or from the
    /// file, gives way to the remembered value, whichever window saved it.
    /// - Parameters:
    ///   - begun: the settings with which the window began.
    ///   - remembered: the settings in the file now.
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

    /// Saves what has changed since the window began with the settings `begun`.
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
    /// Creates settings from a file; what a file of an older version lacks keeps its default.
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
        // Saved settings mean that somebody has been at the window before.
        wasWelcomed = try values.decodeIfPresent(Bool.self, forKey: .wasWelcomed) ?? true
        leaveOutNonsense()
    }

    /// Resets values that no window can have to their defaults, since the file may have been edited
    /// by hand.
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

/// The panels that are open beside the stage. They are remembered from one launch to the next.
package nonisolated struct Openings: Codable, Equatable {
    /// Indicates whether the inspector is open; nil opens it where it takes no room from the scene.
    var inspector: Bool?
    var timeline = false
    /// Indicates whether the responder chain and the hit-tested views are shown as lists.
    var lists = false

    package init(inspector: Bool? = nil, timeline: Bool = false, lists: Bool = false) {
        self.inspector = inspector
        self.timeline = timeline
        self.lists = lists
    }
}
