import TouchCanvas
import TouchDesktop
import TouchHost
import TouchPicture
import TouchScript
import TouchStudio
import TouchVideo
import TouchWords

extension Command {
    static let open = Command(
        name: "open", summary: .command.open, usage: .command.openUsage,
        details: .command.openDetails,
        options: WindowOptions.all + WindowOptions.exhibit
    ) { call in
        let word = try call.fileOrLesson()
        if call["sound"] == "list" { return try listMicrophones() }
        let options = try WindowOptions(call)
        if options.kiosk != nil { return try showExhibit(word, options) }
        try showWindow(word, options)
    }

    /// Opens the window as an exhibit of the lessons in a list, or of all. Errors of the list are
    /// shown in the window, along with the lessons that can be read.
    private static func showExhibit(_ list: String?, _ options: WindowOptions) throws {
        var (lessons, faults) = (try Library.catalog(), ScriptErrors?.none)
        if let list {
            do throws(ScriptErrors) {
                let found = try Library.catalog(ofList: list)
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
    ///   - word: the contents to show: a lesson, a file, or nil for what was open last.
    ///   - lessons: the lessons to offer; nil for all.
    ///   - faults: the errors to show in the window.
    /// - Returns: the report about touchscreens, if one was requested.
    @discardableResult
    static func showWindow(
        _ word: String?, _ options: WindowOptions, _ lessons: [Lesson]? = nil,
        _ faults: ScriptErrors? = nil
    ) throws -> TouchReport? {
        var options = options
        options.namesWhatIsOpen = word != nil || CodeProgram.scene != nil
        // Finding fonts takes as long as opening the window, and longer for other scripts.
        let language = options.language
        let typesetter = Preparation {
            let typesetter = try Typesetter()
            let words = "Touch " + WordLanguage.of(language ?? Settings.load().language).name
            for (family, weight) in [
                (Font.Family.sans, Font.Weight.regular), (.sans, .semibold), (.mono, .regular),
            ] {
                let font = Font(size: 15, weight: weight, family: family)
                _ = typesetter.size(of: Text(words, font: font, color: .black, at: .zero))
            }
            return typesetter
        }
        let folder = Library.shownLessons
        let catalog = Preparation { try lessons ?? Library.catalog(in: folder) }
        // The window system causes a wait, too. Errors of the files are reported first all the
        // same.
        let display = Result { try HostWindow.start() }
        let lessons = try catalog.get() ?? []
        let remembered = Settings.load().lesson.flatMap { name in
            lessons.contains { $0.identifier == name } ? name : nil
        }
        // A list that was requested begins with its first lesson.
        let first = options.list.flatMap { CourseLists(in: Library.lessons).lessons(of: $0)?.first }
        let code = word == nil ? CodeProgram.scene : nil
        guard let name = code?.name ?? word ?? first ?? remembered ?? lessons.first?.identifier
        else { throw Failure(.tell.noLessons) }
        let opened =
            try code.map { OpenedScene(scene: $0.outline) } ?? .open(name, among: lessons).apart()
        let call = Call(command: options.record == nil ? "open" : "record")
        try call.check(outputs: [options.record, options.trace], inputs: opened.files)
        try display.get()
        let program = try WindowProgram(
            options, opened: opened, lessons: lessons, typesetter: typesetter)
        try program.run(telling: faults)
        return program.touchReport
    }
}

extension Call {
    /// Returns the optional file or lesson of a command.
    func fileOrLesson() throws -> String? {
        let what = Wording.list.or(.verbatim("FILE"), last: .verbatim("LESSON"))
        return try operand(ifAny: what[Console.language])
    }
}
