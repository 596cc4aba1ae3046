import TouchScript
import TouchSession
import TouchStudy
import TouchVideo

/// The state of a "What if?" question: the scene and the fingers on it, and the changes that are
/// tried.
package struct WhatIfDesk {
    let whatIf: WhatIf
    let tape: Tape
    /// The changes of the scene that runs are compared with; none for the scene as it is.
    private(set) var base: [SceneChange] = []
    /// The changes that are tried; those that were asked for together are one step.
    private(set) var steps: [[SceneChange]] = []
    /// The wanted outcome, in the words of tapes, and the progress of the search for it.
    private(set) var search: (wanted: String, changes: ChangeSearch, isOver: Bool)?
    let lints: [SceneLint]

    init(scene: Scene, tape: Tape, language: String) {
        let session = Session(scene: scene, tape: tape, language: language)
        session.runTape()
        whatIf = WhatIf(session, language: language)
        self.tape = tape
        lints = SceneLinter(scene).lints
    }

    var scene: Scene { whatIf.original.scene }

    /// All changes that are tried.
    var changes: [SceneChange] { base + steps.joined() }

    var isTrying: Bool { !steps.isEmpty }

    // MARK: Changes

    /// Tries further changes.
    /// - Throws: the faults in the changes, in which case none of them is tried.
    mutating func attempt(_ more: [SceneChange]) throws(ScriptErrors) {
        _ = try (changes + more).applied(to: scene)
        steps.append(more)
    }

    mutating func putBack() { _ = steps.popLast() }

    mutating func putAllBack() { (base, steps) = ([], []) }

    mutating func compare() { (base, steps) = (changes, []) }

    /// Returns both runs as a film.
    func filmed() throws(ScriptErrors) -> FilmedWhatIf {
        try FilmedWhatIf(whatIf, tape: tape, changes: changes, base: base)
    }

    /// Returns every small change about one of these names, the mends of their faults first.
    func choices(about names: [String]) -> [SceneChange] {
        let own = (lints.compactMap(\.mend) + scene.singleChanges()).filter { change in
            names.contains { change.names($0) }
        }
        return (own + scene.tuningChanges(about: names)).withoutRepeats
    }

    // MARK: Wishes

    /// Returns the outcomes that were possible but did not occur: that the names act, or are hit.
    func wishes(about names: [String]) -> [String] {
        names.flatMap { name -> [String] in
            switch scene.names[name]?.kind {
            case .recognizer: ["\(name) acts"]
            case .view: ["hit \(name)"] + (isControl(name) ? ["\(name) acts"] : [])
            default: []
            }
        }.filter { wish in
            let wanted = try? WantedOutcome(wish, by: nil, in: scene)
            return wanted?.isMet(by: whatIf.original) == false
        }
    }

    private func isControl(_ name: String) -> Bool {
        scene.lines.contains { line in
            guard case .view(let kind, name, _)? = line.statement else { return false }
            return ![.view, .label, .scroll].contains(kind)
        }
    }

    mutating func look(for wish: String) throws(ScriptErrors) {
        let wanted = try WantedOutcome(wish, by: nil, in: scene)
        search = (wish, whatIf.search(for: wanted), false)
    }

    /// Indicates whether there are more changes to try.
    var isLooking: Bool { search?.isOver == false }

    mutating func lookOn() {
        guard isLooking, var search else { return }
        search.isOver = !search.changes.step()
        self.search = search
    }

    mutating func stopLooking() { search?.isOver = true }
}
