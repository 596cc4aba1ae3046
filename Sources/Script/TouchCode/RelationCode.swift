import TouchScript

/// A method that answers for a recognizer: a method of its delegate, or an override in its class.
///
/// This is plain data, although a closure would write its body more directly. Swift 6.3.1's
/// optimizer releases the captures of a closure in an enum case too early if several cases of a
/// `switch` create the closure and nothing ever calls it, as when the caller only asks whether
/// there is such a method.
struct RelationCode {
    /// The head of the method, and its parameters.
    var head: String
    var parameters: [String]
    var body: Body

    enum Body {
        /// An answer that is true if the recognizer in the parameter `other` is in the selection.
        case selection(Selection, other: String)
        case reception(Reception)
        case beginning(Beginning, isPan: Bool)
    }

    /// Writes the method on one line if it fits, otherwise with a line for each parameter.
    func write(_ name: String, _ clause: RecognizerClause, to text: CodeText) {
        text.gap()
        text.about(name, .clause(clause.words.first ?? "")) {
            if parameters.count == 1 {
                text.block("\(head)(\(parameters[0])) -> Bool") { body.write(to: text) }
            } else {
                text.method(head, parameters, "Bool") { body.write(to: text) }
            }
        }
    }

    fileprivate static func override(
        _ method: String, _ label: String, _ other: String, _ selection: Selection
    ) -> RelationCode {
        RelationCode(
            head: "override func \(method)", parameters: ["\(label) \(other): UIGestureRecognizer"],
            body: .selection(selection, other: other))
    }

    fileprivate static func delegate(_ parameter: String, _ body: Body) -> RelationCode {
        RelationCode(
            head: "func gestureRecognizer",
            parameters: ["_ gestureRecognizer: UIGestureRecognizer", parameter], body: body)
    }

    fileprivate static func delegate(_ label: String, _ selection: Selection) -> RelationCode {
        let other = "otherGestureRecognizer"
        return .delegate(
            "\(label) \(other): UIGestureRecognizer", .selection(selection, other: other))
    }
}

extension RecognizerClause {
    /// The override that the clause becomes in a subclass.
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

    /// Returns the delegate method that the clause becomes, for a recognizer of this kind.
    func answer(for kind: RecognizerKind) -> RelationCode? {
        switch self {
        case .simultaneousWith(let who): .delegate("shouldRecognizeSimultaneouslyWith", who)
        case .shouldRequireFailureOf(let who): .delegate("shouldRequireFailureOf", who)
        case .shouldBeRequiredToFailBy(let who): .delegate("shouldBeRequiredToFailBy", who)
        case .shouldReceive(let reception):
            .delegate("shouldReceive touch: UITouch", .reception(reception))
        case .shouldBegin(let beginning):
            RelationCode(
                head: "func gestureRecognizerShouldBegin",
                parameters: ["_ gestureRecognizer: UIGestureRecognizer"],
                body: .beginning(
                    beginning, isPan: [.builtIn(.pan), .builtIn(.edgePan)].contains(kind)))
        default: nil
        }
    }
}

extension RelationCode.Body {
    /// Writes the body.
    /// - Parameter lead: The text before a single expression.
    func write(to text: CodeText, lead: String = "") {
        switch self {
        case .selection(let selection, let other):
            let (head, parts, tail) = selection.code(other)
            text.alternatives(lead + head, parts, tail)
        case .reception(.all): text.line(lead + "true")
        case .reception(.nobody): text.line(lead + "false")
        case .reception(.ownViewOnly): text.line(lead + "touch.view === gestureRecognizer.view")
        case .reception(.notIn):
            text.line("guard let exception else { return true }")
            text.line("return touch.view?.isDescendant(of: exception) != true")
        case .reception(.exactly): text.line(lead + "views.contains { $0 === touch.view }")
        case .reception(.except): text.line(lead + "!views.contains { $0 === touch.view }")
        case .reception(.when(let condition)):
            condition.write(to: text, place: "touch.location(in: gestureRecognizer.view)")
        case .beginning(.horizontal, isPan: true):
            Self.writeWay("abs(velocity.x) > abs(velocity.y)", to: text)
        case .beginning(.vertical, isPan: true):
            Self.writeWay("abs(velocity.x) <= abs(velocity.y)", to: text)
        case .beginning(.toward(let direction), isPan: true):
            switch direction {
            case .right: Self.writeWay("velocity.x > abs(velocity.y)", to: text)
            case .left: Self.writeWay("-velocity.x > abs(velocity.y)", to: text)
            case .up: Self.writeWay("-velocity.y > abs(velocity.x)", to: text)
            case .down: Self.writeWay("velocity.y > abs(velocity.x)", to: text)
            }
        case .beginning(.when(let condition), _):
            condition.write(
                to: text, place: "gestureRecognizer.location(in: gestureRecognizer.view)")
        case .beginning(let beginning, _): text.line(beginning == .no ? "false" : "true")
        }
    }

    /// Writes a test of the direction in which a pan moves.
    /// - Parameter test: The test of the pan's velocity.
    private static func writeWay(_ test: String, to text: CodeText) {
        text.line(
            "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }")
        text.line("// Where it goes: there may be no translation yet.")
        text.line("let velocity = pan.velocity(in: pan.view)")
        text.line("return \(test)")
    }
}
