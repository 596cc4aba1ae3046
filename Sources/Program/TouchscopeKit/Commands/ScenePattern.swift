/// A scene and a tape to begin with, in canonical form; each line says what it is for.
struct ScenePattern {
    let name: String
    /// Of the comments, "en" or "zh"; what is told on the stage is in both.
    let language: String

    var scene: String {
        """
        # \(say("What there is. The window follows this file whenever it is saved.", "有什么。每次保存，窗口都会随之更新。"))
        scene 1 "\(name)" 640 x 400
        title "A card with a badge" zh "卡片和徽章"

        # \(say("A view: its corner and its size in points. Views under it stand in it, the later ones in front.", "一个视图：左上角和大小，以点为单位。缩进在它下面的视图在它里面，后写的在前。"))
        view card at 40 60 size 560 280 color sand corner 16
          view badge at 40 80 size 120 120 color coral corner 16
          # \(say("A recognizer of the card: a drag anywhere on it moves the badge.", "卡片的手势识别器：在卡片上拖动会移动徽章。"))
          pan drag moves badge

        """
    }

    var tape: String {
        """
        # \(say("What fingers do. A line starts when the one before has finished.", "手指做什么。上一行结束后，下一行才开始。"))
        tape 1
        scene "\(name)"
        caption "A finger on the *badge*: who gets it?" zh "手指按在*badge*上：谁得到它？"
        caption off
        finger a down badge
        # \(say("What must have happened by now; touchscope check proves it.", "此时必须已发生的事；touchscope check 会验证。"))
        expect hit badge
        finger a move by 240 0 over 600ms ease-in-out
        finger a up
        expect drag ended
        expect badge got began, moved, cancelled
        caption "The *drag* took it from the *badge*, and moves it." zh "*drag*从*badge*那里接过它，并移动它。"
        caption off

        """
    }

    private func say(_ english: String, _ chinese: String) -> String {
        language == "zh" ? chinese : english
    }
}
