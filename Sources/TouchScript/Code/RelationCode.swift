/// A method that answers for a recognizer: of its delegate, or an override of its class.
struct RelationCode {
    /// Its head and what it takes.
    var head: String
    var parameters: [String]
    /// What stands in it, line by line or as alternatives.
    var write: (CodeText) -> Void

    /// A line where it fits, else a line for each parameter.
    func write(_ name: String, _ clause: RecognizerClause, to text: CodeText) {
        text.gap()
        text.about(name, .clause(clause.words.first ?? "")) {
            if parameters.count == 1 {
                text.block("\(head)(\(parameters[0])) -> Bool") { write(text) }
            } else {
                text.method(head, parameters, "Bool") { write(text) }
            }
        }
    }

    init(_ head: String, _ parameters: [String], _ write: @escaping (CodeText) -> Void) {
        (self.head, self.parameters, self.write) = (head, parameters, write)
    }

    private init(_ head: String, _ parameters: [String], _ other: String, _ selection: Selection) {
        self.init(head, parameters) { text in
            let (head, parts, tail) = selection.code(other)
            text.alternatives(head, parts, tail)
        }
    }

    fileprivate static func override(
        _ method: String, _ label: String, _ other: String, _ selection: Selection
    ) -> RelationCode {
        RelationCode(
            "override func \(method)", ["\(label) \(other): UIGestureRecognizer"], other, selection)
    }

    fileprivate static func delegate(_ label: String, _ selection: Selection) -> RelationCode {
        let other = "otherGestureRecognizer"
        return RelationCode(
            "func gestureRecognizer",
            [
                "_ gestureRecognizer: UIGestureRecognizer",
                "\(label) \(other): UIGestureRecognizer",
            ],
            other, selection)
    }
}

extension RecognizerClause {
    /// The override of a subclass that the clause becomes.
    var override: RelationCode? {
        switch self {
        case .canPrevent(let who):
            .override("canPrevent", "_", "preventedGestureRecognizer", who)
        case .canBePreventedBy(let who):
            .override("canBePrevented", "by", "preventingGestureRecognizer", who)
        case .requiresFailureOf(let who):
            .override("shouldRequireFailure", "of", "otherGestureRecognizer", who)
        case .requiredToFailBy(let who):
            .override("shouldBeRequiredToFail", "by", "otherGestureRecognizer", who)
        default: nil
        }
    }

    /// The answer of a delegate that the clause becomes, for a recognizer of this kind.
    func answer(for kind: RecognizerKind) -> RelationCode? {
        switch self {
        case .simultaneousWith(let who): .delegate("shouldRecognizeSimultaneouslyWith", who)
        case .shouldRequireFailureOf(let who): .delegate("shouldRequireFailureOf", who)
        case .shouldBeRequiredToFailBy(let who): .delegate("shouldBeRequiredToFailBy", who)
        case .shouldReceive(let reception): .receiving(reception)
        case .shouldBegin(let beginning): .beginning(beginning, kind)
        default: nil
        }
    }
}

extension RelationCode {
    fileprivate static func receiving(_ reception: Reception) -> RelationCode {
        RelationCode(
            "func gestureRecognizer",
            ["_ gestureRecognizer: UIGestureRecognizer", "shouldReceive touch: UITouch"]
        ) { text in
            switch reception {
            case .all: text.line("true")
            case .nobody: text.line("false")
            case .ownViewOnly: text.line("touch.view === gestureRecognizer.view")
            case .notIn:
                text.line("guard let exception else { return true }")
                text.line("return touch.view?.isDescendant(of: exception) != true")
            case .exactly: text.line("views.contains { $0 === touch.view }")
            }
        }
    }

    fileprivate static func beginning(
        _ beginning: Beginning, _ kind: RecognizerKind
    ) -> RelationCode {
        RelationCode(
            "func gestureRecognizerShouldBegin", ["_ gestureRecognizer: UIGestureRecognizer"]
        ) { text in
            let isPan = [.builtIn(.pan), .builtIn(.edgePan)].contains(kind)
            guard beginning == .horizontal || beginning == .vertical, isPan else {
                return text.line(beginning == .no ? "false" : "true")
            }
            text.line(
                "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }")
            text.line("// Where it goes: at this moment there may be no translation yet.")
            text.line("let velocity = pan.velocity(in: pan.view)")
            let sign = beginning == .horizontal ? ">" : "<="
            text.line("return abs(velocity.x) \(sign) abs(velocity.y)")
        }
    }
}
