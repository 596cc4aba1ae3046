import TouchPicture

extension CGPoint {
    package func distance(to other: CGPoint) -> Double {
        Mathematics.hypotenuse(x - other.x, y - other.y)
    }
}

extension CGRect {
    package var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Creates a square whose middle is at the height `middle`.
    package init(square side: Double, x: Double, middle: Double) {
        self.init(x: x, y: middle - side / 2, width: side, height: side)
    }

    /// Creates a square that extends `reach` from a point to each side.
    init(around point: CGPoint, reach: Double) {
        self.init(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    }

    /// The corners, clockwise from the top left, followed by the middle.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY), middle,
        ]
    }

    package enum Side { case top, bottom, left, right }

    /// Cuts a strip off one side and returns it.
    ///
    /// - Parameter gap: the distance that is cut off after the strip.
    @discardableResult
    package mutating func cut(_ side: Side, _ amount: Double, gap: Double = 0) -> CGRect {
        let amount = min(amount, side == .left || side == .right ? width : height)
        var strip = self
        switch side {
        case .top:
            strip.size.height = amount
            origin.y += amount
            size.height -= amount
        case .bottom:
            size.height -= amount
            strip = CGRect(x: minX, y: maxY, width: width, height: amount)
        case .left:
            strip.size.width = amount
            origin.x += amount
            size.width -= amount
        case .right:
            size.width -= amount
            strip = CGRect(x: maxX, y: minY, width: amount, height: height)
        }
        if gap > 0 { cut(side, gap) }
        return strip
    }
}

extension CGAffineTransform {
    /// Indicates whether the transform is finite and not singular.
    var isUsable: Bool {
        determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}

extension Path {
    /// The ends of its steps; the last one of a closed outline is its start.
    var ends: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let p), .line(let p), .curve(let p, _, _): p
            case .close: nil
            }
        } + (elements.last == .close ? [start].compactMap { $0 } : [])
    }

    private var start: CGPoint? {
        if case .move(let p)? = elements.first { p } else { nil }
    }

    func applying(_ t: CGAffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let p): .move(p.applying(t))
                case .line(let p): .line(p.applying(t))
                case .curve(let p, let c1, let c2):
                    .curve(
                        p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
                case .close: .close
                }
            })
    }
}

extension Text {
    package func moved(to origin: CGPoint) -> Text {
        var text = self
        text.origin = origin
        return text
    }
}
