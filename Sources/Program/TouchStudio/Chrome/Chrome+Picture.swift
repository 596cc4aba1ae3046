@_spi(Hosts) import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The picture of the window.
extension Chrome {
    /// Returns the picture of the window around `stage`, the picture of the stage.
    /// - Parameters:
    ///   - fault: the faults in a file of what is open.
    ///   - now: the host's time, for a drawer that slides.
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

/// The slide of a drawer in or out.
struct Slide {
    /// The host's time at which the slide began, in seconds.
    let begin: Double
    /// The picture of the drawer that slides out; nil if a drawer slides in.
    let leaving: Picture?

    private static let length = 0.18

    func isOver(now: Double) -> Bool { now >= begin + Self.length }

    /// Returns the visible share of the drawer, from 0 to 1: fast at first, then gently to its end.
    func share(now: Double) -> CGFloat {
        let progress = CGFloat(min(max((now - begin) / Self.length, 0), 1))
        let eased = 1 - (1 - progress) * (1 - progress)
        return leaving == nil ? eased : 1 - eased
    }
}

extension ChromeStyle {
    /// Returns the seconds before a take begins, as a large figure in the middle of a room.
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
