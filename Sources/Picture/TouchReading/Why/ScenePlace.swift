import TouchScript

/// A line of a scene: "swipe-or-pan.scene:7".
public struct ScenePlace: Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int

    public var description: String { "\(file):\(line)" }
}

extension Scene {
    /// Returns the place where the scene names a subject.
    public func place(of name: String) -> ScenePlace? {
        guard let entry = names[name], entry.line > 0 else { return nil }
        return place(atLine: entry.line)
    }

    /// Returns the place where it requires one recognizer to wait for another's failure.
    public func place(ofRequirement name: String, toFail other: String) -> ScenePlace? {
        let line = lines.first { line in
            if case .require(name, let others) = line.statement { return others.contains(other) }
            return false
        }
        return line.map { place(atLine: $0.position.line) }
    }

    /// Returns whether it gives a view a custom hit test or a custom touch area.
    func decidesHitTest(of name: String) -> Bool {
        lines.contains { line in
            guard case .view(_, name, let clauses) = line.statement else { return false }
            return clauses.contains { clause in
                switch clause {
                case .hitTest, .pointInside: true
                default: false
                }
            }
        }
    }

    private func place(atLine line: Int) -> ScenePlace {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return ScenePlace(file: name, line: line)
    }
}
