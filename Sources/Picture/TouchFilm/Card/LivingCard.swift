import Foundation
import TouchScript
import TouchWords

/// A lesson as a page that lives: the engine is in it or beside it, and the reader's own fingers play it. It needs no server
/// and no network.
public struct LivingCard: Sendable {
    public let scene: Scene
    public let tape: Tape
    /// The language it opens in, "en", "zh".
    public var language = "en"
    /// Which of how many lessons it is; nil for a tape that is none.
    public var place: LocalizedText?
    /// Where it stands in a course; nil for a page that stands alone.
    public var way: Way?
    /// What is there without the engine: elements of a page.
    public var still = ""

    public init(scene: Scene, tape: Tape) {
        self.scene = scene
        self.tape = tape
    }

    /// Where a page stands in a course: the way back to its overview, in each language, and on to the next lesson.
    public struct Way: Encodable, Sendable {
        /// By which name browsers keep that it is done.
        let lesson: String
        let course: [String: String]
        /// Nil for the last lesson.
        let next: Next?
        /// The shorter ways through the course that it is on, by their names.
        let paths: [String: Step]
        /// The second of its film that shows best what it is about.
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

        /// Which of how many it is on a shorter way, and where that leads on.
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
    /// What its page shares with others, by the names of files.
    static let files = scripts + styles

    /// One file with everything in it.
    /// - Parameter hash: the SHA-256 of a text, by which the page says which script is its own.
    public func html(of parts: PageParts, hash: (String) -> [UInt8]) -> String {
        file(parts).html(
            holding: parts, scripts: Self.scripts, styles: Self.styles, hash: hash)
    }

    /// A page of a course, beside which the files lie that all of its pages share.
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
    /// By the identifiers of languages.
    var byLanguage: [String: String] {
        Dictionary(
            uniqueKeysWithValues: WordLanguage.all.map { ($0.identifier, self[$0.identifier]) })
    }
}
