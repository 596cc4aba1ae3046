import TouchPicture

extension CGSize {
    var length: CGFloat { (width * width + height * height).squareRoot() }
}

extension CGRect {
    /// Clockwise from the top left, then the middle.
    package var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY), CGPoint(x: midX, y: midY),
        ]
    }

    package enum Side { case top, bottom, left, right }

    /// Takes a strip off one side and returns it.
    @discardableResult
    package mutating func cut(_ side: Side, _ amount: Double) -> CGRect {
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
        return strip
    }
}

extension CGAffineTransform {
    /// Neither singular nor beyond numbers.
    var isUsable: Bool {
        determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}

extension Path {
    /// Where its steps lead, the last of a closed outline to where it began.
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
