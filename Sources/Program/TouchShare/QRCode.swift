import CQRCode
import Foundation

/// A text as dark and light modules, which phones read.
package struct QRCode: Equatable {
    /// The number of modules along a side.
    package let side: Int
    /// The modules row by row, from the upper left; true for dark ones.
    private let dark: [Bool]

    /// The number of light modules that belong around it.
    package static let quiet = 4

    /// Creates the code of a text.
    /// - Returns: nil if the text is too long.
    package init?(_ text: String) {
        // A reflection may hide a seventh of it.
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        side = Int(code.pointee.width)
        dark = (0..<side * side).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Returns whether a module is dark; those around the code are not.
    package subscript(column: Int, row: Int) -> Bool {
        (0..<side).contains(column) && (0..<side).contains(row) && dark[row * side + column]
    }

    /// Returns the modules as lines for a terminal, two rows in each.
    ///
    /// - Parameter colors: true to set the colors as well, so that the code looks the same on
    ///   every terminal. Without them it is right where text is darker than its background.
    package func lines(colors: Bool) -> [String] {
        let edge = -Self.quiet..<side + Self.quiet
        return stride(from: edge.lowerBound, to: edge.upperBound, by: 2).map { row in
            let squares = edge.map { column in
                switch (self[column, row], self[column, row + 1]) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }.joined()
            return colors ? "\u{1b}[38;5;16;48;5;231m\(squares)\u{1b}[0m" : squares
        }
    }

    /// The runs of dark modules in rows: the position of the first, and the length.
    package var runs: [(column: Int, row: Int, count: Int)] {
        (0..<side).flatMap { row in
            var runs: [(column: Int, row: Int, count: Int)] = []
            for column in 0..<side where self[column, row] {
                if self[column - 1, row] {
                    runs[runs.count - 1].count += 1
                } else {
                    runs.append((column, row, 1))
                }
            }
            return runs
        }
    }
}
