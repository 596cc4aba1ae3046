import Foundation
import TouchStage

/// What the command line says about the window.
struct WindowOptions {
    /// In pixels; nil for that of last time.
    var size: CGSize?
    var fullscreen = false
    var theme: String?
    var language: String?
    var overlays: Overlays?
    var scale: Double?
    /// From the eyes to the display, in metres, and the display's diagonal, in millimetres.
    var viewingDistance: Double?
    var diagonal: Double?
    /// Where the live trace goes; "-" for stdout.
    var trace: String?
    /// The tape to write at the end.
    var record: String?
    /// Whether it may take an older one's place.
    var replaces = false
    /// The folder for takes that are made in the window; nil for the usual one.
    var takes: String?
    /// The microphone that takes hear, or "default"; nil for none.
    var sound: String?

    static let all = [
        Option("size", nil, takes: "WxH", "the window's size in pixels"),
        Option("fullscreen", "f", "fill the screen"),
        Option("theme", nil, takes: "NAME", "dark, light or projector"),
        Option("lang", nil, takes: "en|zh", "the language"),
        Option(
            "overlays", nil, takes: "LIST",
            "touches,hit-test,recognizers,chain,pipeline; all; none"),
        Option("ui-scale", nil, takes: "N", "pixels a point, 0.5 to 8; by the display's dpi"),
        Option(
            "viewing-distance", nil, takes: "6m",
            "how far people stand: letters as large as that asks for"),
        Option(
            "diagonal", nil, takes: "65in",
            "the display's, where it does not tell; kept for the next time"),
        Option(
            "takes", nil, takes: "DIR",
            "where takes lie that are recorded in the window; touchscope in your documents"),
        Option(
            "sound", nil, takes: "DEVICE",
            "takes hear this microphone, or a part of its name; default; list"),
        Option(
            "trace", nil, takes: "FILE|-",
            "write the live trace as JSON Lines, while it happens"),
    ]

    init(_ call: Call) throws {
        size = try call.size()
        fullscreen = call.has("fullscreen")
        theme = try call.theme()?.name
        language = try call.language()
        overlays = try call.overlays()
        scale = try call.number("ui-scale", in: 0.5...8)
        viewingDistance = try call.length("viewing-distance", in: 0.2...50)
        diagonal = try call.length("diagonal", in: 0.1...20).map { $0 * 1000 }
        trace = call["trace"]
        takes = call["takes"]
        sound = call["sound"]
    }

    func apply(to settings: inout Settings) {
        if let theme { settings.theme = theme }
        if let language { settings.language = language }
        if let overlays { settings.shownOverlays = overlays }
        if let scale { settings.scale = scale }
        if let diagonal { settings.diagonal = diagonal }
    }
}
