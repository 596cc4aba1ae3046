import Foundation
import FoundationXML
import TestSupport
import Testing
import TouchCanvas
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchFilm
@testable import TouchScore
@testable import TouchStage

/// Cards, pictures and subtitles of files that strangers made.
@Suite("Files from strangers are harmless", .serialized)
struct HostileCardTests {
    private static let everything = HostileTexts.all.joined(separator: " ")

    private func session(_ texts: [String]) throws -> Session {
        let files = try HostileFiles(texts)
        let session = Session(scene: files.scene, tape: files.tape)
        session.runTape()
        return session
    }

    private func film(_ texts: [String]) throws -> Film {
        let session = try session(texts)
        return Film(
            trace: session.trace, cues: session.cues, title: session.scene.title, end: session.time)
    }

    private func card(of session: Session) throws -> String {
        let typesetter = try Typesetter()
        let painter = StagePainter(
            theme: .light, overlays: [.touches, .recognizers, .chain], measurer: typesetter)
        var card = BugCard(
            trace: session.trace, scene: session.scene, tape: try #require(session.tape))
        card.frameLimit = 4
        return card.page(painter, hash: SHA256.hash) { SVG.document($0, typesetter: typesetter) }
            .html
    }

    @Test("5: what stands in a page is escaped by scalar", arguments: HostileTexts.attacks)
    func escaped(attack: String) {
        for text in HostileTexts.all where text.unicodeScalars.starts(with: attack.unicodeScalars) {
            let bytes = Array(HTML.escaped(text).utf8)
            #expect(!bytes.contains(UInt8(ascii: "<")) && !bytes.contains(UInt8(ascii: "\"")))
        }
        let around = HTML.escaped("\u{600}<b title=\"\u{301}x")
        #expect(Array(around.utf8) == Array("\u{600}&lt;b title=&quot;\u{301}x".utf8))
    }

    @Test("5: a card's own script and style are known by their hash")
    func hash() {
        let hex = SHA256.hash(of: "abc").map { String(Int($0) + 256, radix: 16).suffix(2) }
        #expect(
            SHA256.hash(of: "").prefix(4) == [0xe3, 0xb0, 0xc4, 0x42]
                && hex.joined()
                    == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
        let long = String(repeating: "a", count: 1000)
        #expect(SHA256.hash(of: long).prefix(4) == [0x41, 0xed, 0xec, 0xe4])
    }

    @Test(
        "5: in a browser a hostile card runs no script but its own",
        .enabled(if: Chromium.path != nil, "Chromium is not installed: apt install chromium"))
    func browser() throws {
        let page = try card(of: session(HostileTexts.all))
        let shown = try Chromium.open(page)
        // The player has run: it says which step is shown.
        #expect(shown.contains(#/<output id="time">\d+\.\d{3} s/#))
        #expect(shown.components(separatedBy: "<script").count == 3)
        for element in ["<img", "<b id", "<font", "<broken", "<title>BROKEN"] {
            #expect(!shown.contains(element), "\(element)")
        }
    }

    @Test(
        "5: and what got into it all the same is not run",
        .enabled(if: Chromium.path != nil, "Chromium is not installed: apt install chromium"))
    func policy() throws {
        let page = try card(of: session(["plain"]))
        let broken = page.replacingOccurrences(
            of: "<main>",
            with: """
                <main><script>document.title='BROKEN'</script>
                <img src=x onerror="document.title='BROKEN'"><svg onload="document.title='BROKEN'">
                </svg><iframe srcdoc="<script>parent.document.title='BROKEN'</script>"></iframe>
                """)
        #expect(!(try Chromium.open(broken)).contains("<title>BROKEN"))
        // Without the policy it would be: the test can fail.
        let open = broken.replacingOccurrences(of: "Content-Security-Policy", with: "x")
        #expect(try Chromium.open(open).contains("<title>BROKEN"))
    }

    @Test("5: pictures of hostile texts are whole documents of XML")
    func svg() throws {
        let film = try film(HostileTexts.all)
        let typesetter = try Typesetter()
        let painter = FilmPainter(theme: .dark, measurer: typesetter)
        let told = film.score.beats.filter { [.title, .show, .ask, .end].contains($0.kind) }
        #expect(Set(told.map(\.kind)) == [.title, .show, .ask, .end])
        let moments = told.map { ($0.start + $0.end) / 2 }
        for moment in [0, film.duration / 2, film.duration] + moments {
            let size = CGSize(width: 1280, height: 720)
            let document = SVG.document(
                film.frame(at: moment, size: size, painter), typesetter: typesetter)
            let parser = XMLParser(data: Data(document.utf8))
            let reader = Elements()
            parser.delegate = reader
            #expect(parser.parse(), "\(moment): \(String(describing: parser.parserError))")
            #expect(reader.names.isSubset(of: ["svg", "g", "path", "text", "clipPath"]))
        }
    }

    @Test("5: a caption that is too long keeps to its place under the stage")
    func longCaption() throws {
        let film = try film([Self.everything])
        let typesetter = try Typesetter()
        let painter = FilmPainter(measurer: typesetter)
        let size = CGSize(width: 1280, height: 720)
        let layout = film.scenery.layout(size: size, .all)
        let beat = try #require(film.score.beats.first { $0.kind == .caption })
        let caption = film.frame(at: beat.end + 0.05, size: size, painter).marks.suffix(1)
        let box = try #require(Array(caption).bounds(measuring: typesetter))
        let room = try #require(layout.words)
        // A pixel each for the group and its clip.
        let both = room.insetBy(dx: -2, dy: -2).union(box)
        #expect(both.width <= room.width + 4.01 && both.height <= room.height + 4.01, "\(box)")
    }

    @Test("5: subtitles hold as many captions as the tape, and no marks but their own")
    func subtitles() throws {
        let film = try film(HostileTexts.all)
        for language in ["en", "zh"] {
            let vtt = film.webVTT(language: language)
            #expect(vtt.components(separatedBy: " --> ").count == film.captions.count + 1)
            let srt = film.subRip(language: language)
            #expect(srt.components(separatedBy: " --> ").count == film.captions.count + 1)
            for text in [vtt, srt] {
                let scalars = Array(text.unicodeScalars)
                #expect(
                    !scalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
                for (here, next) in zip(scalars, scalars.dropFirst()) where here == "<" {
                    #expect(next == " ", "a tag begins with \(next)")
                }
            }
            let blocks = srt.split(separator: "\n\n")
            #expect(blocks.count == film.captions.count)
            for (index, block) in blocks.enumerated() {
                #expect(block.hasPrefix("\(index + 1)\n"))
            }
        }
    }

    @Test("5: a score keeps to its lines, each of them JSON")
    func score() throws {
        let session = try session(HostileTexts.all)
        let film = try film(HostileTexts.all)
        for language in ["en", "zh"] {
            let lines = film.score.jsonLines(session.trace, language: language)
                .split(separator: "\n")
            #expect(lines.count == film.score.beats.count)
            for (line, beat) in zip(lines, film.score.beats) {
                #expect(!line.unicodeScalars.contains { $0.isUnseen })
                let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
                let shows = try #require((json as? [String: Any])?["shows"] as? [String: Any])
                for (key, text) in [
                    ("card", beat.staging.card), ("chapter", beat.staging.chapter),
                    ("asks", beat.staging.question?.question.text),
                ] {
                    // Of a text of more than a thousand letters the beginning.
                    let told = (text?[language]).map {
                        $0.count > 1000 ? $0.prefix(1000) + "…" : $0
                    }
                    #expect(
                        (shows[key] as? String).map { Array($0.utf16) }
                            == told.map { Array($0.utf16) })
                }
            }
        }
    }

    @Test("5: a trace keeps to its lines, in text and in JSON")
    func trace() throws {
        let session = try session(HostileTexts.all)
        let trace = session.trace
        for record in trace.records {
            for line in [trace.line(record), trace.json(record)] {
                #expect(!line.unicodeScalars.contains { $0.isUnseen })
            }
        }
        let notes = trace.records.filter { if case .note = $0.entry { true } else { false } }
        let note = try #require(notes.first)
        let json = try JSONSerialization.jsonObject(with: Data(trace.json(note).utf8))
        let said = try #require((json as? [String: Any])?["text"] as? String)
        #expect(Array(said.unicodeScalars) == Array(Self.everything.unicodeScalars))
        let failures = trace.failures(of: session.cues, file: "\u{1B}.tape")
        #expect(failures.isEmpty)
    }
}

private final class Elements: NSObject, XMLParserDelegate {
    var names: Set<String> = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        names.insert(name)
    }
}
