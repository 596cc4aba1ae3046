import Foundation

/// Prints numbers in the places of a format.
func report(_ format: String, _ numbers: any CVarArg...) {
    print(String(format: format, arguments: numbers))
}

/// A table in plain text: the first column reads, the others count.
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

    /// Nanoseconds to three figures: "152", "17.3k", "1.75M".
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<9.95: String(format: "%.1f", nanoseconds)
        case ..<9_950: String(format: "%.0f", nanoseconds)
        case ..<995_000: String(format: "%.1fk", nanoseconds / 1_000)
        default: String(format: "%.2fM", nanoseconds / 1_000_000)
        }
    }

    /// How many times faster: "8.4×".
    static func ratio(_ slow: Double, _ fast: Double) -> String {
        let ratio = slow / fast
        return String(format: ratio < 99.5 ? "%.1f×" : "%.0f×", ratio)
    }

    /// Both times, and how many times faster the second is.
    static func comparison(_ slow: Double, _ fast: Double) -> [String] {
        [time(slow), time(fast), ratio(slow, fast)]
    }
}
