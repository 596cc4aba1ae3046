import Foundation
import TouchPicture
import TouchStage

/// The seconds before a take begins, large over the stage.
struct Countdown {
    let second: Int
    let style: ChromeStyle

    /// In the middle of a room.
    func marks(in room: CGRect) -> [Mark] {
        let radius = min(room.width, room.height) * 0.22
        let middle = CGPoint(x: room.midX, y: room.midY)
        var figure = Text(
            "\(second)", font: Font(size: radius * 1.2, weight: .semibold),
            color: style.theme.text, at: .zero, alignment: .center, language: style.language)
        let height = style.measurer.size(of: figure).height
        figure.origin = CGPoint(x: middle.x, y: middle.y - height / 2)
        return [
            .shape(
                Shape(
                    .circle(center: middle, radius: radius), fill: style.theme.ink.faded(0.85),
                    stroke: Stroke(style.theme.failed, width: max(3, radius / 24)))),
            .text(figure),
        ]
    }
}
