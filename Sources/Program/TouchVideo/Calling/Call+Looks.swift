import TouchHost
import TouchStage

extension Call {
    /// `--theme`.
    package func theme() throws -> Theme? {
        guard let name = self["theme"] else { return nil }
        guard let theme = Theme(named: name) else {
            let names = Theme.all.map(\.name).joined(separator: ", ")
            throw wrong("no theme '\(name)'; there are \(names)")
        }
        return theme
    }

    /// `--overlays`: names with commas between, all or none.
    package func overlays() throws -> Overlays? {
        guard let list = self["overlays"] else { return nil }
        if list == "all" { return .all }
        if list == "none" { return [] }
        return try list.split(separator: ",").reduce(into: []) { found, name in
            guard let entry = Overlays.names.first(where: { $0.name == name }) else {
                let names = Overlays.names.map(\.name).joined(separator: ", ")
                throw wrong("no overlay '\(name)'; there are \(names), all and none")
            }
            found.insert(entry.overlay)
        }
    }
}
