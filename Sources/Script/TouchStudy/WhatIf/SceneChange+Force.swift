import TouchPicture
import TouchScript

extension SceneChange {
    /// Returns the extent to which the change takes something away: removing a view or recognizer
    /// weighs more than switching a clause, and a change of who wins weighs less than a change of
    /// how fingers have to move.
    ///
    /// - Parameters:
    ///   - asked: The names that the search is about. A view may be hit in place of its descendants
    ///     for its own sake.
    ///   - recognizers: The recognizers of the scene. Disabling one that the search is not about is
    ///     no loss.
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

    /// Returns whether the change takes something away, which is only a last resort.
    func takesAway(for asked: [String], among recognizers: Set<String>) -> Bool {
        force(for: asked, among: recognizers) > 3
    }

    /// Indicates whether the change is one of UIKit's means for conflicts of recognizers and
    /// controls: a relation, an answer, a delay. Changes of where views are hit, or of which
    /// touches they take, come later.
    var isForConflicts: Bool {
        let all = words.split(separator: " ")
        let others = [
            "hit-test", "point-inside", "interaction", "multitouch", "hidden", "alpha", "on",
        ]
        return !others.contains { word in all.dropFirst().first.map { $0 == word } ?? false }
    }

    /// The names that it shares with the same remedy in other words: the two recognizers that it
    /// allows simultaneously, in alphabetical order, or the pan that it lets begin along an axis or
    /// in one direction.
    var alike: [String]? {
        let all = words.split(separator: " ").map(String.init)
        guard all.count > 2, let other = all.last else { return nil }
        if all[1] == "should-begin", Beginning.ways.contains(all[2]) { return [all[0]] }
        let isRelation =
            all[1] == "simultaneous-with" && all.count == 3
            || all[1] == "can-prevent" && all[2] == "all-but" && all.count == 4
        return isRelation ? [all[0], other].sorted() : nil
    }

    /// Returns whether the change contains a name.
    package func names(_ name: String) -> Bool {
        words.split { $0 == " " || $0 == "," }.contains { $0 == name }
    }

    /// Returns whether the change is about that name alone.
    func isAbout(_ name: String) -> Bool {
        let all = words.split(separator: " ")
        return all.first.map(String.init) == name
            || all.count == 2 && all.first == "without" && all[1] == name
    }
}
