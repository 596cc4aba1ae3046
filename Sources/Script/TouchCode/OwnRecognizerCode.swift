import TouchScript

/// A recognizer that a view or a controller brings along, with the clauses that the scene has for
/// it.
struct OwnRecognizerCode {
    /// The name in the scene, such as "list.pan".
    var name: String
    var clauses: [RecognizerClause] = []
    /// The view that contains the recognizer's line; nil if it has none.
    var view: String?
    var comments: [String] = []

    var owner: String { OwnRecognizer.parts(of: name)?.owner ?? "" }

    var recognizer: OwnRecognizer { OwnRecognizer.parts(of: name)?.recognizer ?? .pan }
    var kind: RecognizerKind { .builtIn(recognizer == .pinch ? .pinch : .pan) }

    /// The clauses that the recognizer's delegate answers, which has to be the scroll view.
    var answers: [RecognizerClause] { clauses.filter { $0.answer(for: kind) != nil } }
}

extension [OwnRecognizerCode] {
    /// The properties of the scroll view's class that the answers read.
    var properties: [String] { flatMap { $0.clauses.flatMap { $0.properties } }.withoutRepeats }

    var hasAnswers: Bool { contains { !$0.answers.isEmpty } }

    /// Writes the methods of the scroll view's class, which answer for each of its recognizers.
    func write(to text: CodeText) {
        let all = flatMap { own in own.answers.map { (own: own, clause: $0) } }
        for word in all.map({ $0.clause.word }).withoutRepeats {
            let same = all.filter { $0.clause.word == word }
            guard let answer = same.first.flatMap({ $0.clause.answer(for: $0.own.kind) }) else {
                continue
            }
            text.gap()
            text.about(same[0].own.name, .clause(word)) {
                text.method(answer.head, answer.parameters, "Bool") {
                    for (own, clause) in same {
                        let property = own.recognizer.property.filter { $0 != "?" }
                        text.block("if gestureRecognizer === \(property)") {
                            clause.answer(for: own.kind)?.body.write(to: text, lead: "return ")
                        }
                    }
                    let others = if case .reception = answer.body { "true" } else { "false" }
                    text.line("return \(others)")
                }
            }
        }
    }
}

extension OwnRecognizer {
    /// The property of the scroll view in UIKit; of others, what looks for the recognizer by its
    /// name.
    var property: String {
        switch self {
        case .pan: "panGestureRecognizer"
        // It is nil as long as there is nothing to zoom.
        case .pinch: "pinchGestureRecognizer?"
        // No scene names it, for UIKit gives no access to it.
        case .delay: "delayGestureRecognizer"
        case .menu, .swipe, .lift, .drag, .reorder, .pointer, .tap, .doubleTap, .tripleTap, .loupe:
            "brought(\"\(word)\")?"
        }
    }
}

extension CodeCast {
    /// Returns code that needs the unwrapped recognizer, on one line.
    func withOwn(_ name: String, _ code: (String) -> String) -> String {
        let identifier = identifier(name)
        guard identifier.hasSuffix("?") else { return code(identifier) }
        return "if let own = \(identifier.dropLast()) { \(code("own")) }"
    }
}

extension CodeWriter {
    /// Writes the recognizers that the scene mentions: their names, their settings and their views.
    /// The press that moves rows has got its name already.
    func writeOwnRecognizers() {
        for own in cast.own where own.recognizer != .reorder {
            let identifier = cast.identifier(own.name)
            text.gap()
            text.comments(own.comments)
            text.line("\(identifier).name = \(quoted(own.name))")
            for clause in own.clauses {
                for setting in clause.settings(for: own.kind) {
                    text.about(own.name, .clause(clause.word)) {
                        text.line("\(identifier).\(setting)")
                    }
                }
                writeViews(of: clause, to: cast.identifier(own.owner))
            }
            guard let view = own.view, view != own.owner else { continue }
            text.about(own.name, .adding) {
                text.line(
                    cast.withOwn(own.name) {
                        "\(cast.identifier(view)).addGestureRecognizer(\($0))"
                    })
            }
        }
    }

    /// Writes the views that an answer names into the properties of the answering object.
    func writeViews(of clause: RecognizerClause, to delegate: String) {
        switch clause {
        case .shouldReceive(.notIn(let name)):
            text.line("\(delegate).exception = \(cast.identifier(name))")
        case .shouldReceive(.exactly(let names)), .shouldReceive(.except(let names)):
            let views = names.map(cast.identifier).joined(separator: ", ")
            text.line("\(delegate).views = [\(views)]")
        default:
            guard let name = clause.condition?.scrollView else { return }
            text.line("\(delegate).scrollView = \(cast.identifier(name))")
        }
    }
}

extension Scene {
    /// The recognizers that relations name.
    var selectedNames: Set<String> {
        var names: Set<String> = []
        for line in lines {
            switch line.statement {
            case .recognizer(_, _, let clauses):
                for clause in clauses { names.formUnion(clause.selection?.names ?? []) }
            case .view(_, _, let clauses):
                for case .shouldBegin(let selection) in clauses { names.formUnion(selection.names) }
            default: continue
            }
        }
        return names
    }
}

extension RecognizerClause {
    /// The recognizers that the clause relates its recognizer to.
    fileprivate var selection: Selection? {
        switch self {
        case .simultaneousWith(let who), .shouldRequireFailureOf(let who),
            .shouldBeRequiredToFailBy(let who), .requiresFailureOf(let who),
            .requiredToFailBy(let who), .canPrevent(let who), .canBePreventedBy(let who):
            who
        default: nil
        }
    }
}

extension Selection {
    fileprivate var names: [String] {
        switch self {
        case .all, .nobody: []
        case .only(let selectors), .allBut(let selectors):
            selectors.compactMap { if case .named(let name) = $0 { name } else { nil } }
        }
    }
}
