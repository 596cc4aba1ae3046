import Foundation
import TouchCanvas
import TouchHost
import TouchScript
import TouchStage
import TouchWords

/// Everything that can be made of a tape, in one folder: films, subtitles, pictures, slides, a card
/// and the score.
///
/// Files that are up to date are left alone, so that a publication that was stopped goes on where
/// it was.
package struct Publication {
    private let folder: String
    /// The tape's name, with the language unless that is English; the file names begin with it.
    private let stem: String
    private let name: String
    private let call: Call
    private let filmable: any Filmable
    private let renderer: Renderer

    /// Creates the publication.
    /// - Parameter call: the options; the folder is its output.
    package init(_ call: Call, of filmable: any Filmable, in folder: String, language: String)
        throws
    {
        guard !call.has("at") else { throw call.wrong(.video.atOnePicture) }
        self.call = call
        self.filmable = filmable
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let file = (filmable.tape.file as NSString).lastPathComponent as NSString
        name = file.deletingPathExtension
        stem = language == "en" ? name : "\(name).\(language)"
        var looks = try RenderLooks(call, language: language)
        looks.isTransparent = false
        renderer = Renderer(filmable, looks, try Typesetter())
    }

    /// Makes all files, and reports each on stderr.
    package func run() throws {
        let isNew = mkdir(folder, 0o777) == 0
        guard isNew || errno == EEXIST else { throw Failure.cannot(.host.makeFolder(folder)) }
        // Leaves no empty folder behind if nothing could be made.
        defer { if isNew { rmdir(folder) } }
        try writeWords()
        try writePictures()
        let theme = try call.theme() ?? .light
        let card = (filmable as? FilmedTape)?.page(
            theme: theme, language: renderer.looks.language, renderer.typesetter)
        if let card { try write("\(stem).html", card.html.utf8) }
        try writeFilms()
    }

    private func writeWords() throws {
        let film = renderer.film
        for language in film.captionLanguages {
            try write("\(name).\(language).srt", film.subRip(language: language).utf8)
            try write("\(name).\(language).vtt", film.webVTT(language: language).utf8)
        }
        try write("\(stem).score", renderer.score.utf8)
    }

    private func writePictures() throws {
        let film = renderer.film
        let all = renderer.frame(at: film.sight(in: 0..<film.duration))
        try write("\(stem)-poster.png", renderer.png(all))
        let scale = min(640 / max(all.size.width, all.size.height), 1)
        for (index, chapter) in film.chapters.enumerated() {
            let picture = renderer.frame(at: film.sight(in: chapter.start..<chapter.end))
            try write("\(stem)-chapter-\(index + 1).png", renderer.png(picture, scale: scale))
        }
        try write("\(stem).pdf", renderer.pdf(nil))
    }

    private func writeFilms() throws {
        var known = PublishedFilms(in: folder, of: name)
        var films = VideoFormat.allCases.map { (file: "\(stem).\($0)", format: $0, isStage: false) }
        if call.has("transparent") { films.append(("\(stem)-stage.webm", .webm, true)) }
        for (file, format, isStage) in films {
            var looks = try RenderLooks(call, language: renderer.looks.language, for: format)
            looks.isTransparent = isStage
            let inputs = inputs(of: format, looks)
            let path = try place(of: file)
            if known.has(file, of: inputs) {
                Console.tell(.video.asItWas(path))
                continue
            }
            var filming = Renderer(renderer.filmable, looks, renderer.typesetter)
            filming.keepsSegments = !call.has("no-cache")
            let told = try filming.sequence.make(path, format)
            try known.note(file, of: inputs)
            Console.tell(.host.told(path, told: told))
        }
    }

    /// Returns the checksum of everything that a film is made of. Words in other languages are not
    /// in its pictures, but they affect how long a caption is shown, and are the subtitles of all
    /// formats but GIF.
    private func inputs(of format: VideoFormat, _ looks: RenderLooks) -> String {
        let (film, tape) = (renderer.film, renderer.filmable.tape)
        let labels = FilmLabels(film, language: looks.language)
        let subtitles = format != .gif ? labels.subtitles.flatMap { [$0.language, $0.text] } : []
        return Checksum.of(
            [
                ProgramVersion.build, renderer.filmable.sources,
                tape.told(in: looks.language).text, renderer.score, labels.metadata, "\(looks)",
                renderer.soundtrack?.checksum ?? "",
            ] + format.encoding(rate: looks.rate, hasAlpha: looks.isTransparent) + subtitles)
    }

    /// Returns the path for a file, and throws if it would overwrite an input.
    private func place(of file: String) throws -> String {
        let path = folder + "/" + file
        try call.check(outputs: [path], inputs: renderer.filmable.files)
        return path
    }

    /// Writes a file, unless it exists with exactly these contents.
    private func write(_ file: String, _ bytes: some Collection<UInt8>) throws {
        try Signals.shared.check(.video.folderNotWhole(folder))
        let path = try place(of: file)
        if let old = try? InputFile.bytes(path, atMost: bytes.count + 1), old.elementsEqual(bytes) {
            return Console.tell(.video.asItWas(path))
        }
        try OutputFile.write(bytes, to: path)
        Console.tell(.video.bytes(path, count: bytes.count))
    }
}

/// The record of the films in a folder of published files: what each was made of, and its size and
/// checksum when it was complete.
///
/// A film that still matches need not be made again.
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

    /// Reads the record.
    /// - Parameter name: the tape's name; each tape has its own record.
    init(in folder: String, of name: String) {
        self.folder = folder
        path = "\(folder)/.\(name).films.json"
        // Without a readable record, every film is made again.
        films =
            (try? JSONDecoder().decode([String: Film].self, from: Data(InputFile.bytes(path))))
            ?? [:]
    }

    /// Returns whether the film `name` is complete and was made of `inputs`.
    func has(_ name: String, of inputs: String) -> Bool {
        films[name].map { $0.inputs == inputs && $0 == film(name, inputs) } ?? false
    }

    /// Notes that the film `name` is complete and was made of `inputs`.
    mutating func note(_ name: String, of inputs: String) throws {
        films[name] = film(name, inputs)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try OutputFile.write(encoder.encode(films), to: path)
    }

    private func film(_ name: String, _ inputs: String) -> Film? {
        let place = folder + "/" + name
        guard let status = stat(of: place), let checksum = Checksum.ofFile(place) else {
            return nil
        }
        return Film(inputs: inputs, size: Int(status.st_size), checksum: checksum)
    }
}
