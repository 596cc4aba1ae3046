import TouchScript

/// What the window says about editing.
enum TapeEditWords {
    static let beginning = LocalizedText(
        "Drag the two grips, or Start here and End here, to choose. Done, or Ctrl Shift E, ends.",
        "拖动两个把手，或用“从此开始”“到此结束”来选择。“完成”或 Ctrl Shift E 结束。")
    static let nothingOpen = LocalizedText(
        "No tape of your own is open: record one, or touchscope open my.tape.",
        "没有打开自己的录像：请录制，或 touchscope open my.tape。")
    static let editFirst = LocalizedText(
        "No tape is being edited: Ctrl Shift E, or Do, begins.", "没有在编辑：按 Ctrl Shift E 或“操作”开始。")
    static let chooseFirst = LocalizedText(
        "All of it is chosen: drag a grip to choose less.", "已选中全部：请拖动把手缩小选区。")
    static let cut = LocalizedText("Cut. Films and playing leave it out.", "已剪掉：影片和播放会跳过。")
    static let quickened = LocalizedText("Twice as fast in films and when played.", "影片和播放中为两倍速。")
    static let trimmed = LocalizedText("Films and playing show only that.", "影片和播放只显示选区。")
    static let takenOut = LocalizedText(
        "Taken out: what came after happens so much earlier.", "已删去：后面的事件随之提前。")
    static let undone = LocalizedText("Undone.", "已撤销。")
    static let redone = LocalizedText("Done again.", "已重做。")
    static let nothingToUndo = LocalizedText("There is nothing to undo.", "没有可撤销的。")
    static let nothingToRedo = LocalizedText("There is nothing to do again.", "没有可重做的。")

    /// - Parameter time: event time, in seconds.
    static func told(at time: Double) -> LocalizedText {
        let second = second(time)
        return LocalizedText("It stands at \(second) s.", "已加在 \(second) 秒处。")
    }

    /// - Parameter time: event time at which the caption is told, in seconds.
    static func said(in language: String, at time: Double) -> LocalizedText {
        let second = second(time)
        return language == "zh"
            ? LocalizedText(
                "The caption of \(second) s says so in Chinese; its English stays.",
                "\(second) 秒处字幕的中文已改，英文不变。")
            : LocalizedText(
                "The caption of \(second) s says so in English; its Chinese stays.",
                "\(second) 秒处字幕的英文已改，中文不变。")
    }

    private static func second(_ time: Double) -> String {
        "\((time * 1000).rounded() / 1000)".replacing(/\.0$/, with: "")
    }
}
