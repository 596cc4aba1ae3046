import Foundation
import TouchScript

/// A lesson as a page that lives: the engine is within it, and the reader's own fingers play it. It needs no server and no
/// network.
public struct LivingCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// The language it opens in, "en" or "zh".
    public var language = "en"
    /// Which of how many lessons it is; nil for a tape that is none.
    public var place: LocalizedText?
    /// What is there without the engine: elements of a page.
    public var still = ""

    public init(scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
    }

    /// What every such page is made of.
    public struct Parts: Sendable {
        /// The page, with `{names}` where something is to be put.
        public let page: String
        public let style: String
        public let script: String
        /// The engine as WebAssembly, compressed by gzip.
        public let engine: Data

        public init(page: String, style: String, script: String, engine: Data) {
            self.page = page
            self.style = style
            self.script = script
            self.engine = engine
        }
    }

    /// - Parameter hash: the SHA-256 of a text, by which the page says which script is its own.
    public func html(of parts: Parts, hash: (String) -> [UInt8]) -> String {
        func sum(_ text: String) -> String { "'sha256-\(Data(hash(text)).base64EncodedString())'" }
        let policy = [
            "default-src 'none'", "script-src \(sum(parts.script)) 'wasm-unsafe-eval'",
            "style-src \(sum(parts.style))", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
        let values = [
            "language": language == "zh" ? "zh" : "en",
            "title": HTML.escaped(scene.title[language]), "policy": policy, "style": parts.style,
            "content": content, "engine": parts.engine.base64EncodedString(),
            "script": parts.script, "still": still,
        ]
        return Self.filled(parts.page, with: values)
    }

    /// Each `{name}` of the page replaced once: what is put there may have braces of its own.
    private static func filled(_ page: String, with values: [String: String]) -> String {
        var (html, rest) = ("", page[...])
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: start)..<end])
            html += rest[..<start] + (values[name] ?? "{\(name)}")
            rest = rest[rest.index(after: end)...]
        }
        return html + rest
    }

    private var content: String {
        let texts = Content(
            scene: scene.text, tape: tape.text, language: language,
            place: place.map { ["en": $0["en"], "zh": $0["zh"]] })
        guard let data = try? JSONEncoder().encode(texts) else { return "{}" }
        // No text can end or change the element it stands in.
        return String(decoding: data, as: UTF8.self).replacing("<", with: #"\u003c"#)
    }

    private struct Content: Encodable {
        let scene: String
        let tape: String
        let language: String
        let place: [String: String]?
    }
}
