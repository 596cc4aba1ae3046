/// Checks that a scene has no more than can be asked about in time.
enum CrowdCheck {
    static func faults(of scene: Scene) -> [ScriptError] {
        var counts = Counts(file: scene.file)
        for node in scene.tree { counts.visit(node, reachable: 0) }
        return counts.errors
    }

    private struct Counts {
        let file: String
        var errors: [ScriptError] = []
        var views = 0
        var recognizers = 0

        /// - Parameter reachable: the recognizers of all that `node` lies in.
        mutating func visit(_ node: SceneNode, reachable: Int) {
            switch node.statement {
            case .view:
                views += 1
                if views == Limits.views + 1 { note("a scene's views", Limits.views, node) }
            case .recognizer:
                recognizers += 1
                if recognizers == Limits.recognizers + 1 {
                    note("a scene's recognizers", Limits.recognizers, node)
                }
            default: break
            }
            var inReach = reachable
            for child in node.children {
                guard case .recognizer = child.statement else { continue }
                inReach += 1
                if inReach == Limits.recognizersOfTouch + 1 {
                    note("the recognizers that one touch can reach", inReach - 1, child)
                }
            }
            for child in node.children { visit(child, reachable: inReach) }
        }

        private mutating func note(_ what: String, _ limit: Int, _ node: SceneNode) {
            let message = "found one more than \(limit) as \(what), expected at most \(limit)"
            errors.append(ScriptError(file: file, position: node.position, message: message))
        }
    }
}
