import TouchKit
import TouchPicture
import TouchScript

/// What the window looks like.
extension Chrome {
    /// The window around `stage`, the picture of the stage.
    func picture(around stage: Picture) -> Picture {
        var picture = window.picture
        picture.marks.append(
            .group(
                Group(
                    transform: CGAffineTransform(
                        translationX: layout.stage.minX, y: layout.stage.minY),
                    clip: .rect(CGRect(origin: .zero, size: stage.size)), marks: stage.marks)))
        if let caption {
            picture.marks += captionMarks(caption.words[style.language], in: caption.room)
        }
        if showsHelp { picture.marks += sheetWindow.picture.marks }
        return picture
    }

    /// A dark box with a sentence, low on the stage.
    private func captionMarks(_ sentence: String, in room: CGRect) -> [Mark] {
        let width = min(room.width - 32, 640)
        var text = Text(
            sentence, font: Font(size: 17), color: .white, at: .zero, alignment: .center,
            width: width - 24, language: style.language)
        text.overflow = .wrap
        let height = style.measurer.size(of: text).height
        let box = CGRect(
            x: room.midX - width / 2, y: room.maxY - 36 - height, width: width,
            height: height + 20)
        text.origin = CGPoint(x: box.midX, y: box.minY + 10)
        return [style.box(box, radius: 8, fill: Color.black.faded(0.85)), .text(text)]
    }
}
