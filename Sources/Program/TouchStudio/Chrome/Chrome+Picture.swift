@_spi(Hosts) import TouchKit
import TouchPicture
import TouchScript

/// What the window looks like.
extension Chrome {
    /// The window around `stage`, the picture of the stage.
    /// - Parameters:
    ///   - fault: what is wrong with a file of what is open.
    ///   - now: the host's time, for what slides.
    func picture(around stage: Picture, fault: ScriptErrors? = nil, now: Double) -> Picture {
        var picture = window.picture
        picture.marks.append(Self.group(stage, at: layout.stage.origin))
        if let banner = fault.flatMap({ FaultBanner($0, style: style) }) {
            picture.marks += banner.marks(over: layout.stage)
        }
        if let caption {
            var room = layout.caption
            room.size.width -= practice.takenWidth
            picture.marks += [Caption(caption, style: style).mark(in: room)]
        }
        if let second = takeBar.content?.countdown {
            picture.marks += Countdown(second: second, style: style).marks(in: layout.stage)
        }
        picture.marks += drawerMarks(now)
        if covering != nil { picture.marks += sheetWindow.picture.marks }
        if kioskSheet.content != nil { picture.marks += kioskWindow.picture.marks }
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
            Self.group(shown, at: CGPoint(x: x, y: place.minY)),
            style.box(edge, radius: 0, fill: style.theme.line),
        ]
        let room = CGRect(x: place.minX, y: 0, width: place.width + 1, height: place.height)
        return [.group(Group(clip: .rect(room), marks: marks))]
    }

    private static func group(_ picture: Picture, at origin: CGPoint) -> Mark {
        .group(
            Group(
                transform: CGAffineTransform(translationX: origin.x, y: origin.y),
                clip: .rect(CGRect(origin: .zero, size: picture.size)), marks: picture.marks))
    }
}
