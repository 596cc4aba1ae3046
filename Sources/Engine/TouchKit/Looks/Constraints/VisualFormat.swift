/// A parser of constraints in the visual format language:
/// `H:|-[name(>=80)]-8-[other(==name@750)]|`.
struct VisualFormat {
    private var rest: Substring
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false

    /// A part of the format that was not understood.
    struct Fault: Error { let words: String }

    private struct Size {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        (rest, self.metrics, self.views) = (format[...].filter { $0 != " " }[...], metrics, views)
    }

    /// Returns the constraints, in the order of the format.
    mutating func read() throws -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var found: [NSLayoutConstraint] = []
        var last: UIView?
        var lastIsEdge = false
        var gap: [Size]?
        if take("|") { (lastIsEdge, gap) = (true, try readGap()) }
        while take("[") {
            let view = try readView()
            if lastIsEdge {
                found += edges(of: view, at: (leading, leading), gap, from: view.superview)
            } else if let last {
                found += edges(of: view, at: (leading, trailing), gap, from: last)
            }
            found += try readSizes().map { size in
                let second = size.view == nil ? .notAnAttribute : length
                return tie(view, length, size.view, second, by: size)
            }
            guard take("]") else { throw fault("]") }
            (last, lastIsEdge, gap) = (view, false, try readGap())
        }
        if take("|"), let last {
            found += edges(of: last.superview, at: (trailing, trailing), gap, from: last)
        }
        guard rest.isEmpty, last != nil else { throw fault("a view, [name]") }
        return found
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var leading: Attribute { isVertical ? .top : .leading }
    private var trailing: Attribute { isVertical ? .bottom : .trailing }
    private var length: Attribute { isVertical ? .height : .width }

    /// Returns the constraints that place the edge of `view` a gap beyond that of `other`.
    private func edges(
        of view: UIView?, at attributes: (Attribute, Attribute), _ gap: [Size]?, from other: UIView?
    ) -> [NSLayoutConstraint] {
        guard let view, let other else { return [] }
        return (gap ?? [Size()]).map { tie(view, attributes.0, other, attributes.1, by: $0) }
    }

    private func tie(
        _ view: UIView, _ attribute: Attribute, _ other: UIView?, _ second: Attribute, by size: Size
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: size.relation, toItem: other,
            attribute: second, multiplier: 1, constant: size.constant)
        made.priority = size.priority
        return made
    }

    // MARK: Characters

    private func fault(_ expected: String) -> Fault {
        Fault(words: "found \"\(rest.prefix(12))\", expected \(expected)")
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func readName() -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        rest.removeFirst(name.count)
        return String(name)
    }

    private mutating func readView() throws -> UIView {
        let name = readName()
        guard let view = views[name] as? UIView else { throw Fault(words: "no view \(name)") }
        return view
    }

    /// Returns the sizes of a gap; nil if the views touch.
    private mutating func readGap() throws -> [Size]? {
        guard take("-") else { return nil }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Size(constant: 8)] }
        let gap = rest.hasPrefix("(") ? try readSizes() : [try readSize()]
        guard take("-") else { throw fault("-") }
        return gap
    }

    private mutating func readSizes() throws -> [Size] {
        guard take("(") else { return [] }
        var sizes = [try readSize()]
        while take(",") { sizes.append(try readSize()) }
        guard take(")") else { throw fault(")") }
        return sizes
    }

    private mutating func readSize() throws -> Size {
        var size = Size()
        if take(">=") {
            size.relation = .greaterThanOrEqual
        } else if take("<=") {
            size.relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let isBelow = take("-")
        let name = readName()
        if let view = views[name] as? UIView {
            size.view = view
        } else if let number = number(name) {
            size.constant = isBelow ? -number : number
        } else {
            throw fault("a number, a metric or a view instead of \(name)")
        }
        if take("@") {
            let name = readName()
            guard let number = number(name) else { throw fault("a priority instead of \(name)") }
            size.priority = UILayoutPriority(Float(number))
        }
        return size
    }

    private func number(_ name: String) -> CGFloat? {
        Double(name).map { CGFloat($0) } ?? metrics[name].flatMap(CGFloat.init(any:))
    }
}

extension NSLayoutConstraint {
    /// The alignment of the views of a format on the other axis; only edges and middles are
    /// supported here.
    public nonisolated struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to align all views at the left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The option to align all views at the right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The option to align all views at the top edge.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The option to align all views at the bottom edge.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The option to align all views at the leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The option to align all views at the trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The option to align all views on one vertical line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The option to align all views on one horizontal line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The option to follow the direction of lines, which is always the case.
        public static let directionLeadingToTrailing = FormatOptions([])

        fileprivate var attribute: NSLayoutConstraint.Attribute? {
            let all: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
                (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
                (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY),
            ]
            return all.first { contains($0.0) }?.1
        }
    }

    /// Returns the constraints of a visual format. If it is not understood there are none, and
    /// standard error gets a line about it.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reading = VisualFormat(format, metrics: metrics ?? [:], views: views)
        do {
            let drawn = try reading.read()
            guard let attribute = options.attribute else { return drawn }
            let between = drawn.filter {
                $0.secondItem is UIView && $0.firstAttribute != $0.secondAttribute
            }
            return drawn
                + between.compactMap { step in
                    step.firstItem.map {
                        NSLayoutConstraint(
                            item: $0, attribute: attribute, relatedBy: .equal,
                            toItem: step.secondItem, attribute: attribute, multiplier: 1,
                            constant: 0)
                    }
                }
        } catch {
            log("\(format): \((error as? VisualFormat.Fault)?.words ?? "not understood")")
            return []
        }
    }
}
