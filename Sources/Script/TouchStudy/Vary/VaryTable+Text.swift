import TouchPicture
import TouchReading
import TouchStage
import TouchWords

extension VaryTable {
    /// Returns the table for a console, with a dot for outcomes that stay the same.
    package func text(language: String) -> String {
        let gestures = starts.count > 1
        var grid = [[""] + columns.map { $0.name }]
        if gestures {
            let numbers = columns.map { column in
                Wording.study.gesture(column.gesture + 1)[language]
            }
            grid.insert([""] + numbers, at: 0)
        }
        for (number, row) in rows.enumerated() {
            grid.append(
                [row.label[language]]
                    + row.cells.map { cell in
                        cell.isChanged || number == 0 ? cell.fates.wording[language] : "·"
                    })
        }
        let widths = grid[0].indices.map { column in
            grid.map { $0[column].columns }.max() ?? 0
        }
        let lines = grid.map { row in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.columns)
            }
            return cells.joined(separator: "  ").trimmingSuffix(" ")
        }
        return (lines + (notes.isEmpty ? [] : [""]) + notes.map { $0[language] })
            .map { $0.visible + "\n" }.joined()
    }
}

extension String {
    /// The number of terminal columns that the text takes.
    fileprivate var columns: Int {
        unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2e80 ? 2 : 1) }
    }

    fileprivate func trimmingSuffix(_ character: Character) -> String {
        String(reversed().drop { $0 == character }.reversed())
    }
}
