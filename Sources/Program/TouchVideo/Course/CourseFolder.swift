import Foundation
import TouchCanvas
import TouchHost

/// The folder of the course being made. A browser can keep the files added to it for use without a
/// network.
final class CourseFolder {
    private let folder: OutputFolder
    /// The files to keep: their names, and checksums of their contents.
    private var kept: [(name: String, sum: [UInt8])] = []

    init(_ name: String) throws { folder = try OutputFolder(name) }

    func add(_ text: String, as file: String) throws { try add(Array(text.utf8), as: file) }

    func add(_ bytes: [UInt8], as file: String) throws {
        try folder.add(bytes, as: file)
        kept.append((file, SHA256.hash(of: bytes)))
    }

    /// Adds a film, which is too large for browsers to keep.
    func add(filmAt source: String, as file: String) throws {
        try folder.add(copyOf: source, as: file)
    }

    /// Finishes the folder.
    /// - Parameter keeper: the script that keeps the site; it gets the list of files.
    func finish(with keeper: String) throws {
        let version = SHA256.hash(of: kept.flatMap { Array($0.name.utf8) + $0.sum }).prefix(8)
            .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        // The JSON encoder escapes quotation marks in the names of lessons.
        let names = try JSONEncoder().encode(["./"] + kept.map(\.name))
        let head = """
            const version = '\(version)', files = \(String(decoding: names, as: UTF8.self));

            """
        try folder.add((head + keeper).utf8, as: "offline.js")
        try folder.finish()
    }
}
