import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchStage

@Suite("Who points at what is drawn means it")
struct PointingTests {
    private static let sizes = [CGSize(width: 1280, height: 720), CGSize(width: 540, height: 960)]

    /// The pictures of a lesson at a few records, with every overlay.
    private func pictures(_ lesson: String) throws -> [(PaintedStage, Trace, String)] {
        let session = try Lessons.played(lesson)
        let history = StageHistory(session.trace)
        let painter = StagePainter(measurer: EvenMeasurer())
        return (1...6).flatMap { part in
            let record = history.count * part / 6
            let state = history.state(at: record)
            return Self.sizes.map { size in
                let painted = painter.painted(StageMoment(state), in: history.trace, size: size)
                return (painted, history.trace, "\(lesson) at #\(record), \(Int(size.width)) wide")
            }
        }
    }

    private static let lessons = Lessons.files.filter { $0.hasSuffix(".tape") }
        .map { String($0.dropLast(5)) }

    @Test("Every part is found under its own middle, unless another is drawn over it")
    func middles() throws {
        var found = 0
        for lesson in Self.lessons {
            for (painted, trace, place) in try pictures(lesson) {
                for (index, part) in painted.parts.enumerated() {
                    let middle = part.bounds.middle.applying(part.toPicture)
                    guard part.contains(middle) else { continue }
                    let asked = painted.subject(at: middle)
                    let isOver = painted.parts.indices.contains { (other: Int) in
                        let over = painted.parts[other]
                        return over.subject == asked && over.contains(middle, reach: over.reach)
                            && (other > index || part.kind == .outline)
                    }
                    if asked == part.subject { found += 1 }
                    #expect(
                        asked == part.subject || isOver,
                        """
                        \(place): \(trace.name(of: part.subject)) is drawn at \(middle), found is \
                        \(asked.map(trace.name) ?? "nothing")
                        """)
                }
            }
        }
        #expect(found > 1000)
    }

    @Test("Every name that is drawn asks about who has it")
    func names() throws {
        var found = 0
        for lesson in Self.lessons {
            for (painted, trace, place) in try pictures(lesson) {
                for (string, middle) in words(in: painted.picture.marks, .identity) {
                    // A heading names fingers, too, and a station that nothing reached yet stands for nobody.
                    let kinds = trace.subjects.filter { $0.name == string }.map(\.kind)
                    let isOnStage = painted.layout.panel.contains(middle)
                    guard !kinds.isEmpty, isOnStage || kinds.allSatisfy(isNamedOnce) else {
                        continue
                    }
                    let asked = painted.subject(at: middle)
                    // Of fingers close together the last is in front.
                    let isFinger =
                        kinds.allSatisfy { $0 == .touch }
                        && asked.flatMap { trace[$0]?.kind } == .touch
                    #expect(
                        asked.map(trace.name) == string || isFinger,
                        "\(place): \(string) at \(middle), found \(asked.map(trace.name) ?? "nothing")"
                    )
                    found += 1
                }
            }
        }
        #expect(found > 1000)
    }

    private func isNamedOnce(_ kind: TraceSubject.Kind) -> Bool {
        switch kind {
        case .touch, .window, .application: false
        default: true
        }
    }

    /// All words drawn, with the middle of each in the picture.
    private func words(
        in marks: [Mark], _ transform: CGAffineTransform
    ) -> [(String, CGPoint)] {
        marks.flatMap { mark -> [(String, CGPoint)] in
            switch mark {
            case .shape, .image: return []
            case .text(let text):
                let box = text.box(measuring: EvenMeasurer())
                return [(text.string, CGPoint(x: box.midX, y: box.midY).applying(transform))]
            case .group(let group):
                return words(in: group.marks, group.transform.concatenating(transform))
            }
        }
    }
}
