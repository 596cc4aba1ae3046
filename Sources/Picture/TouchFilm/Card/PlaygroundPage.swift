import Foundation
import TouchScript
import TouchWords

/// A page on which one writes a scene and a tape, and sees at once what comes of them.
public struct PlaygroundPage: Sendable {
    /// A scene and its tape in one text, to begin with.
    public struct Beginning: Encodable, Sendable {
        public let title: [String: String]
        public let text: String

        public init(title: LocalizedText, text: String) {
            (self.title, self.text) = (title.byLanguage, text)
        }
    }

    /// What it offers to begin with; it opens with the first.
    public let patterns: [Beginning]
    /// The overviews of the course, by language; empty where the page stands alone.
    public var course: [String: String] = [:]
    /// A script beside it with more to begin with, as `script(of:)` writes it.
    public var lessons: String?

    public init(patterns: [Beginning]) { self.patterns = patterns }

    /// The page of a course, where all that pages share lies in its folder `folder`.
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
    /// What it shares with other pages, by the names of files.
    static let files = scripts + styles

    /// A script that hands more beginnings to the page.
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
