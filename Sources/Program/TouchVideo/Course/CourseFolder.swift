import Foundation
import TouchCanvas
import TouchHost

/// The folder of the course in the making; what is added to it can be kept by a browser for when there is no network.
final class CourseFolder {
    private let folder: OutputFolder
    /// What is kept: names of files, and sums of what is in them.
    private var kept: [(name: String, sum: [UInt8])] = []

    init(_ name: String) throws { folder = try OutputFolder(name) }

    func add(_ text: String, as file: String) throws { try add(Array(text.utf8), as: file) }

    func add(_ bytes: [UInt8], as file: String) throws {
        try folder.add(bytes, as: file)
        kept.append((file, SHA256.hash(of: bytes)))
    }

    /// A film is too large to be kept.
    func add(filmAt source: String, as file: String) throws {
        try folder.add(copyOf: source, as: file)
    }

    /// - Parameter keeper: the script that keeps the site, which is told what is in it.
    func finish(with keeper: String) throws {
        let version = SHA256.hash(of: kept.flatMap { Array($0.name.utf8) + $0.sum }).prefix(8)
            .map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        // Of names of lessons none has a quotation mark that is not escaped here.
        let names = try JSONEncoder().encode(["./"] + kept.map(\.name))
        let head = """
            const version = '\(version)', files = \(String(decoding: names, as: UTF8.self));

            """
        try folder.add((head + keeper).utf8, as: "offline.js")
        try folder.finish()
    }
}
