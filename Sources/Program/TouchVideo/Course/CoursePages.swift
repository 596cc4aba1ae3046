import TouchFilm
import TouchPicture
import TouchReading
import TouchScript

/// The pages around the lessons: an overview and the list of words, each in both languages. Nothing comes from elsewhere,
/// nothing runs.
struct CoursePages {
    let lessons: [CourseLesson]
    let glossary: Glossary
    let lists: CourseLists
    let questions: LessonQuestions
    /// That of the page that is being written.
    var language = "en"

    /// The pages by the names of their files.
    var all: [(name: String, html: String)] {
        ["en", "zh"].flatMap { language in
            var pages = self
            pages.language = language
            return [
                (Self.name("index", language), pages.overview),
                (Self.name("glossary", language), pages.words),
            ]
        }
    }

    /// The name of a page's file; English ones bear no mark.
    private static func name(_ page: String, _ language: String) -> String {
        language == "zh" ? "\(page).zh.html" : "\(page).html"
    }

    // MARK: The overview

    private var overview: String {
        var groups: [(title: LocalizedText, lessons: [CourseLesson])] = []
        for lesson in lessons {
            if groups.last?.title == lesson.group {
                groups[groups.count - 1].lessons.append(lesson)
            } else {
                groups.append((lesson.group, [lesson]))
            }
        }
        let sections = groups.map { group in
            "<section>\n<h2>\(text(group.title))</h2>\n"
                + basis(of: group.lessons) + "<ul>\n"
                + group.lessons.map(tile).joined() + "</ul>\n"
                + asked(of: group.lessons) + "</section>\n"
        }.joined()
        let lead = Wording(
            "How a touch finds its way: \(lessons.count.counted("lesson")) to watch and to touch.",
            "一次触摸如何找到去处：\(lessons.count) 课，可以看，也可以动手。")
        let words = Wording("What words mean", "词汇")
        return page(
            "index", Wording("Touchscope, the course", "Touchscope 课程"),
            """
            <p>\(HTML.escaped(lead[language]))</p>
            <p><a href="\(Self.name("glossary", language))">\(words[language])</a></p>
            \(paths)\(sections)
            """)
    }

    /// What the group of some lessons builds on.
    private func basis(of lessons: [CourseLesson]) -> String {
        let names = (lessons.first?.after ?? []).map { name in
            let group = self.lessons.first { $0.group.english == name }?.group
            return text(group ?? LocalizedText(name))
        }
        guard !names.isEmpty else { return "" }
        let all = names.joined(separator: language == "zh" ? "、" : ", ")
        return "<p>\(Wording("Builds on", "先学：")[language]) \(all)</p>\n"
    }

    /// The shorter ways through the course, where all of their lessons are there.
    private var paths: String {
        [CourseList.five, .thirty].compactMap { list -> String? in
            guard let names = lists.lessons(of: list) else { return nil }
            let chosen = names.compactMap { name in lessons.first { $0.identifier == name } }
            guard !chosen.isEmpty, chosen.count == names.count else { return nil }
            let links = chosen.map { lesson in
                let title = text(lesson.title)
                return lesson.hasCard ? link(title, to: lesson) : title
            }
            return "<section>\n<h2>\(list.words[language])</h2>\n"
                + "<p>\(links.joined(separator: " · "))</p>\n</section>\n"
        }.joined()
    }

    /// A link to a lesson's page.
    private func link(_ words: String, to lesson: CourseLesson) -> String {
        let mark = language == "zh" ? "?zh" : ""
        return #"<a href="lessons/\#(lesson.identifier).html\#(mark)">\#(words)</a>"#
    }

