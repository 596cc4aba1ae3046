import TouchKit
import TouchScript
import TouchWords

/// The drawer of all acts: the rows of the table of acts, by section.
final class ActList: CommandPanel {
    /// Creates the drawer.
    /// - Parameter offers: a closure that returns whether the drawer holds a row.
    init(offers: (ActRow) -> Bool, style: ChromeStyle, perform: Performer) {
        let sections = ActSection.allCases.map { section in
            let rows = ActTable.all.rows(in: section).filter {
                $0.scope == .anytime && offers($0)
            }
            return Section(
                title: section.title,
                rows: rows.map { row in
                    RowButton(LocalizedText(row.sentence), style: style) {
                        perform(row.act)
                        if row.leavesDrawer { perform(.look(.closeDrawer)) }
                    }
                })
        }
        super.init(.rail.deeds, sections.filter { !$0.rows.isEmpty }, style: style)
    }

    required init?(coder: NSCoder) { nil }
}
