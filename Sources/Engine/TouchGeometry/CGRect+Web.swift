// Points, sizes and rectangles for browsers, which have no Foundation. They give the same answers as Foundation's on Linux, to the
// bit.
#if !canImport(Foundation)
    /// A length, in points.
    public typealias CGFloat = Double

    /// Seconds.
    public typealias TimeInterval = Double

    /// A place, in points.
    public struct CGPoint: Hashable, Sendable {
        /// To the right.
        public var x: CGFloat
        /// Downwards.
        public var y: CGFloat

        /// Both 0 unless given.
        public init(x: CGFloat = 0, y: CGFloat = 0) {
            self.x = x
            self.y = y
        }

        /// In whole points.
        public init(x: Int, y: Int) {
            self.init(x: CGFloat(x), y: CGFloat(y))
        }

        /// The origin.
        public static let zero = CGPoint()
    }

    /// A width and a height, in points.
    public struct CGSize: Hashable, Sendable {
        /// To the right.
        public var width: CGFloat
        /// Downwards.
        public var height: CGFloat

        /// Both 0 unless given.
        public init(width: CGFloat = 0, height: CGFloat = 0) {
            self.width = width
            self.height = height
        }

        /// In whole points.
        public init(width: Int, height: Int) {
            self.init(width: CGFloat(width), height: CGFloat(height))
        }

        /// Nothing.
        public static let zero = CGSize()
    }

    /// An upright rectangle, in points; a negative size extends to the left or upwards of the origin.
    public struct CGRect: Hashable, Sendable {
        /// The corner that the size is counted from.
        public var origin: CGPoint
        /// May be negative.
        public var size: CGSize

        /// At the origin and of no size unless given.
        public init(origin: CGPoint = .zero, size: CGSize = .zero) {
            self.origin = origin
            self.size = size
        }

        /// By its four numbers.
        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// In whole points.
        public init(x: Int, y: Int, width: Int, height: Int) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// At the origin, of no size.
        public static let zero = CGRect()
        /// No rectangle, and nowhere.
        public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

        /// Never negative.
        public var width: CGFloat { size.width.magnitude }
        /// Never negative.
        public var height: CGFloat { size.height.magnitude }
        /// The left edge.
        public var minX: CGFloat { origin.x + Swift.min(size.width, 0) }
        /// The middle between left and right.
        public var midX: CGFloat { (minX + maxX) * 0.5 }
        /// The right edge.
        public var maxX: CGFloat { origin.x + Swift.max(size.width, 0) }
        /// The upper edge.
        public var minY: CGFloat { origin.y + Swift.min(size.height, 0) }
        /// The middle between above and below.
        public var midY: CGFloat { (minY + maxY) * 0.5 }
        /// The lower edge.
        public var maxY: CGFloat { origin.y + Swift.max(size.height, 0) }

        /// Whether it is no rectangle at all.
        public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
        /// Whether it has no area.
        public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

        /// The same rectangle with a size that is not negative.
        public var standardized: CGRect {
            isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
        }

        /// Whether a point lies in it; its right and lower edges lie outside.
        public func contains(_ point: CGPoint) -> Bool {
            !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }

        /// Whether another lies in it wholly.
        public func contains(_ other: CGRect) -> Bool {
            union(other) == self
        }

        /// Its edges moved inwards, or outwards by negative distances; null if nothing is left.
        public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            if isNull { return self }
            let inset = CGRect(
                x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
            return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
        }

        /// Moved.
        public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
            isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
        }

        /// The smallest rectangle around both.
        public func union(_ other: CGRect) -> CGRect {
            if isNull { return other }
            if other.isNull { return self }
            let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
            let (right, bottom) = (Swift.max(maxX, other.maxX), Swift.max(maxY, other.maxY))
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }

        /// What both have in common; null where they do not even touch.
        public func intersection(_ other: CGRect) -> CGRect {
            if isNull || other.isNull { return .null }
            let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
            let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
            guard left <= right, top <= bottom else { return .null }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }

        /// Whether both have anything in common, were it an edge.
        public func intersects(_ other: CGRect) -> Bool {
            !intersection(other).isNull
        }
    }
#endif
