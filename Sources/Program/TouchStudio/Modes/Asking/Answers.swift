/// No acts: what a mode without any has.
nonisolated enum NoAct: Act {}

/// The answer that the inspector gives: Esc leaves the question.
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
