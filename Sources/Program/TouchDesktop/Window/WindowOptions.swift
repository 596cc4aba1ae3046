import Foundation
import TouchHost
import TouchStage
import TouchStudio
import TouchVideo
import TouchWords

/// The command line's options for the window.
package struct WindowOptions {
    /// The window's size in pixels; nil for the last size.
    var size: CGSize?
    var fullscreen = false
    var theme: String?
    package var language: String?
    var overlays: Overlays?
    var scale: Double?
    /// The distance from the eyes to the display, in meters, and the display's diagonal, in
    /// millimeters.
    var viewingDistance: Double?
    var diagonal: Double?
    /// The part of the course that is offered; nil for the last choice.
    package var list: CourseList?
    /// The destination of the live trace; "-" for stdout.
    package var trace: String?
    /// The tape to write at the end.
    package var record: String?
    /// Indicates whether the tape may replace an existing file.
    package var replaces = false
    /// The folder for takes made in the window; nil for the default one.
    var takes: String?
    /// Indicates whether the window only checks touchscreens, and the file for the report; nil for
    /// a new file beside the takes.
    package var checksTouch = false
    package var touchReport: String?
    /// The microphone that takes hear, or "default"; nil for none.
    package var sound: String?
    /// Indicates whether the command line names something to open.
    package var namesWhatIsOpen = false
    /// The displays of the stage and of the presenter's window, counted from 1; nil for the first,
    /// and for no presenter.
    var display: Int?
    var presenter: Int?
    /// The settings of an exhibit: the seconds that it may be idle, and the staff's code; nil for
    /// an ordinary window.
    package var kiosk: (idle: Double, code: String?)?

    /// The environment variable that holds the code, so that no list of processes shows it.
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

    /// The options that make the window an exhibit.
    package static let exhibit = [
        Option("kiosk", nil, .window.optionKiosk),
        Option("idle", nil, takes: "60s", .window.optionIdle),
    ]

    package init(_ call: Call) throws {
        size = try call.size()
        fullscreen = call.has("fullscreen")
        display = try call.whole("display", in: 1...16)
        presenter = try call.whole("presenter", in: 1...16)
        // The stage takes the remaining display.
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
        // With an explicit size an exhibit can be tried out in a window.
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

    /// Indicates whether the command line leaves open what to begin with.
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
