import Foundation
import TouchCanvas
import TouchHost
import TouchScript
import TouchStage

/// The course as a folder of pages.
package struct CourseSite {
    package let lessons: [Lesson]
    package let folder: String
    /// Where films lie by the names of lessons; nil for none.
    package let films: String?

    package init(lessons: [Lesson], folder: String, films: String?) {
        self.lessons = lessons
        self.folder = folder
        self.films = films
    }

    /// The size of the overview's pictures, in pixels.
    private static let picture = CGSize(width: 480, height: 270)

    /// Makes it, and tells on stderr how far it is.
    package func write() throws {
        let site = try OutputFolder(folder)
        let typesetter = try Typesetter()
        var told: [CourseLesson] = []
        var progress = LongWork("lesson")
        for lesson in lessons {
            progress.update(told.count, of: lessons.count)
            told.append(try write(lesson, to: site, typesetter))
        }
        let pages = CoursePages(
            lessons: told, glossary: Library.glossary, lists: CourseLists(in: Library.lessons),
            questions: Library.questions)
        for page in pages.all {
            try site.add(page.html.utf8, as: page.name)
        }
        try site.finish()
        let count = told.count { $0.film != nil }
        Console.tell("\(folder)/index.html: \(told.count.counted("lesson")), \(count) with a film")
    }

    private func write(
        _ lesson: Lesson, to site: OutputFolder, _ typesetter: Typesetter
    ) throws -> CourseLesson {
        let name = lesson.identifier
        let script = try Script.load(lesson.tape.path)
        let shown = try script.play(language: "en")
        let card = shown.card(theme: .light, language: "en", typesetter)
        if let card { try site.add(card.html.utf8, as: "lessons/\(name).html") }
        for language in ["en", "zh"] {
            let looks = RenderLooks(
                size: CGSize(width: 960, height: 540), rate: 30, language: language, theme: .dark)
            let renderer = Renderer(try script.play(language: language), looks, typesetter)
            let whole = renderer.film.sight(in: 0..<renderer.film.duration)
            let scale = Self.picture.width / looks.size.width
            try site.add(
                try renderer.png(renderer.frame(at: whole), scale: scale),
                as: "lessons/\(name).\(language).png")
        }
        return CourseLesson(
            identifier: name, group: lesson.group, after: lesson.after, title: lesson.title,
            sentence: CourseLesson.sentence(of: shown.tape), seconds: shown.film.duration,
            hasCard: card != nil, film: try film(of: name, to: site))
    }

    /// The film of a lesson, copied beside the pages unless it lies there.
    private func film(of name: String, to site: OutputFolder) throws -> String? {
        guard let films else { return nil }
        let source = URL(fileURLWithPath: films).appending(path: "\(name).mp4")
        guard FileManager.default.fileExists(atPath: source.path) else { return nil }
        if URL(fileURLWithPath: folder).standardizedFileURL
            == URL(fileURLWithPath: films).standardizedFileURL
        {
            return "\(name).mp4"
        }
        try site.add(copyOf: source.path, as: "films/\(name).mp4")
        return "films/\(name).mp4"
    }
}
