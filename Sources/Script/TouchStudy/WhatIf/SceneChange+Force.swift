import TouchPicture
import TouchScript

extension SceneChange {
    /// How much it takes away: a clause that is switched tells more than somebody who is gone.
    var force: Int {
        let all = words.split(separator: " ")
        if all.count == 2, all.first == "without" { return 4 }
        switch all.dropFirst().first {
        case "hidden", "interaction", "disabled":
            let givesBack = all.last == (all[1] == "interaction" ? "on" : "off")
            return givesBack ? 0 : all[1] == "disabled" ? 3 : 4
        case "hit-test": return 3
        case "point-inside" where all.dropFirst(2).first == "except": return 2
        case "exclusive": return 2
        default: return 0
        }
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
