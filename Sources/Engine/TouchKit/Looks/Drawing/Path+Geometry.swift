import TouchPicture

extension Path {
    /// Returns the outline under `transform`.
    nonisolated func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        return Path(elements.map { $0.applying(transform) })
    }

    /// The position of the pen: the end of the last part, or the start of that part if it is
    /// closed; nil for an empty path.
    nonisolated var currentPoint: CGPoint? {
        var start: CGPoint?
        var here: CGPoint?
        for element in elements {
            switch element {
            case .move(let point): (start, here) = (point, point)
            case .line(let point), .curve(let point, _, _): here = point
            case .close: here = start
            }
        }
        return here
    }

    /// Adds an arc of a circle, after a line to its start; angles are in radians from the x axis
    /// towards the y axis.
    ///
    /// - Parameter isGrowing: true if the angle grows along the arc, which on a screen is
    ///   clockwise.
    nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isGrowing: Bool
    ) {
        guard start.isFinite, end.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = isGrowing ? end - start : start - end
        if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        sweep = min(max(0, sweep), turn)
        let steps = max(1, Int((sweep / (.pi / 2) - 1e-9).rounded(.up)))
        let step = (isGrowing ? sweep : -sweep) / CGFloat(steps)
        let control = 4 / 3 * Mathematics.tangent(step / 4) * radius
        func place(_ angle: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * Mathematics.cosine(angle),
                y: center.y + radius * Mathematics.sine(angle))
        }
        let first = place(start)
        elements.append(elements.isEmpty ? .move(first) : .line(first))
        for index in 0..<steps {
            let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (from, to) = (place(a), place(b))
            elements.append(
                .curve(
                    to,
                    control1: CGPoint(
                        x: from.x - control * Mathematics.sine(a),
                        y: from.y + control * Mathematics.cosine(a)),
                    control2: CGPoint(
                        x: to.x + control * Mathematics.sine(b),
                        y: to.y - control * Mathematics.cosine(b))))
        }
    }

    /// Adds a quadratic curve, as the equivalent cubic one.
    nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? end
        elements.append(
            .curve(
                end, control1: start.mixed(with: control, 2 / 3),
                control2: end.mixed(with: control, 2 / 3)))
    }

    /// Adds the arc that touches the lines from the pen to `corner` and from there to `end`.
    nonisolated mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        let (a, b) = (start - corner, end - corner)
        let (lengthA, lengthB) = (
            Mathematics.hypotenuse(a.x, a.y), Mathematics.hypotenuse(b.x, b.y)
        )
        let cross = a.x * b.y - a.y * b.x
        guard lengthA > 0, lengthB > 0, abs(cross) > 1e-9, radius > 0 else {
            return elements.append(.line(corner))
        }
        let angle = Mathematics.arcCosine((a.x * b.x + a.y * b.y) / (lengthA * lengthB))
        let distance = radius / Mathematics.tangent(angle / 2)
        let first = corner + a * (distance / lengthA)
        let bisector = a * (1 / lengthA) + b * (1 / lengthB)
        let center =
            corner + bisector
            * (radius / Mathematics.sine(angle / 2)
                / Mathematics.hypotenuse(bisector.x, bisector.y))
        let last = corner + b * (distance / lengthB)
        let (from, to) = (first - center, last - center)
        addArc(
            center: center, radius: radius, from: Mathematics.arcTangent(y: from.y, x: from.x),
            to: Mathematics.arcTangent(y: to.y, x: to.x),
            isGrowing: cross < 0)
    }

    /// The outline as straight lines: the points of each part, in order, and whether it was closed.
    nonisolated var parts: [(points: [CGPoint], isClosed: Bool)] {
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move(let point): parts.append(([point], false))
            case .line(let point): parts.continueLast(with: [point])
            case .curve(let end, let control1, let control2):
                let start = parts.last?.points.last ?? control1
                parts.continueLast(
                    with: (1...Path.curveSteps).map { index in
                        let t = CGFloat(index) / CGFloat(Path.curveSteps)
                        let u = 1 - t
                        return start * (u * u * u) + control1 * (3 * u * u * t)
                            + control2 * (3 * u * t * t) + end * (t * t * t)
                    })
            case .close:
                guard let last = parts.indices.last else { continue }
                parts[last].isClosed = true
            }
        }
        return parts
    }

    /// The number of straight lines that approximate a curve.
    nonisolated private static var curveSteps: Int { 16 }

    /// Returns whether `point` lies inside; all parts are treated as closed.
    nonisolated func contains(_ point: CGPoint, evenOdd: Bool = false) -> Bool {
        var winding = 0
        for part in parts {
            for (a, b) in part.points.sides where (a.y <= point.y) != (b.y <= point.y) {
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The smallest upright rectangle around the drawn outline; nil for an empty path.
    nonisolated var tightBounds: CGRect? {
        let points = parts.flatMap { $0.points }
        return points.isEmpty ? nil : CGRect(around: points)
    }

    /// The same outline, with the parts wound so that a part within another is a hole. The winding
    /// rule then fills the same area as the even-odd rule.
    nonisolated var withHoles: Path {
        let outlines = parts.map { $0.points }.filter { $0.count > 2 }
        var result = Path()
        for (index, outline) in outlines.enumerated() {
            let around = outlines.enumerated().count { other, points in
                other != index && Path.polygon(points).contains(outline[0], evenOdd: true)
            }
            let isForward = outline.area > 0
            let points = isForward == (around % 2 == 0) ? outline : outline.reversed()
            result.elements += Path.polygon(points).elements
        }
        return result
    }

    /// Returns the section of the outline from one share of its length to another, both from 0 to
    /// 1.
    nonisolated func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        if start <= 0, end >= 1 { return self }
        guard start < end else { return Path() }
        let lines = parts.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        let length = lines.reduce(0) { $0 + $1.length }
        let (from, to) = (length * max(start, 0), length * min(end, 1))
        var gone: CGFloat = 0
        var result = Path()
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) {
                let step = Mathematics.hypotenuse(b.x - a.x, b.y - a.y)
                defer { gone += step }
                guard step > 0, gone + step > from, gone < to else { continue }
                if !isDrawing {
                    result.elements.append(.move(a.mixed(with: b, max(0, from - gone) / step)))
                    isDrawing = true
                }
                result.elements.append(.line(a.mixed(with: b, min(1, (to - gone) / step))))
            }
        }
        return result
    }

    /// Returns the area that a line of `width` along the outline covers, with round ends and joins.
    nonisolated func stroked(width: CGFloat) -> Path {
        var result = Path()
        let half = width / 2
        for part in parts {
            let line = part.isClosed ? part.points + part.points.prefix(1) : part.points
            for point in line {
                result.elements += Path.circle(center: point, radius: half).elements
            }
            for (a, b) in zip(line, line.dropFirst()) {
                let length = Mathematics.hypotenuse(b.x - a.x, b.y - a.y)
                guard length > 0 else { continue }
                let side = CGPoint(x: -(b.y - a.y), y: b.x - a.x) * (half / length)
                result.elements += Path.polygon([a - side, b - side, b + side, a + side]).elements
            }
        }
        return result
    }
}

