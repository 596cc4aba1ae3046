import Foundation

/// Prints numbers with a format.
func report(_ format: String, _ numbers: any CVarArg...) {
    print(String(format: format, arguments: numbers))
}

/// A table in plain text: the first column is text, the others are numbers.
enum Table {
    static func print(_ title: String, _ columns: [String], _ rows: [[String]]) {
        let lines = [columns] + rows
        let widths = columns.indices.map { column in
            lines.map { $0[column].count }.max() ?? 0
        }
        Swift.print("\n\(title)\n")
        for line in lines {
            let cells = line.enumerated().map { index, cell in
                let gap = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + gap : gap + cell
            }
            Swift.print("  " + cells.joined(separator: "   "))
        }
    }

    /// Returns nanoseconds with three significant digits: "152", "17.3k", "1.75M".
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<9.95: String(format: "%.1f", nanoseconds)
        case ..<9_950: String(format: "%.0f", nanoseconds)
        case ..<995_000: String(format: "%.1fk", nanoseconds / 1_000)
        default: String(format: "%.2fM", nanoseconds / 1_000_000)
        }
    }

    /// Returns the factor between two times: "8.4×".
    static func ratio(_ slow: Double, _ fast: Double) -> String {
        let ratio = slow / fast
        return String(format: ratio < 99.5 ? "%.1f×" : "%.0f×", ratio)
    }

    /// Returns both times, and the factor by which the second is faster.
    static func comparison(_ slow: Double, _ fast: Double) -> [String] {
        [time(slow), time(fast), ratio(slow, fast)]
    }
}
