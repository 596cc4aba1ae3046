import TouchWords

/// Checks that a scene is small enough for the engine to keep up with it.
struct CrowdCheck {
    private let file: String
    private var errors: [ScriptError] = []
    private var views = 0
    private var recognizers = 0

    static func faults(of scene: Scene) -> [ScriptError] {
        var check = CrowdCheck(file: scene.file)
        for node in scene.tree { check.visit(node, reachable: 0) }
        return check.errors
    }

    /// Counts a node and its children.
    /// - Parameter reachable: The number of recognizers on the ancestors of `node`.
    private mutating func visit(_ node: SceneNode, reachable: Int) {
        switch node.statement {
        case .view:
            views += 1
            if views == Limits.views + 1 { note(.fault.tooManyViews(Limits.views), node) }
        case .recognizer:
            recognizers += 1
            if recognizers == Limits.recognizers + 1 {
                note(.fault.tooManyRecognizers(Limits.recognizers), node)
            }
        default: break
        }
        var inReach = reachable
        for child in node.children {
            guard case .recognizer = child.statement else { continue }
            inReach += 1
            if inReach == Limits.recognizersOfTouch + 1 {
                note(.fault.tooManyInReach(inReach - 1), child)
            }
        }
        for child in node.children { visit(child, reachable: inReach) }
    }

    private mutating func note(_ message: Wording, _ node: SceneNode) {
        errors.append(message, in: file, at: node.position)
    }
}
