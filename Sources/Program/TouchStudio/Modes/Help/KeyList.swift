import TouchWords

/// Everything that fingers, keys and the mouse do in the window, by section: for its help and for
/// the manual page.
package enum KeyList {
    /// A section of the list.
    package struct Section {
        package let title: Wording
        package let rows: [(key: Wording, words: Wording)]
        /// Indicates whether rows begin with words, such as "right drag", rather than with keys.
        var isInWords = false
    }

    package static let sections: [Section] =
        [fingers] + ActSection.allCases.map { section(of: $0) } + [controls, mouse]

    private static let fingers = Section(
        title: .help.fingers,
        rows: [
            (.help.onScene, .help.scene),
            (.help.onHandle, .help.handle),
            (.help.onTimeLine, .help.timeLine),
            (.help.onGrips, .help.grips),
            (.help.onLanes, .help.lanes),
            (.help.onWhy, .help.why),
            (.rail.present, .help.presenting),
        ], isInWords: true)

    /// The keys for controls: those that move between them, and the arrow keys.
    private static let controls = Section(
        title: .help.keys,
        rows: [
            (.verbatim("Tab"), .help.nextControl),
            (.verbatim("Space Enter"), .help.pressControl),
            (.verbatim("← ↑ ↓ →"), .help.nudge),
            (.verbatim("←  →"), .help.stepGrip),
        ])

    private static let mouse = Section(
        title: .help.mouse,
        rows: [
            (.help.onDrag, .help.drag),
            (.help.onRightDrag, .help.rightDrag),
            (.help.onShift, .help.shift),
            (.help.onControlClick, .help.controlClick),
        ], isInWords: true)

    /// Returns the keys of a section of the table of acts.
    private static func section(of subject: ActSection) -> Section {
        let rows = ActTable.all.rows(in: subject).filter { !$0.keys.isEmpty }
        return Section(
            title: subject.title,
            rows: rows.map { row in
                let keys = row.keys.map(\.description).joined(separator: "  ")
                return (.verbatim(keys), row.sentence)
            })
    }
}
