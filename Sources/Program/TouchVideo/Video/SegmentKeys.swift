import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScore
import TouchWords

/// The keys of encoded segments: checksums of everything that determines their bytes.
struct SegmentKeys {
    private let common: String

    init(_ filmable: any Filmable, _ looks: RenderLooks, _ typesetter: Typesetter) throws {
        // Tellings never affect event time: the played touches are the same without them.
        var tape = filmable.tape
        tape.lines.removeAll { if case .tell? = $0.statement { true } else { false } }
        common = Checksum.of([
            ProgramVersion.build, Self.encoder, try Self.specimen(looks.style, typesetter),
            filmable.sources, tape.text, "\(looks)",
        ])
    }

    func key(of segment: FilmSegment, encoding: [String]) -> String {
        Checksum.of([common, segment.content, "\(segment.frames.count)"] + encoding)
    }

    /// The version of ffmpeg and of the libraries: their cache is rewritten whenever one is
    /// installed.
    private static var encoder: String {
        let folders = (Environment["PATH"] ?? "").split(separator: ":")
        let program = folders.map { String($0) + "/ffmpeg" }.first { access($0, X_OK) == 0 }
        return [program ?? "ffmpeg", "/etc/ld.so.cache"].map { path in
            FileStamp(path).map { "\(path) \($0.text)" } ?? path
        }.joined(separator: "\n")
    }

    /// Returns the checksum of sample letters as painted here: other fonts, or other font settings,
    /// make other films.
    private static func specimen(_ style: FilmStyle, _ typesetter: Typesetter) throws -> String {
        let words = WordLanguage.all.map { Wording.video.specimen[$0.identifier] }
            .joined(separator: " ")
        var marks: [Mark] = []
        for family in [.sans, .mono, style.family] {
            for weight in [Font.Weight.regular, .semibold] {
                let font = Font(size: 18, weight: weight, family: family)
                let place = CGPoint(x: 4, y: 4 + 26 * Double(marks.count))
                marks.append(.text(Text(words, font: font, color: Color.black, at: place)))
            }
        }
        let picture = Picture(size: CGSize(width: 900, height: 170), marks: marks)
        return Checksum.of(try Canvas(typesetter: typesetter).image(of: picture).bytes)
    }
}
