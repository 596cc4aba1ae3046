import TouchWords

/// The table of all acts of the window, from which its keys, its help, the drawer of acts, and the
/// words of buttons are read.
nonisolated struct ActTable: Sendable {
    let rows: [ActRow]

    /// The acts of every mode.
    @MainActor static let all = ActTable(Modes.acts)

    init(_ kinds: [any Act.Type]) { rows = kinds.flatMap { $0.rows } }

    func row(of act: some Act) -> ActRow? { rows.first { act.isEqual(to: $0.act) } }

    /// Returns the words of an act; empty words if it has no row.
    func sentence(of act: some Act) -> Wording { row(of: act)?.sentence ?? .verbatim("") }

    func rows(in section: ActSection) -> [ActRow] { rows.filter { $0.section == section } }

    /// Returns the row of the act that a key asks for.
    /// - Parameter open: the types of the acts of the open modes, from the top.
    func row(for press: KeyPress, open: [any Act.Type]) -> ActRow? {
        for chord in KeyChord.meanings(of: press) {
            for kind in open {
                let own = kind.rows.first { $0.scope == .whileOpen && $0.keys.contains(chord) }
                if let own { return own }
            }
            let usual = rows.first { $0.scope == .anytime && $0.keys.contains(chord) }
            if let usual { return usual }
        }
        // A mode that is not open still gets its own acts: it says how to begin.
        return KeyChord.meanings(of: press).lazy.compactMap { chord in
            rows.first { $0.keys.contains(chord) }
        }.first
    }
}
