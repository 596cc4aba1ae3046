import TouchScript

extension RecognizerClause {
    /// Returns the assignments for a setting of a recognizer; none for effects and relations.
    func settings(for kind: RecognizerKind) -> [String] {
        switch self {
        case .taps(let count):
            // A tap recognizer requires at least one tap.
            ["numberOfTapsRequired = \(kind == .builtIn(.tap) ? max(1, count) : count)"]
        case .fingers(let least, let most):
            switch kind {
            case .builtIn(.pan), .builtIn(.edgePan):
                ["minimumNumberOfTouches = \(least)"]
                    + (most.map { ["maximumNumberOfTouches = \($0)"] } ?? [])
            default: ["numberOfTouchesRequired = \(least)"]
            }
        case .direction(let directions):
            ["direction = \(SwiftLiteral.options(directions.map { $0.rawValue }))"]
        case .edges(let edges): ["edges = \(SwiftLiteral.options(edges.map { $0.rawValue }))"]
        case .duration(let span): ["minimumPressDuration = \(SwiftLiteral.number(span.seconds))"]
        case .movement(let distance): ["allowableMovement = \(SwiftLiteral.number(distance))"]
        case .disabled(let on): ["isEnabled = \(!on)"]
        case .cancelsTouches(let on): ["cancelsTouchesInView = \(on)"]
        case .delaysBegan(let on): ["delaysTouchesBegan = \(on)"]
        case .delaysEnded(let on): ["delaysTouchesEnded = \(on)"]
        case .touchTypes(let kinds) where kinds.count == 1:
            ["allowedTouchTypes = [\(kinds[0].code)]"]
        case .touchTypes(let kinds):
            ["allowedTouchTypes = [\n" + kinds.map { "    \($0.code),\n" }.joined() + "]"]
        case .scrollTypes(let types):
            ["allowedScrollTypesMask = .\(types.count > 1 ? "all" : types[0].rawValue)"]
        case .moves, .scales, .rotates, .zooms, .hides, .removes, .disables, .adds, .endsEditing,
            .logs,
            .unattached,
            .targets, .shouldReceive, .shouldBegin, .simultaneousWith, .shouldRequireFailureOf,
            .shouldBeRequiredToFailBy,
            .requiresFailureOf, .requiredToFailBy, .canPrevent, .canBePreventedBy:
            []
        }
    }
}

extension TouchKind {
    fileprivate var code: String {
        let name = self == .pointer ? "indirectPointer" : rawValue
        return "NSNumber(value: TouchType.\(name).rawValue)"
    }
}
