import Assets
import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchScript
import TouchStage
import TouchWords

/// The course as a folder of pages.
package struct CourseSite {
    package let lessons: [Lesson]
    package let folder: String
    /// The folder of films, named after lessons; nil for none.
    package let films: String?

    package init(lessons: [Lesson], folder: String, films: String?) {
        self.lessons = lessons
        self.folder = folder
        self.films = films
    }

    /// Writes the site, and shows on stderr the progress and what was made.
    package func write() throws {
        var progress = LongWork(Wording.work.lessons)
        let made = try write { progress.update($0, of: $1) }
        let films = made.count { $0.film != nil }
        Console.tell(.course.made("\(folder)/index.html", lessons: made.count, films: films))
    }

    /// Writes the site.
    /// - Parameter watch: a closure that receives the number of lessons done, and of all lessons.
    @discardableResult
    package func write(watch: (_ done: Int, _ total: Int) -> Void) throws -> [CourseLesson] {
        let site = try CourseFolder(folder)
        let typesetter = try Typesetter()
        let parts = try PageParts.installed()
        if parts == nil { Console.tell(PageParts.missing(for: folder)) }
        for (name, text) in parts?.shared ?? [] { try site.add(text, as: "lessons/\(name)") }
        let ways = try CourseWays(lessons, lists: lists)
        var told: [CourseLesson] = []
        for lesson in lessons {
            watch(told.count, lessons.count)
            told.append(try write(lesson, ways, to: site, with: parts, typesetter))
        }
        var pages = CoursePages(
            lessons: told, glossary: Library.glossary, lists: lists,
            questions: Library.questions)
        pages.isAlive = parts != nil
        pages.chapters = ManualChapter.all(in: Assets.folder?.appending(path: "Manual"))
        pages.hasPlayground = try writePlayground(to: site, with: parts)
        for page in pages.all { try site.add(page.html, as: page.name) }
        try site.add(Assets.page("look.css") + Assets.page("course.css"), as: "course.css")
        try site.add(Assets.page("site.js"), as: "site.js")
        try site.add(Assets.page("../touchscope.svg"), as: "icon.svg")
        try site.add(Library.glossary.script, as: "glossary.js")
        try site.finish(with: Assets.page("offline.js"))
        return told
    }

    private var lists: CourseLists { CourseLists(in: Library.lessons) }

    /// Writes the page for scenes of the reader's own, `playground.html` beside the overview, and a
    /// script with the lessons to start from.
    /// - Returns: true if the page exists and the overview should link to it.
    private func writePlayground(to site: CourseFolder, with parts: PageParts?) throws -> Bool {
        guard let parts else { return false }
        var page = PlaygroundPage(
            patterns: try Library.patterns().map { .init(title: $0.title, text: $0.text) })
        page.course = CoursePages.overviews(from: "")
        page.lessons = "lessons/texts.js"
        try site.add(page.html(of: parts, sharing: "lessons/"), as: "playground.html")
        let beginnings = try lessons.compactMap { lesson -> PlaygroundPage.Beginning? in
            guard case .one(let staged) = try Script.load(lesson.tape.path) else { return nil }
            let text = SceneAndTape.text(scene: staged.scene.text, tape: staged.tape.text)
            return PlaygroundPage.Beginning(title: lesson.title, text: text)
        }
        try site.add(PlaygroundPage.script(of: beginnings), as: "lessons/texts.js")
        return true
    }

    private func write(
        _ lesson: Lesson, _ ways: CourseWays, to site: CourseFolder,
        with parts: PageParts?, _ typesetter: Typesetter
    ) throws -> CourseLesson {
        let name = lesson.identifier
        let script = try Script.load(lesson.tape.path)
        let shown = try script.play(language: "en")
        let film = shown.film
        let played = shown as? FilmedTape
        if let played {
            let way = ways.way(from: lesson, decision: film.decision)
            let page = try page(of: played, way, ways.place(of: lesson), with: parts, typesetter)
            try site.add(page, as: "lessons/\(name).html")
        }
        var (posters, english): ([String: String], [UInt8]) = ([:], [])
        for language in WordLanguage.all.map(\.identifier) {
            let poster = CoursePoster(typesetter: typesetter, language: language)
            let filmed = language == "en" ? film : try script.play(language: language).film
            let png = try poster.png(of: filmed)
            // Many have no words that differ between languages.
            posters[language] = "\(name).\(png == english ? "en" : language).png"
            if language == "en" { english = png }
            if png != english || language == "en" {
                try site.add(png, as: "lessons/\(name).\(language).png")
            }
        }
        return CourseLesson(
            identifier: name, group: lesson.group, after: lesson.after, title: lesson.title,
            sentence: CourseLesson.sentence(of: shown.tape), seconds: film.duration,
            hasCard: played != nil, posters: posters, film: try self.film(of: name, to: site))
    }

    private func page(
        of played: FilmedTape, _ way: LivingCard.Way, _ place: LocalizedText,
        with parts: PageParts?, _ typesetter: Typesetter
    ) throws -> String {
        guard let parts else {
            return played.page(theme: .light, language: "en", typesetter).html
        }
        var card = played.livingCard(place: place, language: "en", typesetter)
        card.way = way
        return card.html(beside: parts)
    }

    /// Returns the film of a lesson, copied beside the pages unless it is there.
    private func film(of name: String, to site: CourseFolder) throws -> String? {
        guard let films else { return nil }
        let source = URL(fileURLWithPath: films).appending(path: "\(name).mp4")
        guard FileManager.default.fileExists(atPath: source.path) else { return nil }
        if URL(fileURLWithPath: folder).standardizedFileURL
            == URL(fileURLWithPath: films).standardizedFileURL
        {
            return "\(name).mp4"
        }
        try site.add(filmAt: source.path, as: "films/\(name).mp4")
        return "films/\(name).mp4"
    }
}
