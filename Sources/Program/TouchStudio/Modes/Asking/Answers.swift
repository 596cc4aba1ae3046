/// The type of acts of a mode that has none.
nonisolated enum NoAct: Act {}

/// The mode for the inspector's answer: Esc leaves the question.
final class Answers: Mode {
    unowned let workspace: Workspace

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: NoAct) {}

    func leave() -> Bool {
        guard branches.open.choice != nil else { return false }
        workspace.look { $0.endQuestion() }
        return true
    }

    func forget() {}
}
