import TouchCanvas
import TouchDesktop
import TouchHost
import TouchPicture
import TouchScript
import TouchStudio
import TouchVideo

extension Command {
    static let open = Command(
        name: "open", summary: "the window, on one scene, tape or lesson",
        usage: "[FILE|LESSON], or --kiosk [LIST]",
        details: """
            Without an operand it opens where it was closed last, at first on the first lesson. A tape
            that shows two others together plays as a film of both, side by side, and stops where they
            part. F1 in the window lists every key.
            With --kiosk it is an exhibit for passers-by: it fills the screen, hides the pointer, keeps the
            screen awake, keeps nothing of what is done, and cannot be left. The lessons of LIST – a
            file, or five or thirty for so many minutes – or all there are play themselves until somebody touches. When hands have rested it asks whether
            somebody is still there, and begins anew. Staff tap the upper right corner five times, or press
            Ctrl Q, and type the code that the variable TOUCHSCOPE_CODE holds; without one only a signal
            ends it. What happens is told on stderr. touchscope-kiosk starts it again whatever ends it.
            """,
        options: WindowOptions.all + WindowOptions.exhibit
    ) { call in
        let word = try call.operand(ifAny: "FILE or LESSON")
        if call["sound"] == "list" { return try listMicrophones() }
        let options = try WindowOptions(call)
        if options.kiosk != nil { return try showExhibit(word, options) }
        try showWindow(word, options)
    }

    /// Opens the window as an exhibit of the lessons that a list names, or of all. What is wrong with the list is told in
    /// the window, and the lessons that can be read are shown.
    private static func showExhibit(_ list: String?, _ options: WindowOptions) throws {
        var (lessons, faults) = (try Library.catalogue(), ScriptErrors?.none)
        if let list {
            do throws(ScriptErrors) {
                let found = try Library.catalogue(ofList: list)
                faults = found.faults
                if !found.lessons.isEmpty { lessons = found.lessons }
            } catch {
                faults = error
            }
        }
        try showWindow(lessons.first?.identifier, options, lessons, faults)
    }

    /// Opens the window and returns when it is closed.
    /// - Parameters:
    ///   - word: what it shows: a lesson, a file, or nil for what was open last.
    ///   - lessons: those that it offers; nil for all.
    ///   - faults: what is to be told in it.
    /// - Returns: what was learned about touchscreens, if that was asked.
    @discardableResult
    static func showWindow(
        _ word: String?, _ options: WindowOptions, _ lessons: [Lesson]? = nil,
        _ faults: ScriptErrors? = nil
    ) throws -> TouchReport? {
        // Fonts take as long to find as the window takes to open, Chinese ones longer.
        let language = options.language
        let typesetter = Preparation {
            let typesetter = try Typesetter()
            let isChinese = (language ?? Settings.load().language) == "zh"
            let words = isChinese ? "Touch 触摸" : "Touch"
            for (family, weight) in [
                (Font.Family.sans, Font.Weight.regular), (.sans, .semibold), (.mono, .regular),
            ] {
                let font = Font(size: 15, weight: weight, family: family)
                _ = typesetter.size(of: Text(words, font: font, color: .black, at: .zero))
            }
            return typesetter
        }
        let folder = Library.shownLessons
        let catalogue = Preparation { try lessons ?? Library.catalogue(in: folder) }
        // The window system lets wait, too. What is wrong with the files is told first all the same.
        let display = Result { try HostWindow.start() }
        let lessons = try catalogue.get() ?? []
        let remembered = Settings.load().lesson.flatMap { name in
            lessons.contains { $0.identifier == name } ? name : nil
        }
        // A list that was asked for begins with its first lesson.
        let first = options.list.flatMap { CourseLists(in: Library.lessons).lessons(of: $0)?.first }
        let code = word == nil ? CodeProgram.scene : nil
        guard let name = code?.name ?? word ?? first ?? remembered ?? lessons.first?.identifier
        else { throw Failure("there are no lessons; see touchscope doctor") }
        let opened =
            try code.map { OpenedScene(scene: $0.outline) } ?? .open(name, among: lessons)
        let call = Call(command: options.record == nil ? "open" : "record")
        try call.check(outputs: [options.record, options.trace], inputs: opened.files)
        try display.get()
        let program = try WindowProgram(
            options, opened: opened, lessons: lessons, typesetter: typesetter)
        try program.run(telling: faults)
        return program.touchReport
    }
}
