import Foundation
import TouchCanvas
import TouchPicture
import TouchScript

extension Command {
    static let open = Command(
        name: "open", summary: "the window, on one scene, tape or lesson", usage: "[FILE|LESSON]",
        details: """
            Without an operand it opens where it was closed last, at first on the first lesson. A tape
            that shows two others together plays as a film of both, side by side, and stops where they
            part. F1 in the window lists every key.
            """,
        options: WindowOptions.all
    ) { call in
        guard call.operands.count <= 1 else {
            throw call.wrong("one FILE or LESSON was expected, found also '\(call.operands[1])'")
        }
        if call["sound"] == "list" { return try listMicrophones() }
        try showWindow(call.operands.first, WindowOptions(call))
    }

    /// Opens the window and returns when it is closed.
    static func showWindow(_ word: String?, _ options: WindowOptions) throws {
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
        let lessons = try Library.catalogue()
        let remembered = Settings.load().lesson.flatMap { name in
            lessons.contains { $0.identifier == name } ? name : nil
        }
        guard let name = word ?? remembered ?? lessons.first?.identifier else {
            throw Failure("there are no lessons; see touchscope doctor")
        }
        let opened = try OpenedScene.open(name, among: lessons)
        let call = Call(command: options.record == nil ? "open" : "record")
        try call.check(outputs: [options.record, options.trace], inputs: opened.files)
        try WindowProgram(options, opened: opened, lessons: lessons, typesetter: typesetter).run()
    }
}
