import Foundation
import TestStage
import TestSupport
import Testing
import TouchCanvas
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

@testable import TouchFilm

@Suite("A bug card")
struct BugCardTests {
    private func page(limit: Int = 160) throws -> (card: BugCard, html: String) {
        let scene = try Scene.parse(Playground.scene, file: "lessons/swipe-or-pan.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "swipe-or-pan"
            caption "</script><!-- <b>\\"quoted\\"</b> -->"
            finger a down card(0.2, 0.5)
            finger a move card(0.9, 0.5) over 180ms
            finger a up
            """, file: "swipe.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        var card = BugCard(trace: session.trace, scene: scene, tape: tape)
        card.frameLimit = limit
        card.glossary = Glossary([
            .init(.recognizer.kindPan, .verbatim("A <movement>."))
        ])
        let typesetter = try Typesetter()
        let painter = StagePainter(
            theme: .light, overlays: [.touches, .recognizers, .chain], measurer: typesetter)
        return (
            card,
            card.page(painter, hash: SHA256.hash) { SVG.document($0, typesetter: typesetter) }.html
        )
    }

    @Test("It holds scene, tape, pictures and reasons, and nothing from elsewhere")
    func selfContained() throws {
        let (card, html) = try page()
        #expect(html.contains("drag failed at"))
        #expect(html.contains("它在等 flick，而 flick 胜出"))
        #expect(html.contains("swipe flick direction right"))
        #expect(html.contains("data-zh=\"A &lt;movement&gt;.\">A &lt;movement&gt;.</dd>"))
        #expect(html.contains("&lt;/script&gt;"))
        #expect(html.components(separatedBy: "</script>").count == 3)
        for outside in ["<link", "<img", "src=", "@import", "https:", "fetch("] {
            #expect(!html.contains(outside), "\(outside)")
        }
        let start = try #require(html.range(of: "id=\"content\">"))
        let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        let json = Data(html[start.upperBound..<end.lowerBound].utf8)
        let content = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let frames = try #require(content["frames"] as? [[String: Any]])
        let lines = try #require(content["lines"] as? [String])
        #expect(Set(lines).count == lines.count)
        #expect(frames.count == card.stops.count)
        for frame in frames {
            #expect((frame["en"] as? [String])?.isEmpty == false)
            #expect((frame["zh"] as? [String])?.count == (frame["en"] as? [String])?.count)
            let stage = frame["stage"] as? [String: [Int]] ?? [:]
            for (language, word) in [("en", "Responder chain"), ("zh", "响应者链")] {
                let svg = (stage[language] ?? []).map { lines[$0] }.joined(separator: "\n")
                #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>") && !svg.contains("\"clip"))
                #expect(svg.contains(word), "\(language)")
            }
        }
        if let folder = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try Data(html.utf8).write(to: URL(fileURLWithPath: "\(folder)/card.html"))
        }
    }

    @Test(
        "It can be asked in words, and answers with the sentences that have them all",
        .enabled(if: Chromium.path != nil, "Chromium is not installed: apt install chromium"))
    func asked() throws {
        let html = try page().html
        func answers(_ question: String) throws -> [String] {
            let shown = try Chromium.open(html, asking: question)
            let start = try #require(shown.range(of: "<ol id=\"answers\">"))
            let end = try #require(
                shown.range(of: "</ol>", range: start.upperBound..<shown.endIndex))
            return shown[start.upperBound..<end.lowerBound].components(separatedBy: "</li>")
                .dropLast()
        }
        let failed = try answers("why%20drag%20failed")
        #expect(failed.first?.contains("drag failed at") == true, "\(failed)")
        #expect(failed.allSatisfy { $0.contains("drag") })
        #expect(try answers("drag%20%E5%A4%B1%E8%B4%A5").first?.contains("drag failed at") == true)
        #expect(try answers("elephant") == ["<li>Nothing here answers that."])
        #expect(try answers("") == [])
    }

    /// A card with a change of its scene, and a table.
    private func pageWithExhibits() throws -> String {
        let session = try Lessons.played("swipe-or-pan")
        let changed = try SceneChange("without require drag to-fail flick")
            .applied(to: session.scene).scene
        let other = Session(scene: changed, tape: session.recordedTape)
        other.runTape()
        let typesetter = try Typesetter()
        let painter = StagePainter(theme: .light, measurer: typesetter)
        let comparison = RunComparison(
            Why(session.trace, scene: session.scene), Why(other.trace, scene: changed))
        let table = VaryTable(
            title: session.scene.title,
            columns: [GestureFates.Key(gesture: 0, name: "flick")], starts: [0],
            rows: [
                VaryTable.Row(
                    label: .fate.asItIs,
                    cells: [VaryTable.Cell(fates: [.recognized], isChanged: false)])
            ], sentences: [])
        var card = BugCard(
            trace: session.trace, scene: session.scene,
            tape: try Tape.parse(
                "tape 1\nscene \"swipe-or-pan\"\n", file: "x.tape", scene: session.scene))
        card.exhibits = [
            BugCardExhibit(comparison, changes: "without <it>", painter),
            BugCardExhibit(
                table, VaryPainter(theme: .light, language: "en", measurer: typesetter)),
        ]
        return card.page(painter, hash: SHA256.hash) { SVG.document($0, typesetter: typesetter) }
            .html
    }

    @Test(
        "What a change would change stands in it, both runs where they part, in the language that is read",
        .enabled(if: Chromium.path != nil, "Chromium is not installed: apt install chromium"))
    func exhibits() throws {
        let html = try pageWithExhibits()
        #expect(html.contains("<h2 data-en=\"What if: without &lt;it&gt;\""))
        let shown = try Chromium.open(html, asking: "drag")
        let sections = shown.components(separatedBy: "<section class=\"exhibit\">").dropFirst()
        #expect(sections.count == 2)
        let first = try #require(sections.first)
        #expect(first.components(separatedBy: "<svg").count == 3)
        #expect(first.contains(">As it is<") && first.contains(">Changed<"))
        #expect(first.contains("drag began at") && first.contains("The runs diverge at"))
        #expect(!first.contains("*flick*"))
        #expect(sections.last?.contains("as it is</text>") == true)
    }

    @Test("A sentence is told once beside the step it belongs to; of many actions few are told")
    func told() throws {
        let session = try Lessons.played("last-added-wins")
        let card = BugCard(
            trace: session.trace, scene: session.scene,
            tape: try Tape.parse(
                "tape 1\nscene \"last-added-wins\"\n", file: "x.tape", scene: session.scene))
        let typesetter = try Typesetter()
        let html = card.page(StagePainter(theme: .light, measurer: typesetter), hash: SHA256.hash) {
            SVG.document($0, typesetter: typesetter)
        }.html
        let frames = try #require(html.range(of: #""frames":"#)).upperBound
        let told = html[frames...].components(separatedBy: "sent no action: a recognizer")
        #expect(told.count - 1 <= 6, "\(told.count)")
    }

    @Test("7: A card has a bound: fewer moments, the beginning of texts, and a word about it")
    func bound() throws {
        var (card, whole) = try page()
        let typesetter = try Typesetter()
        let painter = StagePainter(theme: .light, measurer: typesetter)
        func made() -> BugCard.Page {
            card.page(painter, hash: SHA256.hash) { SVG.document($0, typesetter: typesetter) }
        }
        #expect(made().shortfall == nil)
        card.pictureLimit = whole.utf8.count / 4
        card.textLimit = 64
        let page = made()
        let told = try #require(page.shortfall?["en"])
        let form =
            #/the card contains only (\d+) of \d+ moments and the beginning of the scene and of the tape/#
        #expect(told.wholeMatch(of: form) != nil, "\(told)")
        // What is no picture is the page itself, its reasons, and the last picture once more.
        #expect(page.html.utf8.count < whole.utf8.count * 2 / 3)
        #expect(!page.html.contains("finger a up"))
    }

    @Test("7: Texts as long as files may have them do not make a card long")
    func longTexts() throws {
        let long = String(repeating: "W<&", count: 80_000)
        let labels = (1...3).map { "label l\($0) at 9 9 size 80 20 text \"\(long)\"" }
        let scene = try Scene.parse(
            """
            scene 1 "long" 100 x 100
            title "\(long)" zh "\(long)"
            view card at 0 0 size 100 100 logs "\(long)"
            \(labels.joined(separator: "\n"))

            """, file: "long.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"long\"\ntap card\n", file: "long.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        var card = BugCard(trace: session.trace, scene: scene, tape: tape)
        card.textLimit = 100_000
        let typesetter = try Typesetter()
        let painter = StagePainter(theme: .light, measurer: typesetter)
        let page = card.page(painter, hash: SHA256.hash) {
            SVG.document($0, typesetter: typesetter)
        }
        #expect(page.html.utf8.count < 1 << 20)
        #expect(page.shortfall?["en"] == "the card contains only the beginning of the scene")
    }

    @Test("A long recording keeps what matters: moves are left out first")
    func stops() throws {
        let (whole, _) = try page()
        let (thin, _) = try page(limit: 6)
        let grave = whole.why.trace.records.filter {
            if case .transition(_, _, let to, _, _) = $0.entry { to != .changed } else { false }
        }
        for record in grave { #expect(thin.stops.contains(Int(record.serial))) }
        #expect(thin.stops.count <= 6 && whole.stops.count > 6)
        #expect(whole.stops == whole.stops.sorted())
    }
}
