import Foundation
import TouchCanvas
import TouchPicture

@testable import TouchStage

/// Where words stand in a picture.
struct TextBoxes {
    private(set) var strings: [String] = []
    private(set) var overlaps: [String] = []
    private(set) var outside: [String] = []
    private(set) var smallest = Double.infinity
    /// Corners of each text in the picture.
    private var boxes: [[CGPoint]] = []

    /// An upright rectangle around each text, in the picture.
    var frames: [CGRect] {
        boxes.map { box in
            let (x, y) = (box.map(\.x), box.map(\.y))
            let (left, top) = (x.min() ?? 0, y.min() ?? 0)
            return CGRect(
                x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
        }
    }

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
            case .shape, .image: break
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
