import Foundation
import TouchHost
import TouchScript

/// What a folder of published files remembers of its films: of what each was made, and how it looked when it was whole.
///
/// A film that is still so need not be made again.
struct PublishedFilms {
    private struct Film: Codable, Equatable {
        /// The checksum of everything that it was made of.
        var inputs: String
        var size: Int
        var checksum: String
    }

    private let folder: String
    private let path: String
    private var films: [String: Film]

    /// - Parameter name: that of the tape; each has its own list.
    init(in folder: String, of name: String) {
        self.folder = folder
        path = "\(folder)/.\(name).films.json"
        // Without a list that can be read, every film is made anew.
        films =
            (try? JSONDecoder().decode([String: Film].self, from: Data(InputFile.bytes(path))))
            ?? [:]
    }

    /// Whether the film `name` is there, whole, and made of `inputs`.
    func has(_ name: String, of inputs: String) -> Bool {
        films[name].map { $0.inputs == inputs && $0 == film(name, inputs) } ?? false
    }

    /// The film `name` is made of `inputs` and whole.
    mutating func note(_ name: String, of inputs: String) throws {
        films[name] = film(name, inputs)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try OutputFile.write(encoder.encode(films), to: path)
    }

    private func film(_ name: String, _ inputs: String) -> Film? {
        let place = folder + "/" + name
        var status = stat()
        guard stat(place, &status) == 0, let checksum = Checksum.ofFile(place) else { return nil }
        return Film(inputs: inputs, size: Int(status.st_size), checksum: checksum)
    }
}
