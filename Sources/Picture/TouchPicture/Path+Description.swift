/// A path as text: its shape if it is a rectangle, a rectangle with round corners, or an ellipse;
/// otherwise the steps of the pen.
extension Path: CustomStringConvertible {
    /// The outline in a few words, with numbers in points.
    public var description: String {
        guard let bounds else { return "path" }
        let box = bounds.numbers.joined(separator: " ")
        if isNearly(.rect(bounds)) { return "rect \(box)" }
        if isNearly(.ellipse(in: bounds)) { return "oval \(box)" }
        if case .move(let first) = elements.first {
            let radius = first.x - bounds.minX
            if isNearly(.roundedRect(bounds, radius: radius)) {
                return "round \(box) \(radius.short)"
            }
        }
        return "path " + elements.map { $0.description }.joined(separator: " ")
    }
}

extension Path.Element {
    /// The element's letter in SVG.
    fileprivate var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .curve: "C"
        case .close: "Z"
        }
    }

    /// The element's points. The control points of a curve precede its end.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .curve(let p, let c1, let c2): [c1, c2, p]
        case .close: []
        }
    }

    fileprivate var description: String {
        ([letter] + points.flatMap { [$0.x.short, $0.y.short] }).joined(separator: " ")
    }
}
