import TouchPicture
import TouchScript

/// The settings of a view in code, each with the words of the clauses that it comes from.
///
/// The frame is set before a transform, and values after the settings that limit them.
struct ViewSettings {
    private(set) var lines: [(words: ArraySlice<String>, line: String)] = []
    private let language: String

    init(_ member: CodeMember, in language: String, screen: CGSize) {
        self.language = language
        let clauses = member.viewClauses
        switch member.kind {
        case .window: addFrame(clauses, size: screen)
        case .view(let kind, _): addFrame(clauses, size: kind.hasOwnSize ? nil : .zero)
        case .controller, .recognizer: break
        }
        if case .view(.field, _) = member.kind { lines.append(([], "borderStyle = .roundedRect")) }
        addTransform(clauses)
        for clause in clauses { add(clause, to: member) }
        for case .value(let value) in clauses { addValue(value, to: member) }
    }

    private mutating func add(_ word: String, _ line: String) { lines.append(([word], line)) }

    /// Adds the frame.
    /// - Parameter size: The size of the view if the scene states none; nil if the view has an
    ///   intrinsic size.
    private mutating func addFrame(_ clauses: [ViewClause], size: CGSize?) {
        var (origin, size) = (CGPoint.zero, size)
        for case .at(let point) in clauses { origin = point }
        for case .size(let own) in clauses { size = own }
        if let size {
            lines.append((["at", "size"], "frame = \(SwiftLiteral.rect(origin, size))"))
        } else {
            add("at", "frame.origin = \(SwiftLiteral.point(origin))")
        }
    }

    private mutating func addTransform(_ clauses: [ViewClause]) {
        var turn: String?
        var stretch: String?
        for case .rotate(let angle) in clauses { turn = SwiftLiteral.angle(angle) }
        for case .scale(let x, let y) in clauses {
            stretch = "\(SwiftLiteral.number(x)), y: \(SwiftLiteral.number(y))"
        }
        switch (turn, stretch) {
        case (let turn?, let stretch?):
            let whole = "CGAffineTransform(rotationAngle: \(turn)).scaledBy(x: \(stretch))"
            lines.append((["rotate", "scale"], "transform = \(whole)"))
        case (let turn?, nil):
            add("rotate", "transform = CGAffineTransform(rotationAngle: \(turn))")
        case (nil, let stretch?):
            add("scale", "transform = CGAffineTransform(scaleX: \(stretch))")
        case (nil, nil): break
        }
    }

    private mutating func add(_ clause: ViewClause, to member: CodeMember) {
        let word = clause.words.first ?? ""
        switch clause {
        case .color(.named(.clear)): break
        case .color(let color):
            add(word, "backgroundColor = .\(ColorCode(color).name)")
            if case .view(.button, _) = member.kind {
                add(word, "setTitleColor(.\(ColorCode.title.name), for: .normal)")
            }
        case .boundsAt(let point):
            let place = member.base == "UIScrollView" ? "contentOffset" : "bounds.origin"
            add(word, "\(place) = \(SwiftLiteral.point(point))")
        case .alpha(let alpha): add(word, "alpha = \(SwiftLiteral.number(alpha))")
        case .corner(let radius): add(word, "layer.cornerRadius = \(SwiftLiteral.number(radius))")
        case .tag(let tag): add(word, "tag = \(tag)")
        case .text(let text): addText(text, to: member)
        case .titles(let titles):
            for (index, title) in titles.enumerated() {
                let title = SwiftLiteral.string(title[language])
                add(word, "insertSegment(withTitle: \(title), at: \(index), animated: false)")
            }
        case .count(let count): add(word, "numberOfPages = \(count)")
        case .disabled(let on):
            let property = member.base == "UIScrollView" ? "isScrollEnabled" : "isEnabled"
            add(word, "\(property) = \(!on)")
        case .content(let size): add(word, "contentSize = \(SwiftLiteral.size(size))")
        case .paging(let on): add(word, "isPagingEnabled = \(on)")
        case .bounces(let on): add(word, "bounces = \(on)")
        case .delaysContent(let on): add(word, "delaysContentTouches = \(on)")
        case .cancelsContent(let on): add(word, "canCancelContentTouches = \(on)")
        case .contentInset(let inset): add(word, "contentInset = \(SwiftLiteral.insets(inset))")
        case .insetAdjustment(let adjustment):
            add(word, "contentInsetAdjustmentBehavior = .\(adjustment.rawValue)")
        case .scrollsToTop(let on): add(word, "scrollsToTop = \(on)")
        case .directionalLock(let on): add(word, "isDirectionalLockEnabled = \(on)")
        case .deceleration(let rate): add(word, "decelerationRate = .\(rate.rawValue)")
        case .zoom(let least, let most, _):
            add(word, "minimumZoomScale = \(SwiftLiteral.number(least))")
            add(word, "maximumZoomScale = \(SwiftLiteral.number(most))")
        case .bouncesZoom(let on): add(word, "bouncesZoom = \(on)")
        case .keyboardDismiss(let drags): add(word, "keyboardDismissMode = .\(drags.name)")
        case .hidden(let on): if !member.isWindow { add(word, "isHidden = \(on)") }
        case .interaction(let on): add(word, "isUserInteractionEnabled = \(on)")
        case .clips(let on): add(word, "clipsToBounds = \(on)")
        case .multitouch(let on): add(word, "isMultipleTouchEnabled = \(on)")
        case .exclusive(let on): add(word, "isExclusiveTouch = \(on)")
        case .level(let level):
            add(word, "windowLevel = UIWindow.Level(rawValue: \(SwiftLiteral.number(level)))")
        // The frame is written already, the value comes last, and the rest becomes interactions or
        // overrides of the class.
        case .at, .size, .rotate, .scale, .value, .refreshes, .menu, .leadingActions,
            .trailingActions,
            .drags, .drops, .pointerRegions, .pencilTap, .pencilSqueeze, .detents,
            .scrollingExpands,
            .hitTest, .pointInside, .shouldBegin, .touches,
            .motion, .remote, .moves, .tracksSubviews, .logs, .firstResponder, .presented,
            .sendEvent, .reorders, .safeArea, .systemEdges, .defersSystemGestures,
            .touchesShouldBegin,
            .touchesShouldCancel, .on, .after, .every:
            break
        }
    }

    private mutating func addText(_ text: LocalizedText, to member: CodeMember) {
        let text = SwiftLiteral.string(text[language])
        let isButton = member.base == "UIButton"
        add("text", isButton ? "setTitle(\(text), for: .normal)" : "text = \(text)")
    }

    private mutating func addValue(_ value: Double, to member: CodeMember) {
        guard case .view(let kind, _) = member.kind else { return }
        switch kind {
        case .slider, .stepper: add("value", "value = \(SwiftLiteral.number(value))")
        case .toggle: add("value", "isOn = \(value != 0)")
        case .segments: add("value", "selectedSegmentIndex = \(Int(value))")
        case .pages: add("value", "currentPage = \(Int(value))")
        case .view, .label, .control, .button, .field, .scroll, .row: break
        }
    }
}
