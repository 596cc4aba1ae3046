import Foundation
import Testing
import TouchCanvas
import TouchPicture
import TouchScript

@testable import TouchStage

@Suite("Pictures of the stage")
struct StagePainterTests {
    let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    nonisolated private static let sizes = [
        CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 720),
        CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
        CGSize(width: 1080, height: 1920),
    ]

    @Test("No words overlap, at any size, theme and language", arguments: sizes)
    func sizes(_ size: CGSize) throws {
        let looks: [(Theme, String)] = [(.dark, "en"), (.light, "zh"), (.projector, "en")]
        for exhibit in try Exhibit.all() {
            for (index, time) in exhibit.times.enumerated() {
                let (theme, language) = looks[index % looks.count]
                let painter = StagePainter(
                    theme: theme, language: language, measurer: typesetter)
                let picture = exhibit.film.frame(at: time, size: size, painter)
                let name = "\(exhibit.name)-\(time)-\(Int(size.width))-\(theme.name)"
                try Gallery.show(picture, name, typesetter: typesetter)
                let words = TextBoxes(picture, typesetter)
                #expect(words.overlaps.isEmpty, "\(name)")
                #expect(words.outside.isEmpty, "\(name)")
                #expect(words.smallest >= 11, "\(name)")
            }
        }
    }

    @Test("The same moment gives the same picture; frames are a function of time alone")
    func pure() throws {
        let painter = StagePainter(measurer: typesetter)
        let size = CGSize(width: 1280, height: 720)
        let film = try Exhibit.chain().film
        let later = film.frame(at: 1.7, size: size, painter)
        _ = film.frame(at: 0.3, size: size, painter)
        #expect(film.frame(at: 1.7, size: size, painter) == later)
        #expect(try Exhibit.chain().film.frame(at: 1.7, size: size, painter) == later)
    }

    @Test("Overlays that are off leave nothing but the scene")
    func off() throws {
        let film = try Exhibit.chain().film
        var painter = StagePainter(overlays: [], measurer: typesetter)
        painter.hasFrame = false
        let words = TextBoxes(
            film.frame(at: 1, size: CGSize(width: 800, height: 600), painter), typesetter)
        #expect(words.strings.sorted() == ["board", "button", "card", "window"])
    }

    @Test("Chinese pictures have no English words but names and code")
    func chinese() throws {
        let film = try Exhibit.tenFingers().film
        let painter = StagePainter(language: "zh", measurer: typesetter)
        let words = TextBoxes(
            film.frame(at: 3, size: CGSize(width: 1920, height: 1080), painter), typesetter)
        #expect(words.strings.contains("许多手指"))
        #expect(words.strings.contains("响应者链"))
        let english = ["inside", "outside", "hit view", "moved", "queue", "not asked"]
        for word in english {
            #expect(!words.strings.contains { " \($0) ".contains(" \(word) ") }, "\(word)")
        }
    }
}

/// Where words stand in a picture.
struct TextBoxes {
    private(set) var strings: [String] = []
    private(set) var overlaps: [String] = []
    private(set) var outside: [String] = []
    private(set) var smallest = Double.infinity
    /// Corners of each text in the picture.
    private var boxes: [[CGPoint]] = []

    init(_ picture: Picture, _ typesetter: Typesetter) {
        collect(picture.marks, .identity, typesetter)
        let frame = CGRect(origin: .zero, size: picture.size).insetBy(dx: -1, dy: -1)
        for (i, box) in boxes.enumerated() {
            if !box.allSatisfy(frame.contains) { outside.append(strings[i]) }
            for j in 0..<i where meet(box, boxes[j]) {
                overlaps.append("\(strings[i]) | \(strings[j])")
            }
        }
    }

    private mutating func collect(
        _ marks: [Mark], _ transform: CGAffineTransform, _ typesetter: Typesetter
    ) {
        for mark in marks {
            switch mark {
            case .group(let group):
                collect(group.marks, group.transform.concatenating(transform), typesetter)
            case .text(let text):
                // Lines are higher than letters; what is painted is about the middle of them.
                let line = text.box(measuring: typesetter)
                let box = line.insetBy(dx: 1, dy: text.font.size * 0.25)
                strings.append(
                    typesetter.lines(of: text).map(\.string).joined())
                boxes.append(Array(box.corners.dropLast()).map { $0.applying(transform) })
                smallest = min(smallest, text.font.size)
            case .shape: break
            }
        }
    }

    /// Whether two convex outlines meet: they do unless a line along one of their sides parts them.
    private func meet(_ a: [CGPoint], _ b: [CGPoint]) -> Bool {
        for outline in [a, b] {
            for i in outline.indices {
                let (p, q) = (outline[i], outline[(i + 1) % outline.count])
                let normal = CGPoint(x: q.y - p.y, y: p.x - q.x)
                func reach(_ points: [CGPoint]) -> (CGFloat, CGFloat) {
                    let along = points.map { $0.x * normal.x + $0.y * normal.y }
                    return (along.min() ?? 0, along.max() ?? 0)
                }
                let (first, second) = (reach(a), reach(b))
                if first.1 <= second.0 || second.1 <= first.0 { return false }
            }
        }
        return true
    }
}
