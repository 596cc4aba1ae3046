import TouchScript

/// The views and recognizers of a scene, with their places and clauses.
package struct SceneCast {
    package struct View {
        package let name: String
        let kind: ViewKind
        let clauses: [ViewClause]
        package let position: SourcePosition
        /// The view's ancestors, the innermost first.
        let parents: [String]
    }

    package struct Recognizer {
        package let name: String
        let kind: RecognizerKind
        let clauses: [RecognizerClause]
        package let position: SourcePosition
        /// The recognizer's view and its ancestors, the innermost first.
        package let views: [String]

        var takesTouches: Bool { !clauses.contains(.cancelsTouches(false)) }
        var isDisabled: Bool { clauses.contains(.disabled(true)) }

        /// The number of taps it requires; nil if it is not a tap.
        var taps: Int? {
            guard kind == .builtIn(.tap) else { return nil }
            let counts = clauses.compactMap { if case .taps(let count) = $0 { count } else { nil } }
            return counts.last ?? 1
        }
    }

    package struct Requirement {
        package let waiter: String
        let other: String
        package let position: SourcePosition
        /// Indicates whether a separate line states it.
        let isOwnLine: Bool
    }

    package private(set) var views: [View] = []
    package private(set) var recognizers: [Recognizer] = []
    package private(set) var requirements: [Requirement] = []

    package init(_ scene: Scene) {
        for node in scene.tree { visit(node, in: []) }
        for line in scene.lines {
            guard case .require(let waiter, let others) = line.statement else { continue }
            requirements += others.map {
                Requirement(waiter: waiter, other: $0, position: line.position, isOwnLine: true)
            }
        }
    }

    private mutating func visit(_ node: SceneNode, in parents: [String]) {
        var inside = parents
        switch node.statement {
        case .view(let kind, let name, let clauses):
            views.append(
                View(
                    name: name, kind: kind, clauses: clauses, position: node.position,
                    parents: parents))
            inside.insert(name, at: 0)
        case .recognizer(let kind, let name, let clauses):
            recognizers.append(
                Recognizer(
                    name: name, kind: kind, clauses: clauses, position: node.position,
                    views: parents))
            func require(_ waiter: String, _ other: String) -> Requirement {
                Requirement(
                    waiter: waiter, other: other, position: node.position, isOwnLine: false)
            }
            for clause in clauses {
                switch clause {
                case .requiresFailureOf(.only(let others)),
                    .shouldRequireFailureOf(.only(let others)):
                    requirements += others.named.map { require(name, $0) }
                case .requiredToFailBy(.only(let others)),
                    .shouldBeRequiredToFailBy(.only(let others)):
                    requirements += others.named.map { require($0, name) }
                default: continue
                }
            }
        default: break
        }
        for child in node.children { visit(child, in: inside) }
    }
}

extension [Selection.Selector] {
    fileprivate var named: [String] {
        compactMap { if case .named(let name) = $0 { name } else { nil } }
    }
}
