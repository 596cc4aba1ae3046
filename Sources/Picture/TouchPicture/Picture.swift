/// A picture as a value: a size in points and the marks painted in it, back to front.
///
/// Equal pictures paint equal pixels, so two pictures can be compared to find what changed.
public struct Picture: Hashable, Sendable {
    /// The size, in points.
    public var size: CGSize
    /// The marks, back to front; in points from the top left corner.
    public var marks: [Mark]

    /// Creates a picture of the marks.
    public init(size: CGSize, marks: [Mark] = []) {
        self.size = size
        self.marks = marks
    }
}

/// A painted element of a picture.
public enum Mark: Hashable, Sendable {
    /// An outline, filled or stroked.
    case shape(Shape)
    /// A paragraph of text.
    case text(Text)
    /// Pixels from a file.
    case image(Image)
    /// Marks that share a transform, an opacity, and a clip.
    indirect case group(Group)
}

/// An outline, filled, stroked, or both (the fill first).
public struct Shape: Hashable, Sendable {
    /// The outline, in points.
    public var path: Path
    /// The color of the interior; nil for none.
    public var fill: Color?
    /// The line along the outline; nil for none.
    public var stroke: Stroke?

    /// Creates an outline, filled, stroked, or both.
    public init(_ path: Path, fill: Color? = nil, stroke: Stroke? = nil) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
    }
}

/// A line along an outline; joins and caps are round.
public struct Stroke: Hashable, Sendable {
    /// The line's color.
    public var color: Color
    /// The width in points, half of it on each side of the outline.
    public var width: CGFloat
    /// The lengths of alternating dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]

    /// Creates a line; width and dashes are in points.
    public init(_ color: Color, width: CGFloat = 1, dash: [CGFloat] = []) {
        self.color = color
        self.width = width
        self.dash = dash
    }
}

/// Marks that share a transform, an opacity, and a clip.
public struct Group: Hashable, Sendable {
    /// The transform from the group's coordinates to those around it.
    public var transform: CGAffineTransform
    /// The opacity of the group as a whole, from 0 to 1.
    public var opacity: Double
    /// The clip, in the group's own coordinates; nil to paint everything.
    public var clip: Path?
    /// The marks, back to front, in the group's coordinates.
    public var marks: [Mark]

    /// Creates a group of marks that share a transform, an opacity, and a clip.
    public init(
        transform: CGAffineTransform = .identity, opacity: Double = 1, clip: Path? = nil,
        marks: [Mark]
    ) {
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.marks = marks
    }
}
