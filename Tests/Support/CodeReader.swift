import Foundation

/// What phones do with a code that they see: a program that reads codes, and a picture for it.
public enum CodeReader {
    /// The text in a picture of squares, dark and light; empty if there is none.
    public static func text(
        width: Int, height: Int, isDark: (_ column: Int, _ row: Int) -> Bool
    ) throws -> String {
        let size = 6
        let squares = (0..<height).map { row in (0..<width).map { isDark($0, row) } }
        let pixels = (0..<height * size).flatMap { y in
            (0..<width * size).map { x in squares[y / size][x / size] ? UInt8(0) : 255 }
        }
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "code.pgm")
        let head = Data("P5 \(width * size) \(height * size) 255\n".utf8)
        try (head + Data(pixels)).write(to: file)
        return try text(in: file)
    }

    /// The text in what a terminal shows: half a letter is a square.
    public static func text(lines: [String]) throws -> String {
        let lines = lines.map(Array.init)
        return try text(width: lines.first?.count ?? 0, height: lines.count * 2) { column, row in
            switch lines[row / 2][column] {
            case "█": true
            case "▀": row % 2 == 0
            case "▄": row % 2 == 1
            default: false
            }
        }
    }

    /// The text in a picture file; empty if there is none.
    public static func text(in file: URL) throws -> String {
        let reader = try Spawned(["zbarimg", "--quiet", "--raw", file.path])
        let found = String(decoding: reader.readAll(), as: UTF8.self)
        return found.trimmingCharacters(in: .newlines)
    }
}
