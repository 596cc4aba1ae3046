import Foundation
import TouchPicture
import TouchStage

/// A text or a box in a picture as a viewer sees it: its position, and its contrast with what lies
/// below it.
struct SeenMark {
    /// The kind; marks of one kind look alike wherever they are.
    enum Kind: Hashable {
        /// A text.
        ///
        /// - Parameter size: the size of the letters, in whole points of the picture.
        case text(String, size: Int)
        /// A closed outline, in whole points of the picture.
        case box(width: Int, height: Int)
    }

    let kind: Kind
    /// The upright rectangle around it, in points of the picture.
    let box: CGRect
    /// The size of its letters, in points of the picture; 0 for a box.
    let letters: Double
    /// The ratio of the larger to the smaller of two luminances, the mark's and its background's:
    /// from 1, which is invisible, to 21.
    let contrast: Double

    /// The words of a text; nil for a box.
    var string: String? {
        if case .text(let string, _) = kind { string } else { nil }
    }

    /// The name in fault messages.
    var name: String {
        switch kind {
        case .text(let string, _): "“\(string)”"
        case .box(let width, let height): "a box of \(width) × \(height)"
        }
    }

    /// The name, with the middle of its box.
    var nameAndPlace: String { "\(name) at (\(Int(box.midX)), \(Int(box.midY)))" }
}

/// A collection of the texts and boxes of a picture, back to front, with the backgrounds on which
/// they lie.
///
/// Marks beneath a box that hides them completely, and marks that are clipped by more than half,
/// are not visible.
struct SeenMarks {
    private(set) var all: [SeenMark] = []

    /// A surface on which later marks lie.
    private struct Ground {
        /// The part of its outline's bounds that is not clipped, in points of the picture.
        let box: CGRect
        let outline: Path
        /// The transform from points of the picture to those of the outline.
        let toOutline: CGAffineTransform
        let color: Color
        let luminance: Double

        init(
            _ outline: Path, _ transform: CGAffineTransform = .identity, within box: CGRect,
            _ color: Color
        ) {
            (self.box, self.outline, self.color) = (box, outline, color)
            toOutline = transform.inverted()
            luminance = color.luminance
        }

        func contains(_ point: CGPoint) -> Bool {
            box.contains(point)
                && outline.surrounds(CGRect(origin: point.applying(toOutline), size: .zero))
        }
    }

    /// The properties that the marks of a group share.
    private struct Surroundings {
        var transform = CGAffineTransform.identity
        var opacity = 1.0
        /// The clip, in points of the picture.
        var clip: CGRect
    }

    private var grounds: [Ground] = []
    private let measurer: any TextMeasuring

    init(_ picture: Picture, measuring measurer: any TextMeasuring) {
        self.measurer = measurer
        let frame = CGRect(origin: .zero, size: picture.size)
        grounds = [Ground(.rect(frame), within: frame, .black)]
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
                    // Nothing is left to transform once all is clipped away.
                    inner.clip =
                        clip.isNull
                        ? clip : around.clip.overlap(with: clip.applying(inner.transform))
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
            case let seen = box.overlap(with: around.clip), !seen.isNull, !seen.isEmpty
        else { return }
        // A line contrasts with its surroundings.
        let ground = ground(
            at: shape.fill == nil
                ? CGRect(x: seen.minX - 3, y: seen.minY, width: 0, height: seen.height) : seen)
        let colors = [shape.fill, shape.stroke?.color].compactMap { $0?.faded(around.opacity) }
        let contrast = colors.map { self.contrast(of: $0, on: ground) }.max() ?? 1
        if let fill = shape.fill?.faded(around.opacity), fill.alpha > 0 {
            if shape.path.isUpright { hide(within: seen, fill) }
            let color = ground.color.covered(by: fill)
            grounds.append(Ground(shape.path, around.transform, within: seen, color))
        }
        guard box.isMostly(within: around.clip), shape.path.isBox else { return }
        let size = (Int(box.width.rounded()), Int(box.height.rounded()))
        let mark = SeenMark(
            kind: .box(width: size.0, height: size.1), box: box, letters: 0, contrast: contrast)
        // A disc and its ring, or a view and its outline, are one object.
        if let last = all.last, last.string == nil, last.box.isNearly(box) {
            if last.contrast < contrast { all[all.count - 1] = mark }
        } else {
            all.append(mark)
        }
    }

    /// Removes the marks that an opaque color covers.
    private mutating func hide(within box: CGRect, _ fill: Color) {
        guard fill.alpha > 0.9 else { return }
        all.removeAll { box.contains($0.box) }
    }

    /// Returns the last background painted in the middle of a place.
    private func ground(at place: CGRect) -> Ground {
        let middle = CGPoint(x: place.midX, y: place.midY)
        return grounds.last { $0.contains(middle) } ?? grounds[0]
    }

    private func contrast(of color: Color, on ground: Ground) -> Double {
        let (a, b) = (ground.color.covered(by: color).luminance + 0.05, ground.luminance + 0.05)
        return max(a, b) / min(a, b)
    }
}

extension Color {
    /// Returns this opaque color with another painted over it.
    fileprivate func covered(by other: Color) -> Color {
        var top = other
        top.alpha = 1
        return mixed(with: top, min(max(other.alpha, 0), 1))
    }
}

extension Path {
    /// Indicates whether an outline ends where it began, or nearly there, like an open ring.
    fileprivate var isClosed: Bool {
        switch (elements.first, elements.last) {
        case (_, .close): true
        case (.move(let start), .curve(let end, _, _)):
            elements.count == 5 && start.distance(to: end) < 0.8 * (bounds?.width ?? 0)
        default: false
        }
    }

    /// Indicates whether an outline is a box. One of straight lines with more than three corners,
    /// such as a piece of a trail, is not: it moves with the finger.
    fileprivate var isBox: Bool {
        elements.count < 5 || elements.contains { if case .curve = $0 { true } else { false } }
    }

    /// Indicates whether the outline is a rectangle, with or without rounded corners, as far as the
    /// number of its elements shows.
    fileprivate var isUpright: Bool {
        elements.count == 10
            || !elements.contains { if case .curve = $0 { true } else { false } }
                && (5...6).contains(elements.count)
    }
}

extension CGRect {
    /// Returns true for a rectangle with the same edges, within the width of a line.
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        zip(corners, other.corners).allSatisfy { $0.distance(to: $1) < 3 }
    }

    /// Returns true if at least half of the rectangle lies in `other`.
    fileprivate func isMostly(within other: CGRect) -> Bool {
        let common = intersection(other)
        return !common.isNull && 2 * common.width * common.height >= width * height
    }
}
