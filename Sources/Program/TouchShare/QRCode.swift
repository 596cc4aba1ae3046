import CQRCode
import Foundation

/// A text as squares, dark and light, which phones read.
package struct QRCode: Equatable {
    /// How many squares a side has.
    package let side: Int
    /// Row by row, from the upper left.
    private let dark: [Bool]

    /// So many light squares belong around it.
    package static let quiet = 4

    /// - Returns: nil for a text that is too long.
    package init?(_ text: String) {
        // A seventh of it may be hidden by a reflection.
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        side = Int(code.pointee.width)
        dark = (0..<side * side).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Whether a square is dark; those around it are not.
    package subscript(column: Int, row: Int) -> Bool {
        (0..<side).contains(column) && (0..<side).contains(row) && dark[row * side + column]
    }

    /// The squares as lines for a terminal, two rows in each.
    ///
    /// - Parameter colours: whether they are told in colours, too: then they look the same wherever they are shown. Without,
    ///   they are right where letters are darker than their ground.
    package func lines(colours: Bool) -> [String] {
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
            return colours ? "\u{1b}[38;5;16;48;5;231m\(squares)\u{1b}[0m" : squares
        }
    }

    /// Its dark squares in rows: where one begins, and how many follow.
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
