import TouchPicture

/// An array of any values, as Core Graphics takes it.
public typealias CFArray = [Anything]

/// A gradient: colors that blend into one another along a line.
public nonisolated final class CGGradient: Sendable {
    let stops: GradientStops

    /// Creates a gradient of colors at positions from 0 to 1, or evenly spread without positions.
    /// Nil without colors.
    public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard let stops = GradientStops(colors.map { $0.color }, at: locations) else { return nil }
        self.stops = stops
    }

    /// Creates a gradient from an array of any type that contains `CGColor`s.
    public convenience init?(
        colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
    ) {
        self.init(
            colorsSpace: colorsSpace, colors: colors.compactMap { $0 as? CGColor } as [CGColor],
            locations: locations)
    }

    /// Creates a gradient from the red, green, blue, and alpha of one color after the other; nil
    /// if there are too few components.
    public convenience init?(
        colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard count > 0, colorComponents.count >= 4 * count else { return nil }
        self.init(
            colorsSpace: colorSpace,
            colors: (0..<count).map { index in
                let c = colorComponents[(4 * index)...].prefix(4).map { $0 }
                return CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
            }, locations: locations)
    }
}

/// The parts beyond its ends in which a gradient is drawn.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color fills the area before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color fills the area after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors at positions from 0 to 1, in order.
nonisolated struct GradientStops: Hashable, Sendable {
    private let stops: [Stop]

    private struct Stop: Hashable {
        let place: CGFloat
        let color: Color
    }

    init?(_ colors: [Color], at places: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        let given = places.flatMap { $0.count == colors.count ? $0 : nil }
        stops = zip(given ?? even, colors).map { Stop(place: $0, color: $1) }
    }

    func color(at place: CGFloat) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else {
            return stops.last?.color ?? .clear
        }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mixed(with: b.color, (place - a.place) / (b.place - a.place))
    }

    /// The number of bands that make up a gradient: the display list has no mark for one.
    private static let bands = 48

    /// Returns the bands of a gradient across the line from `start` to `end`, within `area`. The
    /// areas beyond the ends get the colors of the ends if `options` ask for it.
    func linear(
        from start: CGPoint, to end: CGPoint, in area: CGRect,
        _ options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    ) -> [Mark] {
        let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let length = Mathematics.hypotenuse(way.x, way.y)
        let reach = area.width + area.height + length
        let distance = Mathematics.hypotenuse(start.x - area.midX, start.y - area.midY) + reach
        guard length > 0, distance.isFinite else { return [] }
        let (ux, uy) = (way.x / length, way.y / length)
        func band(_ from: CGFloat, _ to: CGFloat, _ color: Color) -> Mark {
            func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(
                    x: start.x + ux * along - uy * across, y: start.y + uy * along + ux * across)
            }
            let corners = [
                corner(from, -distance), corner(to, -distance), corner(to, distance),
                corner(from, distance),
            ]
            return .shape(Shape(.polygon(corners), fill: color))
        }
        var marks: [Mark] = []
        if options.contains(.drawsBeforeStartLocation) {
            marks.append(band(-distance, 0, color(at: 0)))
        }
        for index in 0..<Self.bands {
            let (from, to) = (place(index), place(index + 1))
            // An opaque band extends under the next, so that no seam is visible between them.
            let color = color(at: (from + to) / 2)
            let reaches = color.alpha >= 1 && index + 1 < Self.bands
            marks.append(band(from * length, (reaches ? place(index + 2) : to) * length, color))
        }
        if options.contains(.drawsAfterEndLocation) {
            marks.append(band(length, distance, color(at: 1)))
        }
        return [.group(Group(clip: .rect(area), marks: marks))]
    }

    /// Returns the discs of a gradient, each within the one before it. The area beyond the outer
    /// circle gets the last color if `options` ask for it.
    func radial(
        from inner: CGPoint, _ innerRadius: CGFloat, to outer: CGPoint, _ outerRadius: CGSize,
        in area: CGRect, _ options: CGGradientDrawingOptions
    ) -> [Mark] {
        var marks: [Mark] = []
        if options.contains(.drawsAfterEndLocation) {
            marks.append(.shape(Shape(.rect(area), fill: color(at: 1))))
        }
        let first = innerRadius > 0 && !options.contains(.drawsBeforeStartLocation) ? 1 : 0
        for index in (first..<Self.bands).reversed() {
            let place = place(index + 1)
            let center = inner.mixed(with: outer, place)
            let rx = innerRadius + (outerRadius.width - innerRadius) * place
            let ry = innerRadius + (outerRadius.height - innerRadius) * place
            let disc = CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)
            let ring = color(at: (self.place(index) + place) / 2)
            marks.append(.shape(Shape(.ellipse(in: disc), fill: ring)))
        }
        return [.group(Group(clip: .rect(area), marks: marks))]
    }

    private func place(_ band: Int) -> CGFloat { CGFloat(band) / CGFloat(Self.bands) }
}