    private func tile(_ lesson: CourseLesson) -> String {
        let title = text(lesson.title)
        let picture = "lessons/\(lesson.identifier).\(language).png"
        let time = "\(Int(lesson.seconds.rounded(.up))) s"
        var links: [String] = []
        if lesson.hasCard {
            links.append(link(Wording("Step through it", "一步步看")[language], to: lesson))
        }
        if let film = lesson.film {
            let watch = Wording("Film, \(time)", "影片，\(time)")
            links.append(#"<a href="\#(HTML.escaped(film))">\#(watch[language])</a>"#)
        }
        let sentence = lesson.sentence.map { "<p>\(text($0))</p>\n" } ?? ""
        return """
            <li>
            <img src="\(picture)" alt="" width="480" height="270">
            <h3>\(title)</h3>
            \(sentence)<p>\(links.joined(separator: " · "))</p>
            </li>

            """
    }

    /// What those lessons answer, each answer folded under its question.
    private func asked(of lessons: [CourseLesson]) -> String {
        let entries = questions.entries.filter { entry in
            lessons.contains { $0.identifier == entry.lesson }
        }
        guard !entries.isEmpty else { return "" }
        let heading = Wording("Can you say why?", "说得出为什么吗？")
        return "<h3>\(heading[language])</h3>\n"
            + entries.map {
                """
                <details>
                <summary>\(text($0.question))</summary>
                <p>\(text($0.answer))</p>
                </details>

                """
            }.joined()
    }

    // MARK: The words

    private var words: String {
        let rows = glossary.entries.map {
            "<dt>\(text($0.term))</dt>\n<dd>\(text($0.meaning))</dd>\n"
        }.joined()
        let course = Wording("The course", "课程")
        return page(
            "glossary", Wording("What words mean", "词汇"),
            """
            <p><a href="\(Self.name("index", language))">\(course[language])</a></p>
            <dl>
            \(rows)</dl>

            """)
    }

    // MARK: Every page

    private func page(_ name: String, _ title: Wording, _ body: String) -> String {
        let other = language == "zh" ? "en" : "zh"
        let heading = HTML.escaped(title[language])
        return """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(heading)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>\(heading)</h1>
            <a href="\(Self.name(name, other))" hreflang="\(other)" lang="\(other)">\
            \(other == "zh" ? "中文" : "English")</a>
            </header>
            <main>
            \(body)</main>
            </body>
            </html>

            """
    }

    private func text(_ words: LocalizedText) -> String {
        HTML.escaped(words[language].replacing("\n", with: " "))
    }

    private static let style = """
        body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: #10151b; color: #e8eef4;
          font: 1.05rem/1.5 Inter, "Noto Sans", "Noto Sans CJK SC", sans-serif; }
        header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 1rem; }
        h1 { font-size: 1.8rem; } h3 { margin: .6rem 0 .2rem; } p { margin: .3rem 0; }
        a { color: #56b4e9; display: inline-block; padding: .6rem 0; }
        a:focus-visible { outline: 3px solid #e69f00; outline-offset: 3px; }
        ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.5rem;
          grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
        li { background: #171d25; border: 1px solid #2b3540; border-radius: .8rem; padding: 0 1rem 1rem; overflow: hidden; }
        img { display: block; width: calc(100% + 2rem); margin: 0 -1rem; height: auto; }
        summary { padding: .4rem 0; cursor: pointer; } details p { color: #b8c4d0; margin-left: 1.2rem; }
        dt { font-weight: 600; margin-top: 1rem; } dd { margin: 0; color: #b8c4d0; }
        """
}

/// A lesson as the course's pages tell of it.
struct CourseLesson {
    var identifier: String
    var group: LocalizedText
    /// The English titles of the groups that its group builds on.
    var after: [String]
    var title: LocalizedText
    /// The one sentence to keep; nil where the tape ends without one.
    var sentence: LocalizedText?
    /// How long its film is, in seconds.
    var seconds: Double
    /// Whether its page lies in the folder: a pair has a film alone.
    var hasCard: Bool
    /// Its film beside the pages; nil where none is made.
    var film: String?

    /// What a tape wants to be remembered: the words of its last card, or its last sentence.
    static func sentence(of tape: Tape) -> LocalizedText? {
        let statements = tape.lines.reversed().map(\.statement)
        for case .tell(.end(let words, _)) in statements { return words }
        for case .tell(.caption(let words?)) in statements { return words.withoutStars }
        return nil
    }
}
