import TouchReading
import TouchScript

/// What the window says while a scene is edited by hand.
enum EditWords {
    static let begin = LocalizedText(
        "Editing: touch a view to choose it, drag it to move it. Esc or Done ends.",
        "编辑：触摸选择视图，拖动移动。Esc 或“完成”结束。")

    static func chosen(_ name: String) -> LocalizedText {
        LocalizedText(
            "\(name): drag it, its corner, or the ring to turn it.", "\(name)：拖动它或它的角，拖圆环旋转。")
    }

    static func turned(_ name: String) -> LocalizedText {
        LocalizedText(
            "\(name) is turned or scaled: it can be moved and turned, its size is for the file.",
            "\(name) 已旋转或缩放：可移动和旋转，大小请在文件里改。")
    }

    static func noRoom(_ name: String) -> LocalizedText {
        LocalizedText(
            "\(name) is in a view scaled to nothing: change it in the file.",
            "\(name) 所在的视图被缩放为零：请在文件里改。")
    }

    static func renamed(_ name: String) -> LocalizedText {
        LocalizedText("It is called \(name) now.", "现在叫 \(name)。")
    }

    static func given(_ name: String) -> LocalizedText {
        LocalizedText("\(name) is in the file. Undo takes it away.", "\(name) 已写入文件，可撤销。")
    }

    static let nobodyChosen = LocalizedText("Touch a view first.", "请先触摸一个视图。")

    static let changedMeanwhile = LocalizedText(
        "The file was changed elsewhere: this is how it is now; do it again.",
        "文件已在别处修改：这是现在的样子，请再做一次。")

    static let noFile = LocalizedText(
        "This scene is in no file, so nobody can edit it.", "该场景不在文件里，无法编辑。")

    static func copied(_ path: String) -> LocalizedText {
        LocalizedText("Lessons stay as they are: this is a copy, \(path).", "课程保持不变：这是副本 \(path)。")
    }

    static func nothing(toUndo undoes: Bool) -> LocalizedText {
        LocalizedText(
            undoes
                ? Wording("Nothing to undo.", "没有可撤销的。")
                : Wording("Nothing to redo.", "没有可重做的。"))
    }
}

/// A recognizer that can be given to a view by hand: it does what one sees at once, where there is such a thing.
nonisolated enum EditedRecognizer: CaseIterable, Hashable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotation

    /// What its line says before and behind its name, and what it is called here.
    var meaning: (kind: RecognizerKind.BuiltIn, clauses: [RecognizerClause], words: Wording) {
        switch self {
        case .tap: (.tap, [], Wording("A tap", "轻点"))
        case .doubleTap: (.tap, [.taps(2)], Wording("A double tap", "双击"))
        case .longPress: (.longPress, [], Wording("A long press", "长按"))
        case .pan: (.pan, [.moves(nil)], Wording("A pan, which moves it", "拖动（移动它）"))
        case .swipe: (.swipe, [], Wording("A swipe to the right", "向右轻扫"))
        case .pinch: (.pinch, [.scales(nil)], Wording("A pinch, which scales it", "捏合（缩放它）"))
        case .rotation:
            (.rotation, [.rotates(nil)], Wording("A rotation, which turns it", "旋转（转动它）"))
        }
    }
}
