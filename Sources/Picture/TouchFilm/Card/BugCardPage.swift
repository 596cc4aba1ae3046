import Foundation
import TouchReading
import TouchScript

/// The page of a card: everything in one file, nothing from elsewhere.
struct BugCardPage: Sendable {
    let title: LocalizedText
    /// The language it opens in.
    let language: String
    let frames: [BugCardFrame]
    /// What is shown beside them, with its pictures.
    let exhibits: [(exhibit: BugCardExhibit, pictures: [BugCardPicture])]
    /// The words that it explains.
    let glossary: Glossary
    /// What can be asked for, in the order of events.
    let answers: [BugCardAnswer]
    let timeline: BugCardPicture
    /// The lines that pictures are made of.
    let lines: [String]
    let scene: String
    let tape: String
    /// Of each text at most so many bytes are in the page.
    let textLimit: Int
    let files: (scene: String, tape: String)
    /// The SHA-256 of a text.
    let hash: @Sendable (String) -> [UInt8]

    var html: String {
        let opening = HTML.escaped(Self.excerpt(language == "zh" ? title["zh"] : title.english))
        return """
            <!doctype html>
            <html lang="\(language == "zh" ? "zh" : "en")">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(opening) – Touchscope</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            \(element("h1", Wording(title.english, title["zh"])))
            <button id="language" type="button">中文 / English</button>
            </header>
            <main>
            <figure id="stage" role="img" aria-live="polite">\(frames.last.map { svg($0.stage) } ?? "")</figure>
            <section id="player" aria-label="Player">
            <button id="first" type="button" aria-label="First step 第一步">⏮</button>
            <button id="back" type="button" aria-label="Step back 后退一步">◀</button>
            <button id="play" type="button" aria-label="Play or pause 播放或暂停">▶︎❙❙</button>
            <button id="next" type="button" aria-label="Step forward 前进一步">▶</button>
            <button id="last" type="button" aria-label="Last step 最后一步">⏭</button>
            <input id="place" type="range" min="0" max="\(max(frames.count - 1, 0))" value="0" \
            aria-label="Step 步骤">
            <output id="time"></output>
            </section>
            <div id="lanes" role="img" aria-label="Timeline 时间线"><div>\(svg(timeline))</div><i></i></div>
            <section id="why" aria-live="polite">
            <h2 data-en="Why?" data-zh="为什么？">Why?</h2>
            <ul></ul>
            <input id="question" type="search" data-en="Ask: drag failed" data-zh="提问：drag 失败" \
            aria-label="Ask 提问" autocomplete="off">
            <ol id="answers"></ol>
            </section>
            \(exhibitSections)
            \(source("Scene", "场景", Self.fileName(files.scene), scene))
            \(source("Tape", "磁带", Self.fileName(files.tape), tape))
            \(glossarySection)
            </main>
            <noscript><p>The player needs JavaScript; above is the last picture. \
            播放需要 JavaScript；上面是最后一幅画面。</p></noscript>
            <script type="application/json" id="content">\(json)</script>
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private func source(
        _ english: String, _ chinese: String, _ file: String, _ text: String
    ) -> String {
        let beginning = beginning(of: text)
        let remark = beginning.map { Self.remark($0.utf8.count, of: text.utf8.count) } ?? ""
        return """
            <details><summary><span data-en="\(english)" data-zh="\(chinese)">\(english)</span> \
            <code>\(HTML.escaped(file))</code></summary>\(remark)<pre>\(HTML.escaped(beginning ?? text))\
            </pre></details>
            """
    }

    /// The whole lines of `text` that there is room for; nil if all of it finds room.
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

    /// A text that is read at one go: what is longer than anybody reads is cut.
    static func excerpt(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count <= 1000 ? text : String(scalars.prefix(999)) + "…"
    }

    /// Said where a text did not find room.
    private static func remark(_ room: Int, of all: Int) -> String {
        let (room, all) = (room >> 10, all >> 10)
        let english = "The first \(room) of \(all) KiB; the rest is in the file itself."
        let chinese = "共 \(all) KiB，这里只有开头的 \(room) KiB；其余见原文件。"
        return #"<p data-en="\#(english)" data-zh="\#(chinese)">\#(english)</p>"#
    }

    /// A picture in the language the page opens in.
    func svg(_ picture: BugCardPicture) -> String {
        (language == "zh" ? picture.zh : picture.en).map { lines[$0] }.joined(separator: "\n")
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// What a browser may do with the page: show it and run its own script. Whatever else found its way in does not run, and
    /// nothing is fetched or sent.
    private var policy: String {
        let (script, style) = (Data(hash(Self.script)), Data(hash(Self.style)))
        return [
            "default-src 'none'", "script-src 'sha256-\(script.base64EncodedString())'",
            "style-src 'sha256-\(style.base64EncodedString())'", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// With every `<` written by its number, so that no text can end or change the element it stands in.
    private var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = Content(
            frames: frames, answers: answers, lanes: timeline,
            exhibits: exhibits.flatMap(\.pictures), lines: lines)
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
    }
}
