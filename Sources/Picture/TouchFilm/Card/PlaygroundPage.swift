import Foundation
import TouchScript
import TouchWords

/// A page on which a reader writes a scene and a tape and sees at once what happens.
public struct PlaygroundPage: Sendable {
    /// A scene and its tape in one text, as a starting point.
    public struct Beginning: Encodable, Sendable {
        public let title: [String: String]
        public let text: String

        public init(title: LocalizedText, text: String) {
            (self.title, self.text) = (title.byLanguage, text)
        }
    }

    /// The starting points it offers; it opens with the first.
    public let patterns: [Beginning]
    /// The overviews of the course, by language; empty for a page outside of a course.
    public var course: [String: String] = [:]
    /// The name of a script beside the page with more starting points, as `script(of:)` writes it.
    public var lessons: String?

    public init(patterns: [Beginning]) { self.patterns = patterns }

    /// Returns the page of a course; the files that all pages share lie in `folder`.
    public func html(of parts: PageParts, sharing folder: String) -> String {
        let content = Content(
            language: "en", patterns: patterns, course: course.isEmpty ? nil : course,
            lessons: lessons)
        return PageFile(
            page: parts["head.html"] + parts["playground.html"],
            title: Wording.playground.title["en"], language: "en",
            words: WordLanguage.all.map { PageLanguage($0, beside: PageLanguage.ofPlayground) },
            content: content, still: "<p>\(HTML.escaped(Wording.playground.lead["en"]))</p>"
        ).html(
            sharing: folder, scripts: Self.scripts, styles: Self.styles, icon: "icon.svg")
    }

    private static let scripts = ["engine.js", "stage.js", "telling.js", "playground.js"]
    private static let styles = ["look.css", "page.css", "playground.css"]
    /// The names of the files that it shares with other pages.
    static let files = scripts + styles

    /// Returns a script that passes more starting points to the page.
    public static func script(of beginnings: [Beginning]) -> String {
        "window.touchscopeLessons = \(PageFile.json(beginnings));\n"
    }

    private struct Content: Encodable {
        let language: String
        let patterns: [Beginning]
        let course: [String: String]?
        let lessons: String?
    }
}
