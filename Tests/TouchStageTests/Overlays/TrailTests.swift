import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchWords

@Suite("Where a finger has been")
struct TrailTests {
    @Test("A trail is faint over what the scene itself has written, and nowhere else")
    func words() throws {
        let scene = try Scene.parse(
            "scene 1 \"words\" 640 x 400\nlabel hint at 220 180 size 200 40 text \"Read me\"\n",
            file: "words.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"words\"\nfinger a down (60, 200)\nfinger a move (580, 200) over 600ms\n",
            file: "words.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let moment = StageMoment(StageHistory(session.trace).latest)
        let painter = StagePainter(overlays: [.touches], measurer: EvenMeasurer())
        let size = CGSize(width: 1280, height: 720)
        let picture = painter.picture(of: moment, in: session.trace, size: size)
        let label = CGRect(x: 220, y: 180, width: 200, height: 40)
            .applying(painter.layout(for: moment, size: size).toPicture)
        let bands = Self.bands(picture.marks, of: painter.theme.finger)
        let over = bands.filter { $0.box.intersects(label) }
        let beside = bands.filter { !$0.box.insetBy(dx: -20, dy: 0).intersects(label) }
        #expect(!over.isEmpty && over.allSatisfy { $0.alpha < 0.1 })
        #expect(beside.contains { $0.alpha > 0.2 })
    }

    private static func bands(
        _ marks: [Mark], of color: Color
    ) -> [(box: CGRect, alpha: Double)] {
        marks.flatMap { mark -> [(box: CGRect, alpha: Double)] in
            switch mark {
            case .group(let group): return bands(group.marks, of: color)
            case .shape(let shape):
                guard let fill = shape.fill, let box = shape.path.bounds, fill.alpha < 0.5,
                    fill.red == color.red, fill.green == color.green, fill.blue == color.blue
                else { return [] }
                return [(box, Double(fill.alpha))]
            default: return []
            }
        }
    }
}
