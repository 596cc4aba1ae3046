import TouchPicture
import TouchStage
import TouchTrace
import TouchWords

/// The act of magnifying what is under a finger, for people at the back of the room.
nonisolated enum LoupeAct: Act {
    case turn

    static let rows = [ActRow(Self.turn, .act.loupe, [.key("6")], in: .show)]

    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == LoupeAct {
    static func loupe(_ act: LoupeAct) -> LoupeAct { act }
}

/// The mode that shows a loupe above the first finger, where the hand does not hide it; it moves
/// with the finger, whether that is a hand's or a tape's.
final class Loupe: Mode {
    unowned let workspace: Workspace
    private static let magnification: CGFloat = 2

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: LoupeAct) {
        guard !isOpen else { return end() }
        begin()
        if finger == nil { workspace.say(.workspace.loupe) }
    }

    /// The location of the first finger, in points of the stage's picture; nil while none is down.
    private var finger: CGPoint? {
        guard !workspace.room.screens else { return nil }
        let touch = workspace.moment().stage.touches.first { $0.isLive }
        return touch.map { $0.location.applying(space.layout.toPicture) }
    }

    var marks: [Mark] {
        guard let finger else { return [] }
        let picture = workspace.stagePicture(of: workspace.moment())
        let room = CGRect(origin: .zero, size: picture.size)
        let radius = (min(room.width, room.height) * 0.18).rounded()
        let middle = Self.middle(of: radius, above: finger, in: room)
        let scale = Self.magnification
        let magnified = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * finger.x,
            ty: middle.y - scale * finger.y)
        let circle = Path.circle(center: middle, radius: radius)
        return [
            .path(circle, fill: style.theme.ink),
            .group(
                Group(
                    transform: magnified, clip: .circle(center: finger, radius: radius / scale),
                    marks: picture.marks)),
            .path(circle, stroke: style.theme.text, width: 3),
        ]
    }

    /// Returns the middle of a loupe: above the finger or, if there is no room, beside it, on the
    /// side with more room.
    static func middle(of radius: CGFloat, above finger: CGPoint, in room: CGRect) -> CGPoint {
        let (way, edge) = (radius * 1.4, radius + 4)
        func held(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            max(start + edge, min(value, end - edge))
        }
        let y = finger.y - way
        if y >= room.minY + edge {
            return CGPoint(x: held(finger.x, room.minX, room.maxX), y: y)
        }
        let side: CGFloat = finger.x < room.midX ? 1 : -1
        return CGPoint(
            x: held(finger.x + side * way, room.minX, room.maxX),
            y: held(y, room.minY, room.maxY))
    }
}
