import TouchScript

extension SceneChange {
    /// How much it takes away: a clause that is switched tells more than somebody who is gone.
    var force: Int {
        let all = words.split(separator: " ")
        if all.count == 2, all.first == "without" { return 4 }
        switch all.dropFirst().first {
        case "hidden", "interaction": return 4
        case "disabled", "hit-test": return 3
        case "exclusive": return 2
        default: return 0
        }
    }

    /// Whether somebody of that name is in it.
    func names(_ name: String) -> Bool {
        words.split { $0 == " " || $0 == "," }.contains { $0 == name }
    }

    /// Whether it is about somebody of that name alone.
    func isAbout(_ name: String) -> Bool {
        let all = words.split(separator: " ")
        return all.first.map(String.init) == name
            || all.count == 2 && all.first == "without" && all[1] == name
    }
}
