import TouchPicture
import TouchScript

extension SceneChange {
    /// How much it takes away: a clause that is switched tells more than somebody who is gone, and what changes how fingers are
    /// to move more than what changes who wins.
    ///
    /// - Parameters:
    ///   - asked: those whom it is looked for. A view may be hit in place of what lies in it for its own sake.
    ///   - recognizers: of the scene. One that nobody asks about is switched off without a loss.
    func force(for asked: [String], among recognizers: Set<String>) -> Int {
        let all = words.split(separator: " ").map(String.init)
        guard all.count > 1 else { return 0 }
        switch (all[0], all[1]) {
        case ("without", _): return all.count == 2 ? 6 : 0
        // Between others, it helps by chance.
        case ("require", _), (_, "simultaneous-with"), (_, "can-prevent"):
            return asked.contains(where: names) ? 0 : 1
        case (let name, "disabled") where recognizers.contains(name) && !asked.contains(name):
            return all.last == "off" ? 0 : 1
        case (_, "disabled"): return all.last == "off" ? 0 : 5
        case (_, "hidden"): return all.last == "off" ? 0 : 6
        case (_, "interaction"): return all.last == "on" ? 0 : 6
        case (let name, "hit-test"):
            let hit = all[2] == "self" ? name : all[2]
            return asked.contains(hit) ? 1 : 5
        case (_, "point-inside") where all[2] == "except": return 4
        case (_, "exclusive"): return 4
        case (_, "fingers") where all[2] != "1": return 1
        case (_, "should-begin") where Beginning.ways.contains(all[2]): return 1
        case (_, "on"): return 3
        default: return 0
        }
    }

    /// Whether it mends by taking something away, which nobody would do who has another choice.
    func takesAway(for asked: [String], among recognizers: Set<String>) -> Bool {
        force(for: asked, among: recognizers) > 3
    }

    /// Whether UIKit has it for recognizers and controls in conflict: a relation, an answer, a delay. What changes where views
    /// are hit, or what they take, comes after.
    var isForConflicts: Bool {
        let all = words.split(separator: " ")
        let others = [
            "hit-test", "point-inside", "interaction", "multitouch", "hidden", "alpha", "on",
        ]
        return !others.contains { word in all.dropFirst().first.map { $0 == word } ?? false }
    }

    /// Whom it is about where other words can be the same remedy: the two recognizers that it lets be recognised at the same
    /// time, in the order of their names, or the pan that it lets begin along an axis or one way of it.
    var alike: [String]? {
        let all = words.split(separator: " ").map(String.init)
        guard all.count > 2, let other = all.last else { return nil }
        if all[1] == "should-begin", Beginning.ways.contains(all[2]) { return [all[0]] }
        let isRelation =
            all[1] == "simultaneous-with" && all.count == 3
            || all[1] == "can-prevent" && all[2] == "all-but" && all.count == 4
        return isRelation ? [all[0], other].sorted() : nil
    }

    /// Whether somebody of that name is in it.
    package func names(_ name: String) -> Bool {
        words.split { $0 == " " || $0 == "," }.contains { $0 == name }
    }

    /// Whether it is about somebody of that name alone.
    func isAbout(_ name: String) -> Bool {
        let all = words.split(separator: " ")
        return all.first.map(String.init) == name
            || all.count == 2 && all.first == "without" && all[1] == name
    }
}
