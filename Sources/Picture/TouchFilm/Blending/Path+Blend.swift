import TouchPicture
import TouchReading

extension Path {
    /// Returns true for two outlines with the same kinds of elements, whatever their size.
    func isLike(_ other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { a, b in
                switch (a, b) {
                case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
                default: false
                }
            }
    }

    /// Returns the outline `fraction` of the way from this one to another with the same kinds of
    /// elements.
    func mixed(with other: Path, _ fraction: Double) -> Path {
        if self == other { return self }
        return Path(
            zip(elements, other.elements).map { a, b in
                switch (a, b) {
                case (.move(let p), .move(let q)): .move(p.mixed(with: q, fraction))
                case (.line(let p), .line(let q)): .line(p.mixed(with: q, fraction))
                case (.curve(let p, let p1, let p2), .curve(let q, let q1, let q2)):
                    .curve(
                        p.mixed(with: q, fraction), control1: p1.mixed(with: q1, fraction),
                        control2: p2.mixed(with: q2, fraction))
                default: b
                }
            })
    }
}

extension Path? {
    /// Returns true if both are nil, or if both are outlines with the same kinds of elements.
    func isLike(_ other: Path?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): a.isLike(b)
        default: false
        }
    }
}