extension Path.Element {
    nonisolated fileprivate func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .curve(let p, let c1, let c2):
            .curve(p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .close: .close
        }
    }
}

nonisolated extension [(points: [CGPoint], isClosed: Bool)] {
    /// Continues the last part; after a closed one, begins a new part at its start.
    fileprivate mutating func continueLast(with points: [CGPoint]) {
        guard let part = last else { return append((points, false)) }
        if part.isClosed {
            append(([part.points[0]] + points, false))
        } else {
            self[count - 1].points += points
        }
    }
}

nonisolated extension [CGPoint] {
    /// The lines from each point to the next, and from the last to the first.
    fileprivate var sides: Zip2Sequence<[CGPoint], [CGPoint]> {
        zip(self, Array(dropFirst()) + prefix(1))
    }

    fileprivate var length: CGFloat {
        zip(self, dropFirst()).reduce(0) {
            $0 + Mathematics.hypotenuse($1.1.x - $1.0.x, $1.1.y - $1.0.y)
        }
    }

    /// Twice the area; negative if the points go around it the other way.
    fileprivate var area: CGFloat { sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } }
}

extension CGPoint {
    nonisolated func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        self * (1 - fraction) + other * fraction
    }

    nonisolated fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + b.x, y: a.y + b.y)
    }

    nonisolated fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x - b.x, y: a.y - b.y)
    }

    nonisolated fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
        CGPoint(x: a.x * factor, y: a.y * factor)
    }
}
