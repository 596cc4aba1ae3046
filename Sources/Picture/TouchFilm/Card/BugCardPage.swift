import Foundation
import TouchReading
import TouchScript
import TouchWords

/// The page of a card: a single file that loads nothing from elsewhere.
struct BugCardPage: Sendable {
    let title: LocalizedText
    /// The language in which it opens, one of those that the program supports.
    let language: String
    let frames: [BugCardFrame]
    /// The exhibits beside the frames, with their pictures.
    let exhibits: [(exhibit: BugCardExhibit, pictures: [BugCardPicture])]
    /// The words that it explains.
    let glossary: Glossary
    /// The answers, in the order of events.
    let answers: [BugCardAnswer]
    let timeline: BugCardPicture
    /// The lines from which pictures are made.
    let lines: [String]
    let scene: String
    let tape: String
    /// The most bytes of each text that the page contains.
    let textLimit: Int
    let files: (scene: String, tape: String)
    /// The function that returns the SHA-256 of a text.
    let hash: @Sendable (String) -> [UInt8]

    var html: String {
        let opening = HTML.escaped(Self.excerpt(title[language]))
        return """
            <!doctype html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(opening) – Touchscope</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            \(element("h1", title))
            <button id="language" type="button">\(languages)</button>
            </header>
            <main>
            <figure id="stage" role="img" aria-live="polite">\(frames.last.map { svg($0.stage) } ?? "")</figure>
            <section id="player" aria-label="\(everywhere(.card.player))">
            <button id="first" type="button" aria-label="\(everywhere(.card.first))">⏮</button>
            <button id="back" type="button" aria-label="\(everywhere(.card.back))">◀</button>
            <button id="play" type="button" aria-label="\(everywhere(.card.play))">▶︎❙❙</button>
            <button id="next" type="button" aria-label="\(everywhere(.card.forward))">▶</button>
            <button id="last" type="button" aria-label="\(everywhere(.card.last))">⏭</button>
            <input id="place" type="range" min="0" max="\(max(frames.count - 1, 0))" value="0" \
            aria-label="\(everywhere(.card.step))">
            <output id="time"></output>
            </section>
            <div id="lanes" role="img" aria-label="\(everywhere(.card.timeline))"><div>\(svg(timeline))</div><i></i></div>
            <section id="why" aria-live="polite">
            \(element("h2", .inspector.why))
            <ul></ul>
            <input id="question" type="search"\(attributes(LocalizedText(.card.question))) \
            aria-label="\(everywhere(.card.ask))" autocomplete="off">
            <ol id="answers"></ol>
            </section>
            \(exhibitSections)
            \(source(.card.scene, Self.fileName(files.scene), scene))
            \(source(.card.tape, Self.fileName(files.tape), tape))
            \(glossarySection)
            </main>
            <noscript><p>\(everywhere(.card.noScript))</p></noscript>
            <script type="application/json" id="content">\(json)</script>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    /// The names of the languages.
    private var languages: String {
        WordLanguage.all.reversed().map { HTML.escaped($0.name) }.joined(separator: " / ")
    }

    private func source(_ name: Wording, _ file: String, _ text: String) -> String {
        let beginning = beginning(of: text)
        let remark = beginning.map {
            Wording.card.beginning($0.utf8.count >> 10, all: text.utf8.count >> 10)
        }
        return """
            <details><summary>\(element("span", name)) \
            <code>\(HTML.escaped(file))</code></summary>\(element("p", remark))\
            <pre>\(HTML.escaped(beginning ?? text))</pre></details>
            """
    }

    /// A note that names the texts of which the page holds only the beginning; nil if it holds all
    /// of them.
    var beginnings: Wording? {
        switch (beginning(of: scene) != nil, beginning(of: tape) != nil) {
        case (true, true): .card.beginningOfBoth
        case (true, false): .card.beginningOfScene
        case (false, true): .card.beginningOfTape
        case (false, false): nil
        }
    }

    /// Returns the whole lines of `text` that fit; nil if all of it fits.
    func beginning(of text: String) -> String? {
        var room = textLimit
        var end = text.startIndex
        for place in text.utf8.indices {
            switch text.utf8[place] {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""):
                room -= 6
            default: room -= 1
            }
            if room < 0 { return String(text[..<end]) }
            if text.utf8[place] == UInt8(ascii: "\n") { end = text.utf8.index(after: place) }
        }
        return nil
    }

    /// Returns a text for reading in one go: anything longer than a person would read is cut.
    static func excerpt(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= 1000 ? text : String(scalars.prefix(999)) + "…"
    }

    /// Returns a picture in the language in which the page opens.
    func svg(_ picture: BugCardPicture) -> String {
        (picture[language] ?? []).map { lines[$0] }.joined(separator: "\n")
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The content security policy, which lets a browser show the page and run its own script.
    /// Anything else that found its way in does not run, and the page neither fetches nor sends
    /// anything.
    private var policy: String {
        let (script, style) = (Data(hash(Self.script)), Data(hash(Self.style)))
        return [
            "default-src 'none'", "script-src 'sha256-\(script.base64EncodedString())'",
            "style-src 'sha256-\(style.base64EncodedString())'", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// The content as JSON with every `<` escaped, so that no text can end or change the element
    /// that contains it.
    private var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = Content(
            frames: frames, answers: answers, lanes: timeline,
            exhibits: exhibits.flatMap(\.pictures), lines: lines,
            languages: WordLanguage.all.map(\.identifier),
            nothing: ByLanguage { Wording.card.nothingFound[$0] },
            fillers: WordLanguage.all.flatMap { language in
                Wording.card.fillers[language.identifier].split(separator: " ").map(String.init)
            })
        guard let data = try? encoder.encode(content) else { return "{}" }
        let parts = data.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: #"\u003c"#)
    }

    private struct Content: Encodable {
        let frames: [BugCardFrame]
        let answers: [BugCardAnswer]
        let lanes: BugCardPicture
        let exhibits: [BugCardPicture]
        let lines: [String]
        /// The languages through which the page cycles.
        let languages: [String]
        /// The message if nothing is found.
        let nothing: ByLanguage<String>
        /// The words of a question that carry no meaning for the search.
        let fillers: [String]
    }
}
