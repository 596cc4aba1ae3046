import Foundation
import TouchPicture
import TouchStage

/// A text or a box of a picture as it is seen: where it stands, and how far it stands out from what
/// lies below it.
struct SeenMark {
    /// Marks of one kind look alike, wherever they stand.
    enum Kind: Hashable {
        /// - Parameter size: of the letters, in whole points of the picture.
        case text(String, size: Int)
        /// A closed outline, in whole points of the picture.
        case box(width: Int, height: Int)
    }

    let kind: Kind
    /// An upright rectangle around it, in points of the picture.
    let box: CGRect
    /// The size of its letters, in points of the picture; 0 for a box.
    let letters: Double
    /// The ratio of its luminance to that of its ground, or the other way round: from 1, which is
    /// not to be seen, to 21.
    let contrast: Double

    /// The words of a text; nil for a box.
    var string: String? {
        if case .text(let string, _) = kind { string } else { nil }
    }

    /// Its name in faults.
    var name: String {
        switch kind {
        case .text(let string, _): "“\(string)”"
        case .box(let width, let height): "a box of \(width) × \(height)"
        }
    }
}

/// Collects the texts and boxes of a picture, back to front, with the grounds on which they lie.
///
/// Of what lies beneath a box that hides all of it, and of what is cut off by more than half,
/// nothing is seen.
struct SeenMarks {
    private(set) var all: [SeenMark] = []

    /// A surface on which later marks lie.
    private struct Ground {
        let box: CGRect
        let color: Color
        let luminance: Double
    }

    /// All that the marks of a group share.
    private struct Surroundings {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        /// In points of the picture.
        var clip: CGRect
    }

    private var grounds: [Ground] = []
    private let measurer: any TextMeasuring

    init(_ picture: Picture, measuring measurer: any TextMeasuring) {
        self.measurer = measurer
        let frame = CGRect(origin: .zero, size: picture.size)
        grounds = [Ground(box: frame, color: .black, luminance: 0)]
        collect(picture.marks, Surroundings(clip: frame))
    }

    private mutating func collect(_ marks: [Mark], _ around: Surroundings) {
        guard around.opacity > 0, !around.clip.isEmpty else { return }
        for mark in marks {
            switch mark {
            case .image: break
            case .text(let text): add(text, around)
            case .shape(let shape): add(shape, around)
            case .group(let group):
                var inner = around
                inner.transform = group.transform.concatenating(around.transform)
                inner.opacity *= group.opacity
                if let clip = group.clip?.bounds {
                    inner.clip = around.clip.intersection(clip.applying(inner.transform))
                }
                collect(group.marks, inner)
            }
        }
    }

    private mutating func add(_ text: Text, _ around: Surroundings) {
        let box = text.box(measuring: measurer).applying(around.transform)
        guard box.isMostly(within: around.clip) else { return }
        let scale = around.transform
        let letters = text.font.size * abs(scale.a * scale.d - scale.b * scale.c).squareRoot()
        let seen = text.color.faded(around.opacity)
        all.append(
            SeenMark(
                kind: .text(text.string, size: Int(letters.rounded())), box: box, letters: letters,
                contrast: contrast(of: seen, on: ground(at: box))))
    }

    private mutating func add(_ shape: Shape, _ around: Surroundings) {
        guard shape.path.isClosed,
            let box = shape.path.bounds?.applying(around.transform),
            case let seen = box.intersection(around.clip), !seen.isNull, !seen.isEmpty
        else { return }
        let ground = ground(at: seen)
        let colors = [shape.fill, shape.stroke?.color].compactMap { $0?.faded(around.opacity) }
        let contrast = colors.map { self.contrast(of: $0, on: ground) }.max() ?? 1
        if let fill = shape.fill?.faded(around.opacity), fill.alpha > 0, shape.path.isUpright {
            hide(within: seen, fill)
            let color = ground.color.covered(by: fill)
            grounds.append(Ground(box: seen, color: color, luminance: color.luminance))
        }
        guard box.isMostly(within: around.clip) else { return }
        let size = (Int(box.width.rounded()), Int(box.height.rounded()))
        all.append(
            SeenMark(
                kind: .box(width: size.0, height: size.1), box: box, letters: 0, contrast: contrast)
        )
    }

    /// Removes the marks that an opaque colour covers.
    private mutating func hide(within box: CGRect, _ fill: Color) {
        guard fill.alpha > 0.9 else { return }
        all.removeAll { box.contains($0.box) }
    }

    /// The last that was painted in the middle of a place.
    private func ground(at place: CGRect) -> Ground {
        let middle = CGPoint(x: place.midX, y: place.midY)
        return grounds.last { $0.box.contains(middle) } ?? grounds[0]
    }

    private func contrast(of color: Color, on ground: Ground) -> Double {
        let (a, b) = (ground.color.covered(by: color).luminance + 0.05, ground.luminance + 0.05)
        return max(a, b) / min(a, b)
    }
}

extension Color {
    /// This opaque colour with another painted over it.
    fileprivate func covered(by other: Color) -> Color {
        var top = other
        top.alpha = 1
        return mixed(with: top, min(max(other.alpha, 0), 1))
    }
}

extension Path {
    /// True for an outline that ends where it began, or nearly, as an open ring does.
    fileprivate var isClosed: Bool {
        switch (elements.first, elements.last) {
        case (_, .close): true
        case (.move(let start), .curve(let end, _, _)):
            elements.count == 5 && start.distance(to: end) < 0.8 * (bounds?.width ?? 0)
        default: false
        }
    }

    /// True for a rectangle, with round corners or without, as far as its steps tell.
    fileprivate var isUpright: Bool {
        elements.count == 10
            || !elements.contains { if case .curve = $0 { true } else { false } }
                && (5...6).contains(elements.count)
    }
}

extension CGRect {
    /// True if at least half of it lies in `other`.
    fileprivate func isMostly(within other: CGRect) -> Bool {
        let common = intersection(other)
        return !common.isNull && 2 * common.width * common.height >= width * height
    }
}
