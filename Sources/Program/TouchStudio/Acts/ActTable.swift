import TouchWords

/// All acts of the window: its keys, its help, the drawer of acts and the words of buttons are
/// read off it.
nonisolated struct ActTable: Sendable {
    let rows: [ActRow]

    /// Of every mode there is.
    @MainActor static let all = ActTable(Modes.acts)

    init(_ kinds: [any Act.Type]) { rows = kinds.flatMap { $0.rows } }

    func row(of act: some Act) -> ActRow? { rows.first { act.isEqual(to: $0.act) } }

    /// The words of an act; of one without a row, nothing.
    func sentence(of act: some Act) -> Wording { row(of: act)?.sentence ?? .verbatim("") }

    func rows(in section: ActSection) -> [ActRow] { rows.filter { $0.section == section } }

    /// The row of what a key asks for.
    /// - Parameter open: the acts of the modes that are open, from the top.
    func row(for press: KeyPress, open: [any Act.Type]) -> ActRow? {
        for chord in KeyChord.meanings(of: press) {
            for kind in open {
                let own = kind.rows.first { $0.scope == .whileOpen && $0.keys.contains(chord) }
                if let own { return own }
            }
            let usual = rows.first { $0.scope == .anytime && $0.keys.contains(chord) }
            if let usual { return usual }
        }
        // A mode that is not open is asked for what is its own all the same: it says how it begins.
        return KeyChord.meanings(of: press).lazy.compactMap { chord in
            rows.first { $0.keys.contains(chord) }
        }.first
    }
}
