import TouchFilm
import TouchPicture
import TouchScript
import TouchWords

/// Writes the pages around the lessons: an overview and the glossary, each in every language, and
/// the manual.
/// Nothing is loaded from other sites, and without scripts everything is there except what scripts
/// remember.
struct CoursePages {
    let lessons: [CourseLesson]
    let glossary: Glossary
    let lists: CourseLists
    let questions: LessonQuestions
    /// Indicates whether there is an engine, so that the overview begins with a stage to touch.
    var isAlive = false
    /// Indicates whether `playground.html` is beside the overview.
    var hasPlayground = false
    /// The chapters of the manual.
    var chapters: [ManualChapter] = []
    /// The language of the page that is being written.
    var language = "en"

    /// The pages by the names of their files.
    var all: [(name: String, html: String)] {
        WordLanguage.all.map(\.identifier).flatMap { language in
            var pages = self
            pages.language = language
            return [
                (Self.name("index", language), pages.overview),
                (Self.name("glossary", language), pages.words),
            ]
        } + manual
    }

    /// Returns the overviews by the identifiers of languages.
    /// - Parameter way: the relative path from a page to them.
    static func overviews(from way: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: WordLanguage.all.map(\.identifier).map {
                ($0, way + name("index", $0))
            })
    }

    /// Returns the name of a page's file; the language is left out for English.
    static func name(_ page: String, _ language: String) -> String {
        language == "en" ? "\(page).html" : "\(page).\(language).html"
    }

    private var words: String {
        let rows = glossary.entries.map {
            "<dt>\(text($0.term))</dt>\n<dd>\(text($0.meaning))</dd>\n"
        }.joined()
        return page(
            "glossary", .help.words,
            """
            <h1>\(text(.help.words))</h1>
            <dl>
            \(rows)</dl>

            """)
    }

    // MARK: Every page

    func page(_ name: String, _ title: Wording, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="\(language)">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="dark light">
        <title>\(text(title))</title>
        <link rel="stylesheet" href="course.css">
        <link rel="icon" href="icon.svg">
        </head>
        <body>
        <header>
        \(header(of: name))</header>
        <main>
        \(body)</main>
        <script src="glossary.js"></script><script src="site.js"></script>
        </body>
        </html>

        """
    }

    private func header(of name: String) -> String {
        let isTranslated = ["index", "glossary"].contains(name)
        let others = WordLanguage.all.filter { isTranslated && $0.identifier != language }.map {
            let code = $0.identifier
            return """
                <a href="\(Self.name(name, code))" hreflang="\(code)" lang="\(code)">\
                \(HTML.escaped($0.name))</a>

                """
        }
        let words = #"<a href="\#(Self.name("glossary", language))">\#(text(.help.words))</a>"#
        let manual = chapters.first.map { first in
            "<a href=\"\(first.name).html\" hreflang=\"en\">\(text(.course.manual))</a>\n"
        }
        return """
            <a class="home" href="\(Self.name("index", language))">Touchscope</a>
            \(name == "index" ? words + "\n" + (manual ?? "") : "")\(others.joined())
            """
    }

    /// The content security policy. A page opened from a folder has no origin of its own, so 'self'
    /// is not enough there.
    private static let policy = [
        "default-src 'none'", "script-src 'self' file:", "style-src 'self' file:",
        "img-src 'self' file:", "frame-src 'self' file:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    func text(_ words: Wording) -> String {
        HTML.escaped(words[language].replacing("\n", with: " "))
    }

    func text(_ words: LocalizedText) -> String { text(.verbatim(words[language])) }
}
