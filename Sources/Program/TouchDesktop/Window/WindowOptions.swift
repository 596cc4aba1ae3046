import Foundation
import TouchHost
import TouchStage
import TouchStudio
import TouchVideo
import TouchWords

/// What the command line says about the window.
package struct WindowOptions {
    /// In pixels; nil for that of last time.
    var size: CGSize?
    var fullscreen = false
    var theme: String?
    package var language: String?
    var overlays: Overlays?
    var scale: Double?
    /// From the eyes to the display, in metres, and the display's diagonal, in millimetres.
    var viewingDistance: Double?
    var diagonal: Double?
    /// How much of the course is offered; nil for as much as last time.
    package var list: CourseList?
    /// Where the live trace goes; "-" for stdout.
    package var trace: String?
    /// The tape to write at the end.
    package var record: String?
    /// Whether it may take an older one's place.
    package var replaces = false
    /// The folder for takes that are made in the window; nil for the usual one.
    var takes: String?
    /// Whether touchscreens are checked and nothing else, and where the report is kept; nil for a new file beside takes.
    package var checksTouch = false
    package var touchReport: String?
    /// The microphone that takes hear, or "default"; nil for none.
    package var sound: String?
    /// Whether something was named that is to be open.
    package var namesWhatIsOpen = false
    /// The displays of the stage and of the presenter's window, counted from 1; nil for the first, and for no presenter.
    var display: Int?
    var presenter: Int?
    /// The window as an exhibit: how long hands may rest, in seconds, and the code of its staff; nil for a window as usual.
    package var kiosk: (idle: Double, code: String?)?

    /// Where the code stands, so that no list of processes shows it.
    static let codeVariable = "TOUCHSCOPE_CODE"

    package static let all = [
        Option("size", nil, takes: "WxH", .window.optionSize),
        Option("fullscreen", "f", .window.optionFullscreen),
        Option("display", nil, takes: "N", .window.optionDisplay),
        Option("presenter", nil, takes: "N", .window.optionPresenter),
        Option("theme", nil, takes: "NAME", .window.optionTheme),
        Option("lang", nil, takes: "en|zh", .window.optionLanguage),
        .overlays,
        Option("ui-scale", nil, takes: "N", .window.optionScale),
        Option("viewing-distance", nil, takes: "6m", .window.optionDistance),
        Option("diagonal", nil, takes: "65in", .window.optionDiagonal),
        Option("list", nil, takes: "LIST", .window.optionList),
        Option("takes", nil, takes: "DIR", .window.optionTakes),
        Option("sound", nil, takes: "DEVICE", .window.optionSound),
        Option("trace", nil, takes: "FILE|-", .window.optionTrace),
    ]

    /// What makes an exhibit of it.
    package static let exhibit = [
        Option("kiosk", nil, .window.optionKiosk),
        Option("idle", nil, takes: "60s", .window.optionIdle),
    ]

    package init(_ call: Call) throws {
        size = try call.size()
        fullscreen = call.has("fullscreen")
        display = try call.whole("display", in: 1...16)
        presenter = try call.whole("presenter", in: 1...16)
        // The stage takes the display that is left to it.
        if let presenter, display == nil { display = presenter == 1 ? 2 : 1 }
        if let presenter, presenter == display {
            throw call.wrong(.window.sameDisplay(presenter))
        }
        theme = try call.theme()?.name
        language = try call.language()
        overlays = try call.overlays()
        scale = try call.number("ui-scale", in: 0.5...8)
        viewingDistance = try call.length("viewing-distance", in: 0.2...50)
        diagonal = try call.length("diagonal", in: 0.1...20).map { $0 * 1000 }
        if let name = call["list"] {
            guard let list = CourseList(rawValue: name) else {
                throw call.wrong(.window.unknownList(name))
            }
            self.list = list
        }
        trace = call["trace"]
        takes = call["takes"]
        sound = call["sound"]
        kiosk = try Self.kiosk(call)
        // Of a size of its own it can be tried out.
        if kiosk != nil, size == nil { fullscreen = true }
    }

    private static func kiosk(_ call: Call) throws -> (idle: Double, code: String?)? {
        let idle = try call.time("idle")
        guard call.has("kiosk") else {
            if idle != nil { throw call.wrong(.window.idleWithoutKiosk) }
            return nil
        }
        if let idle, !(5...3600).contains(idle) {
            throw call.wrong(.window.wrongIdle)
        }
        for option in ["takes", "sound"] where call[option] != nil {
            throw call.wrong(.window.exhibitKeepsNothing(option))
        }
        let code = Environment[codeVariable]
        if let code, CodeLock(code: code) == nil {
            throw call.wrong(.window.wrongCode(codeVariable))
        }
        return (idle ?? 60, code)
    }

    /// Whether nobody has said what to begin with.
    var isPlain: Bool {
        !namesWhatIsOpen && kiosk == nil && presenter == nil && record == nil && list == nil
            && !checksTouch
    }

    func apply(to settings: inout Settings) {
        if let theme { settings.theme = theme }
        if let language { settings.language = language }
        if let overlays { settings.shownOverlays = overlays }
        if let scale { settings.scale = scale }
        if let list { settings.list = list }
        if let diagonal { settings.diagonal = diagonal }
    }
}
