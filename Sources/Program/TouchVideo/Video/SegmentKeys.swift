import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScore
import TouchWords

/// What tells encoded segments apart: the checksum of everything that their bytes are a function of.
struct SegmentKeys {
    private let common: String

    init(_ filmable: any Filmable, _ looks: RenderLooks, _ typesetter: Typesetter) throws {
        // Tellings never touch event time: what was played is the same without them.
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

    /// Which ffmpeg there is, and which libraries: their cache is written anew whenever one is installed.
    private static var encoder: String {
        let folders = (Environment["PATH"] ?? "").split(separator: ":")
        let program = folders.map { String($0) + "/ffmpeg" }.first { access($0, X_OK) == 0 }
        return [program ?? "ffmpeg", "/etc/ld.so.cache"].map { path in
            FileStamp(path).map { "\(path) \($0.text)" } ?? path
        }.joined(separator: "\n")
    }

    /// The checksum of letters as they are painted here: other fonts, or other settings of them, make other films.
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
