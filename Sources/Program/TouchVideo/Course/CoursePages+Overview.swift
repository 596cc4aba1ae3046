import TouchFilm
import TouchPicture
import TouchScript
import TouchWords

/// Writes the overview: a stage to touch, the ways through the course, and its groups with a
/// picture of each lesson.
extension CoursePages {
    var overview: String {
        var groups: [(title: LocalizedText, lessons: [CourseLesson])] = []
        for lesson in lessons {
            if groups.last?.title == lesson.group {
                groups[groups.count - 1].lessons.append(lesson)
            } else {
                groups.append((lesson.group, [lesson]))
            }
        }
        let sections = groups.map { group in
            "<section>\n<h2>\(text(group.title))</h2>\n" + basis(of: group.lessons)
                + "<ul class=\"tiles\">\n" + group.lessons.map(tile).joined() + "</ul>\n"
                + asked(of: group.lessons) + "</section>\n"
        }.joined()
        return page(
            "index", .course.title,
            "\(hero)\(paths.map(section).joined())<div id=\"all\">\n\(sections)</div>\n")
    }

    // MARK: The beginning

    private var hero: String {
        """
        <section id="hero">
        <div>
        <h1>\(text(.course.question))</h1>
        <p class="lead">\(text(first == nil ? .course.leadStill : .course.lead))</p>
        <nav>
        \(buttons)</nav>
        <p id="kept" hidden><span data-words="\(text(.course.kept("{count}", lessons: lessons.count)))">\
        \(text(.course.kept("0", lessons: lessons.count)))</span>
        <button id="forget" type="button">\(text(.course.forget))</button></p>
        </div>
        \(stage)</section>

        """
    }

    private var buttons: String {
        let ways = paths.map { ("#\($0.list.rawValue)", $0.list.words) }
        let rest: [(String, Wording)] =
            [("#all", .course.all(lessons.count))]
            + (hasPlayground ? [("playground.html", .playground.title)] : [])
        return (ways + rest).map { "<a href=\"\($0)\">\(text($1))</a>\n" }.joined()
    }

    /// The lesson on the stage of the overview.
    private var first: CourseLesson? {
        guard isAlive else { return nil }
        return lessons.first { $0.identifier == "swipe-or-pan" } ?? lessons.first(where: \.hasCard)
    }

    private var stage: String {
        guard let first else { return "" }
        return """
            <iframe src="\(address(of: first))#alone" title="\(text(first.title))"></iframe>

            """
    }

    // MARK: The shorter ways

    private typealias Path = (list: CourseList, lessons: [CourseLesson])

    /// The ways whose lessons are all there.
    private var paths: [Path] {
        lists.paths.compactMap { list, names in
            let chosen = names.compactMap { name in lessons.first { $0.identifier == name } }
            let isWhole = chosen.count == names.count && chosen.allSatisfy(\.hasCard)
            return isWhole && !chosen.isEmpty ? (list, chosen) : nil
        }
    }

    private func section(of path: Path) -> String {
        let steps = path.lessons.map { lesson in
            """
            <li data-lesson="\(lesson.identifier)"><a href="\(address(of: lesson, on: path.list))">\
            <span class="title">\(text(lesson.title))</span>\(length(of: lesson))</a></li>

            """
        }
        return """
            <section id="\(path.list.rawValue)" class="path">
            <h2>\(text(path.list.words)) <span>\(text(CourseLesson.length(of: path.lessons)))</span></h2>
            <ol>
            \(steps.joined())</ol>
            </section>

            """
    }

    // MARK: The groups

    /// Returns the groups on which the lessons' group builds.
    private func basis(of lessons: [CourseLesson]) -> String {
        let names = (lessons.first?.after ?? []).map { name in
            let group = self.lessons.first { $0.group.english == name }?.group
            return Wording.verbatim(group?[language] ?? name)
        }
        guard !names.isEmpty else { return "" }
        return "<p class=\"basis\">\(text(.course.buildsOn(names)))</p>\n"
    }

    private func tile(_ lesson: CourseLesson) -> String {
        let size = CoursePoster.size
        let face = """
            <img src="lessons/\(lesson.posters[language] ?? "")" alt="" width="\(Int(size.width))" \
            height="\(Int(size.height))" loading="lazy">
            <span class="title">\(text(lesson.title))</span>\(length(of: lesson))
            """
        let link = lesson.hasCard ? "<a href=\"\(address(of: lesson))\">\(face)</a>" : face
        let sentence = lesson.sentence.map { "<p>\(text($0))</p>\n" } ?? ""
        let film = lesson.film.map {
            "<p><a href=\"\(HTML.escaped($0))\">\(text(.course.film))</a></p>\n"
        }
        return """
            <li data-lesson="\(lesson.identifier)">
            \(link)
            \(sentence)\(film ?? "")</li>

            """
    }

    /// Returns the duration of its film, and a tick for readers who have done it.
    private func length(of lesson: CourseLesson) -> String {
        """
        <span class="length">\(text(CourseLesson.length(of: [lesson])))</span>\
        <span class="tick" role="img" aria-label="\(text(.panel.lessonDone))" hidden>✓</span>
        """
    }

    /// Returns the address of a lesson's page, on a shorter way if a list is given.
    func address(of lesson: CourseLesson, on list: CourseList? = nil) -> String {
        let marks = [language == "en" ? nil : language, list.map { "path=\($0.rawValue)" }]
            .compactMap(\.self)
        return "lessons/\(lesson.identifier).html"
            + (marks.isEmpty ? "" : "?" + marks.joined(separator: "&amp;"))
    }
}
