// Points, sizes, and rectangles for browsers, which have no Foundation. They give the same results
// as Foundation's on Linux, to the bit.
#if !canImport(Foundation)
    /// A length, in points.
    public typealias CGFloat = Double

    /// A duration, in seconds.
    public typealias TimeInterval = Double

    /// A position, in points.
    public struct CGPoint: Hashable, Sendable {
        /// The coordinate to the right.
        public var x: CGFloat
        /// The coordinate downwards.
        public var y: CGFloat

        /// Creates a point; both coordinates are 0 unless given.
        public init(x: CGFloat = 0, y: CGFloat = 0) {
            self.x = x
            self.y = y
        }

        /// Creates a point from integers.
        public init(x: Int, y: Int) {
            self.init(x: CGFloat(x), y: CGFloat(y))
        }

        /// The origin.
        public static let zero = CGPoint()
    }

    /// A width and a height, in points.
    public struct CGSize: Hashable, Sendable {
        /// The length to the right.
        public var width: CGFloat
        /// The length downwards.
        public var height: CGFloat

        /// Creates a size; both lengths are 0 unless given.
        public init(width: CGFloat = 0, height: CGFloat = 0) {
            self.width = width
            self.height = height
        }

        /// Creates a size from integers.
        public init(width: Int, height: Int) {
            self.init(width: CGFloat(width), height: CGFloat(height))
        }

        /// The size without extent.
        public static let zero = CGSize()
    }

    /// An upright rectangle, in points; a negative size extends to the left or upwards from the
    /// origin.
    public struct CGRect: Hashable, Sendable {
        /// The corner from which the size is measured.
        public var origin: CGPoint
        /// The size, which may be negative.
        public var size: CGSize

        /// Creates a rectangle, at the origin and without extent unless given.
        public init(origin: CGPoint = .zero, size: CGSize = .zero) {
            self.origin = origin
            self.size = size
        }

        /// Creates a rectangle from its four numbers.
        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// Creates a rectangle from integers.
        public init(x: Int, y: Int, width: Int, height: Int) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// The rectangle at the origin without extent.
        public static let zero = CGRect()
        /// The null rectangle, which is nowhere.
        public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

        /// The width, which is never negative.
        public var width: CGFloat { size.width.magnitude }
        /// The height, which is never negative.
        public var height: CGFloat { size.height.magnitude }
        /// The left edge.
        public var minX: CGFloat { origin.x + Swift.min(size.width, 0) }
        /// The middle between the left and right edges.
        public var midX: CGFloat { (minX + maxX) * 0.5 }
        /// The right edge.
        public var maxX: CGFloat { origin.x + Swift.max(size.width, 0) }
        /// The top edge.
        public var minY: CGFloat { origin.y + Swift.min(size.height, 0) }
        /// The middle between the top and bottom edges.
        public var midY: CGFloat { (minY + maxY) * 0.5 }
        /// The bottom edge.
        public var maxY: CGFloat { origin.y + Swift.max(size.height, 0) }

        /// Indicates whether this is the null rectangle.
        public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        /// Indicates whether the rectangle has no area.
        public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

        /// The same rectangle with a size that is not negative.
        public var standardized: CGRect {
            isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
        }

        /// Returns whether a point lies in the rectangle; the right and bottom edges lie outside.
        public func contains(_ point: CGPoint) -> Bool {
            !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// Returns whether another rectangle lies entirely in this one.
        public func contains(_ other: CGRect) -> Bool {
            union(other) == self
        }

        /// Returns the rectangle with its edges moved inwards, or outwards by negative distances;
        /// null if nothing is left.
        public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            if isNull { return self }
            let inset = CGRect(
                x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
        }

        /// Returns the rectangle moved by a distance.
        public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }

        /// Returns the smallest rectangle around both.
        public func union(_ other: CGRect) -> CGRect {
            if isNull { return other }
            if other.isNull { return self }
            let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
            let (right, bottom) = (Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
