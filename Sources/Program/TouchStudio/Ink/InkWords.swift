import TouchReading
import TouchScript
import TouchStage

/// What the window says about drawing over the scene.
enum InkWords {
    static let begin = LocalizedText(
        Wording(
            "Draw with your fingers: the scene does not feel them.",
            "用手指书写：场景感觉不到。"))

    static let full = LocalizedText(
        Wording("There is no room for more ink: clear it.", "笔迹已满：请清除。"))
}
