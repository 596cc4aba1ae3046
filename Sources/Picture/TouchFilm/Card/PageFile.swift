import Foundation
import TouchWords

/// The parts from which pages around the engine are made.
public struct PageParts: Sendable {
    /// The files of `Assets/Page`, by name.
    public let files: [String: String]
    /// The engine as WebAssembly, compressed with gzip.
    public let engine: Data

    public init(files: [String: String], engine: Data) {
        (self.files, self.engine) = (files, engine)
    }

    subscript(name: String) -> String { files[name] ?? "" }

    /// The files that the pages of a course share, by name.
    public var shared: [(name: String, text: String)] {
        Set(LivingCard.files + PlaygroundPage.files).sorted().map { ($0, self[$0]) }
            + [("wasm.js", "window.touchscopeEngine = \"\(engine.base64EncodedString())\";\n")]
    }
}

/// One of the pages of `Assets/Page`, to be filled in.
struct PageFile {
    /// The page's text, with `{names}` as placeholders.
    let page: String
    let title: String
    let language: String
    let words: [PageLanguage]
    let content: any Encodable
    /// The content to show without the engine: elements of a page.
    var still = ""

    /// Returns the page with everything in it.
    ///
    /// - Parameter hash: the SHA-256 of a text, by which the page identifies its own script.
    func html(
        holding parts: PageParts, scripts: [String], styles: [String], hash: (String) -> [UInt8]
    ) -> String {
        func sums(_ names: [String]) -> String {
            names.map { "'sha256-\(Data(hash(parts[$0])).base64EncodedString())'" }
                .joined(separator: " ")
        }
        return filled(
            scriptsFrom: sums(scripts), stylesFrom: sums(styles),
            dress: styles.map { "<style>\(parts[$0])</style>" }.joined(separator: "\n"),
            scripts: """
                <script type="text/plain" id="engine">\(parts.engine.base64EncodedString())</script>

                """ + scripts.map { "<script>\(parts[$0])</script>" }.joined(separator: "\n"))
    }

    /// Returns the page without the files that all pages share: they lie in `folder`, or beside the
    /// page if that is empty. The engine comes late because it is large.
    func html(sharing folder: String, scripts: [String], styles: [String], icon: String) -> String {
        let scripts = scripts.dropLast() + ["wasm.js"] + scripts.suffix(1)
        let links =
            styles.map { #"<link rel="stylesheet" href="\#(folder)\#($0)">"# }
            + [#"<link rel="icon" href="\#(icon)">"#]
        // A page opened from a folder has no origin of its own, so 'self' is not enough there.
        return filled(
            scriptsFrom: "'self' file:", stylesFrom: "'self' file:", imagesFrom: "'self' file:",
            dress: links.joined(separator: "\n"),
            scripts: scripts.map { #"<script src="\#(folder)\#($0)"></script>"# }.joined())
    }

    private func filled(
        scriptsFrom scriptSource: String, stylesFrom styleSource: String,
        imagesFrom imageSource: String = "'none'", dress: String, scripts: String
    ) -> String {
        let policy = [
            "default-src 'none'", "script-src \(scriptSource) 'wasm-unsafe-eval'",
            "style-src \(styleSource)", "img-src \(imageSource)", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
        let values = [
            "language": WordLanguage.of(language).identifier, "title": HTML.escaped(title),
            "policy": policy, "dress": dress, "words": Self.json(words),
            "content": Self.json(content), "scripts": scripts, "still": still,
        ]
        // Each `{name}` is replaced only once: the inserted text may itself contain braces.
        var (html, rest) = ("", page[...])
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: start)..<end])
            html += rest[..<start] + (values[name] ?? "{\(name)}")
            rest = rest[rest.index(after: end)...]
        }
        return html + rest
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value) else { return "{}" }
        // No text can end or change the element that contains it.
        return String(decoding: data, as: UTF8.self).replacing("<", with: #"\u003c"#)
    }
}
