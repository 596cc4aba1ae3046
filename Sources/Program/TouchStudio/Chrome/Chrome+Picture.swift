@_spi(Hosts) import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// What the window looks like.
extension Chrome {
    /// The window around `stage`, the picture of the stage.
    /// - Parameters:
    ///   - fault: what is wrong with a file of what is open.
    ///   - now: the host's time, for what slides.
    func picture(around stage: Picture, fault: ScriptErrors? = nil, now: Double) -> Picture {
        var picture = window.picture
        picture.marks.append(stage.mark(at: layout.stage.origin))
        if let banner = fault.flatMap({ FaultBanner($0, style: style) }) {
            picture.marks += banner.marks(over: layout.stage)
        }
        if let caption {
            var room = layout.caption
            room.size.width -= takenFromCaption
            picture.marks += [Caption(caption, style: style).mark(in: room)]
        }
        picture.marks += cardMarks + drawerMarks(now)
        if page != nil { picture.marks += sheetWindow.picture.marks }
        if hasAlert { picture.marks += alertWindow.picture.marks }
        return picture
    }

    private func drawerMarks(_ now: Double) -> [Mark] {
        let slide = slide.flatMap { $0.isOver(now: now) ? nil : $0 }
        let shown = drawer == nil ? slide?.leaving : drawerWindow.picture
        guard let shown else { return [] }
        let place = layout.drawer
        let share = slide?.share(now: now) ?? 1
        let x = place.minX - place.width * (1 - share)
        let edge = CGRect(x: x + place.width, y: 0, width: 1, height: place.height)
        let marks = [
            shown.mark(at: CGPoint(x: x, y: place.minY)),
            style.box(edge, radius: 0, fill: style.theme.line),
        ]
        let room = CGRect(x: place.minX, y: 0, width: place.width + 1, height: place.height)
        return [.group(Group(clip: .rect(room), marks: marks))]
    }
}

/// A drawer on its way in or out.
struct Slide {
    /// The host's time at which it began, in seconds.
    let begin: Double
    /// What leaves, as it looked; nil while it comes in.
    let leaving: Picture?

    private static let length = 0.18

    func isOver(now: Double) -> Bool { now >= begin + Self.length }

    /// How much of the drawer is to be seen, from 0 to 1: fast at first, then gently to its end.
    func share(now: Double) -> CGFloat {
        let progress = CGFloat(min(max((now - begin) / Self.length, 0), 1))
        let eased = 1 - (1 - progress) * (1 - progress)
        return leaving == nil ? eased : 1 - eased
    }
}

extension ChromeStyle {
    /// The seconds before a take begins, large in the middle of a room.
    func countdown(_ second: Int, in room: CGRect) -> [Mark] {
        let radius = min(room.width, room.height) * 0.22
        let middle = CGPoint(x: room.midX, y: room.midY)
        var figure = Text(
            "\(second)", font: Font(size: radius * 1.2, weight: .semibold), color: theme.text,
            at: .zero, alignment: .center, language: language)
        let height = measurer.size(of: figure).height
        figure.origin = CGPoint(x: middle.x, y: middle.y - height / 2)
        return [
            .path(
                .circle(center: middle, radius: radius), fill: theme.ink.faded(0.85),
                stroke: theme.failed, width: max(3, radius / 24)),
            .text(figure),
        ]
    }
}
