import Foundation
import TouchScript

/// The page of a card: everything in one file, nothing from elsewhere.
struct BugCardPage: Sendable {
    let title: LocalizedText
    /// The language it opens in.
    let language: String
    let frames: [BugCardFrame]
    let timeline: BugCardPicture
    /// The lines that pictures are made of.
    let lines: [String]
    let scene: String
    let tape: String
    let files: (scene: String, tape: String)

    var html: String {
        let opening = Self.escaped(title[language])
        return """
            <!doctype html>
            <html lang="\(language == "zh" ? "zh" : "en")">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(opening) – Touchscope</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <h1 data-en="\(Self.escaped(title.english))" data-zh="\(Self.escaped(title["zh"]))">\
            \(opening)</h1>
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
            </section>
            \(source("Scene", "场景", Self.fileName(files.scene), scene))
            \(source("Tape", "磁带", Self.fileName(files.tape), tape))
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
        """
        <details><summary><span data-en="\(english)" data-zh="\(chinese)">\(english)</span> \
        <code>\(Self.escaped(file))</code></summary><pre>\(Self.escaped(text))</pre></details>
        """
    }

    /// A picture in the language the page opens in.
    private func svg(_ picture: BugCardPicture) -> String {
        (language == "zh" ? picture.zh : picture.en).map { lines[$0] }.joined(separator: "\n")
    }

    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The encoder writes every slash as `\\/`, so that no text can close the script element.
    private var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let content = Content(frames: frames, lanes: timeline, lines: lines)
        guard let data = try? encoder.encode(content) else { return "{}" }
        return String(decoding: data, as: UTF8.self).replacing("<!--", with: "<\\u0021--")
    }

    private struct Content: Encodable {
        let frames: [BugCardFrame]
        let lanes: BugCardPicture
        let lines: [String]
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
