extension UIView {
    /// The placement of content in a view's bounds.
    public nonisolated enum ContentMode: Int, Sendable {
        /// Stretched to fill the bounds; as large as possible without cutting anything off; as
        /// small as possible while filling the bounds.
        case scaleToFill, scaleAspectFit, scaleAspectFill
        /// Drawn again when the bounds change.
        case redraw
        /// At its own size, in the middle or at an edge.
        case center, top, bottom, left, right
        /// At its own size, in a corner.
        case topLeft, topRight, bottomLeft, bottomRight

        /// Returns the frame of content of `size` in `bounds`.
        func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            var (width, height) = (size.width, size.height)
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit: (width, height) = (width * min(x, y), height * min(x, y))
            case .scaleAspectFill: (width, height) = (width * max(x, y), height * max(x, y))
            default: break
            }
            let left =
                switch self {
                case .left, .topLeft, .bottomLeft: bounds.minX
                case .right, .topRight, .bottomRight: bounds.maxX - width
                default: bounds.midX - width / 2
                }
            let top =
                switch self {
                case .top, .topLeft, .topRight: bounds.minY
                case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
                default: bounds.midY - height / 2
                }
            return CGRect(x: left, y: top, width: width, height: height)
        }
    }

    /// The parts of a view's frame that adapt when its superview is resized.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The parts as bits.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The value of an intrinsic width or height that does not matter.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Resizes the subviews according to their masks.
    func resizeSubviews(from old: CGSize) {
        for child in children {
            guard let looks = child.looks, !looks.mask.isEmpty, !looks.isConstrained,
                autoresizesSubviews
            else { continue }
            var frame = child.frame
            let mask = looks.mask
            (frame.origin.x, frame.size.width) = Self.stretched(
                (frame.minX, frame.width), from: old.width, to: bounds.width,
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.stretched(
                (frame.minY, frame.height), from: old.height, to: bounds.height,
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
            child.frame = frame
        }
    }

    /// Returns the adapted start and length of a subview: the difference is shared among the
    /// flexible parts in proportion to their lengths.
    private static func stretched(
        _ span: (start: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat,
        _ before: Bool, _ inside: Bool, _ after: Bool
    ) -> (CGFloat, CGFloat) {
        guard old != new, before || inside || after else { return span }
        let rest = old - span.start - span.length
        let parts = [before ? span.start : 0, inside ? span.length : 0, after ? rest : 0]
        let total = parts.reduce(0, +)
        let flexible = CGFloat([before, inside, after].count { $0 })
        func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return (new - old) * (total > 0 ? parts[index] / total : 1 / flexible)
        }
        return (span.start + share(0, before), span.length + share(1, inside))
    }
}

extension UIControl {
    /// The horizontal alignment of a control's content.
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle; at an edge; at both.
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of a control's content.
    public nonisolated enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle; at an edge; at both.
        case center, top, bottom, fill
    }
}
