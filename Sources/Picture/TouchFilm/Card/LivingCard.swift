import Foundation
import TouchScript
import TouchWords

/// A lesson as a live page: the engine is inside it or beside it, and readers play it with their
/// own fingers. It needs neither a server nor a network.
public struct LivingCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// The language in which it opens, such as "en" or "zh".
    public var language = "en"
    /// The lesson's number and the number of lessons, in words; nil for a tape that is not a
    /// lesson.
    public var place: LocalizedText?
    /// The page's position in a course; nil for a page outside of one.
    public var way: Way?
    /// The content to show without the engine: elements of a page.
    public var still = ""

    public init(scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
    }

    /// The position of a page in a course: the link to its overview, in each language, and to the
    /// next lesson.
    public struct Way: Encodable, Sendable {
        /// The name under which browsers store that the lesson is done.
        let lesson: String
        let course: [String: String]
        /// The next lesson; nil for the last one.
        let next: Next?
        /// The shorter paths through the course that include it, by their names.
        let paths: [String: Step]
        /// The second of its film that best shows its subject.
        let decision: Double

        public init(
            lesson: String, course: [String: String], next: Next?, paths: [String: Step],
            decision: Double
        ) {
            (self.lesson, self.course, self.next) = (lesson, course, next)
            (self.paths, self.decision) = (paths, decision)
        }

        public struct Next: Encodable, Sendable {
            let page: String
            let title: [String: String]

            public init(page: String, title: LocalizedText) {
                (self.page, self.title) = (page, title.byLanguage)
            }
        }

        /// The position on a shorter path, and the lesson that follows on it.
        public struct Step: Encodable, Sendable {
            let place: [String: String]
            let next: Next?

            public init(place: LocalizedText, next: Next?) {
                (self.place, self.next) = (place.byLanguage, next)
            }
        }
    }

    private static let scripts = ["engine.js", "stage.js", "telling.js", "lesson.js"]
    private static let styles = ["look.css", "page.css"]
    /// The names of the files that its page shares with others.
    static let files = scripts + styles

    /// Returns one file that contains everything.
    ///
    /// - Parameter hash: the SHA-256 of a text, by which the page identifies its own script.
    public func html(of parts: PageParts, hash: (String) -> [UInt8]) -> String {
        file(parts).html(
            holding: parts, scripts: Self.scripts, styles: Self.styles, hash: hash)
    }

    /// Returns a page of a course; the files that all of its pages share lie beside it.
    public func html(beside parts: PageParts) -> String {
        file(parts).html(
            sharing: "", scripts: ["../glossary.js", "../site.js"] + Self.scripts,
            styles: Self.styles, icon: "../icon.svg")
    }

    private func file(_ parts: PageParts) -> PageFile {
        PageFile(
            page: parts["head.html"] + parts["lesson.html"], title: scene.title[language],
            language: language,
            words: WordLanguage.all.map { PageLanguage($0) }, content: content, still: still)
    }

    private var content: Content {
        Content(
            scene: scene.text, tape: tape.text, language: WordLanguage.of(language).identifier,
            place: place?.byLanguage, way: way)
    }

    private struct Content: Encodable {
        let scene: String
        let tape: String
        let language: String
        let place: [String: String]?
        let way: Way?
    }
}

extension LocalizedText {
    /// The text by language identifier.
    var byLanguage: [String: String] {
        Dictionary(
            uniqueKeysWithValues: WordLanguage.all.map { ($0.identifier, self[$0.identifier]) })
    }
}
