import TouchKit

/// A random scene: views, recognizers, and relations, as values that can be printed.
nonisolated struct FuzzScene: Sendable {
    struct View: Sendable {
        /// The index of the superview; -1 is the window. Always smaller than the view's own index.
        var parent: Int
        var frame: CGRect
        var isMultipleTouchEnabled: Bool
        var isExclusiveTouch: Bool
        /// Indicates whether the view answers `gestureRecognizerShouldBegin` with false.
        var objects: Bool
        var kind = ViewKind.plain
        var interaction: Interaction?
    }

    /// The kind of a view. Plain views record the calls they get; the others use touches as they
    /// normally do.
    enum ViewKind: String, CaseIterable, Sendable {
        case plain, scroll, refreshed, button, slider, toggle, stepper, field
    }

    /// An interaction that a view brings along with its recognizers.
    enum Interaction: String, CaseIterable, Sendable {
        case menu, swipe, drag, drop, pointer, pencil
    }

    enum Kind: String, CaseIterable, Sendable {
        case tap, doubleTap, twoFingerTap, press, pan, twoFingerPan, swipe, pinch, rotation
        case edge, own, ownContinuous
    }

    struct Recognizer: Sendable {
        var kind: Kind
        var view: Int
        var cancelsTouchesInView: Bool
        var delaysTouchesBegan: Bool
        var delaysTouchesEnded: Bool
    }

    enum Relation: String, CaseIterable, Sendable {
        case requires, requiresLate, isRequiredLate, together, cannotPrevent, cannotBePrevented
        case refusesTouch, refusesToBegin
    }

    struct Tie: Sendable {
        var relation: Relation
        var first: Int
        var second: Int
    }

    var views: [View] = []
    var recognizers: [Recognizer] = []
    var ties: [Tie] = []
    var sheet: Sheet?
    /// The changes made inside callbacks, by the number of the callback in the run.
    var surprises: [Int: FuzzChange] = [:]

    static let size = CGSize(width: 320, height: 480)

    /// - Parameter isMixed: true if there are controls and scroll views among the views, and some
    ///   views have interactions.
    /// - Parameter hasSheet: true if a controller is presented as a sheet.
    init(_ random: inout FuzzRandom, isMixed: Bool = false, hasSheet: Bool = false) {
        defer { if hasSheet { addSheet(&random) } }
        for index in 0..<(2 + random.below(5)) {
            views.append(
                View(
                    parent: random.below(index + 1) - 1,
                    frame: CGRect(
                        x: random.number(-10...60), y: random.number(-10...60),
                        width: random.number(80...300), height: random.number(80...400)),
                    isMultipleTouchEnabled: random.oneIn(2), isExclusiveTouch: random.oneIn(10),
                    objects: random.oneIn(12)))
        }
        for _ in 0..<(1 + random.below(6)) {
            recognizers.append(
                Recognizer(
                    kind: random.pick(Kind.allCases), view: random.below(views.count + 1) - 1,
                    cancelsTouchesInView: !random.oneIn(4), delaysTouchesBegan: random.oneIn(4),
                    delaysTouchesEnded: !random.oneIn(4)))
        }
        for _ in 0..<random.below(7) {
            ties.append(
                Tie(
                    relation: random.pick(Relation.allCases),
                    first: random.below(recognizers.count),
                    second: random.below(recognizers.count)))
        }
        if random.oneIn(2) {
            for _ in 0..<random.below(6) {
                surprises[random.below(120)] = FuzzChange(&random)
            }
        }
        guard isMixed else { return }
        for index in views.indices where random.oneIn(2) {
            views[index].kind = random.pick(ViewKind.allCases)
        }
        for index in views.indices where random.oneIn(4) {
            views[index].interaction = random.pick(Interaction.allCases)
        }
    }

    /// Adds a sheet, on whose view some of the recognizers are, and which may come and go inside
    /// callbacks.
    private mutating func addSheet(_ random: inout FuzzRandom) {
        sheet = Sheet(&random)
        for index in recognizers.indices where random.oneIn(3) {
            recognizers[index].view = views.count
        }
        for _ in 0..<random.below(4) {
            surprises[random.below(120)] = .ofSheet(&random)
        }
    }

    func has(_ relation: Relation, _ first: Int, _ second: Int) -> Bool {
        ties.contains { $0.relation == relation && $0.first == first && $0.second == second }
    }
}

extension FuzzScene: CustomStringConvertible {
    nonisolated var description: String {
        var lines: [String] = []
        for (index, view) in views.enumerated() {
            let place = view.parent < 0 ? "window" : "view \(view.parent)"
            let frame = view.frame
            var line = "\(view.kind) view \(index) in \(place) at \(frame.minX) \(frame.minY)"
            line += " size \(frame.width) \(frame.height)"
            if view.isMultipleTouchEnabled { line += " multiple-touch" }
            if view.isExclusiveTouch { line += " exclusive" }
            if view.objects { line += " objects" }
            if let interaction = view.interaction { line += " \(interaction)" }
            lines.append(line)
        }
        if let sheet { lines.append("view \(views.count) is a \(sheet)") }
        for (index, recognizer) in recognizers.enumerated() {
            let place = recognizer.view < 0 ? "window" : "view \(recognizer.view)"
            var line = "recognizer \(index) \(recognizer.kind) on \(place)"
            if !recognizer.cancelsTouchesInView { line += " leaves-touches" }
            if recognizer.delaysTouchesBegan { line += " delays-began" }
            if !recognizer.delaysTouchesEnded { line += " ends-in-time" }
            lines.append(line)
        }
        lines += ties.map { "\($0.relation) \($0.first) \($0.second)" }
        for number in surprises.keys.sorted() {
            if let change = surprises[number] { lines.append("in callback \(number): \(change)") }
        }
        return lines.joined(separator: "\n")
    }
}
