import Foundation
import TouchHost
import TouchScript
import TouchWords

/// A chapter of the manual.
struct ManualChapter {
    /// The name of its page, without its ending.
    let name: String
    let title: String
    let html: String

    /// Returns the chapters that were built with the program, in order; none if there are none.
    static func all(in folder: URL?) -> [ManualChapter] {
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return files.sorted().compactMap { file in
            guard let html = try? ScriptText.read(folder.appending(path: file)),
                let title = html.firstMatch(of: #/<h1>(.*?)</h1>/#),
                let name = file.firstMatch(of: #/^\d+-(.*)\.html$/#)
            else { return nil }
            return ManualChapter(
                name: "manual-\(name.1)", title: String(title.1), html: html)
        }
    }
}

/// Writes the manual, in English: a page for each chapter, with the list of all.
extension CoursePages {
    var manual: [(name: String, html: String)] {
        chapters.map { chapter in
            let list = chapters.map { other in
                other.name == chapter.name
                    ? "<li aria-current=\"page\">\(other.title)</li>\n"
                    : "<li><a href=\"\(other.name).html\">\(other.title)</a></li>\n"
            }.joined()
            let body = """
                <div class="manual">
                <nav><ul>
                \(list)</ul></nav>
                <article>
                \(chapter.html)</article>
                </div>

                """
            return ("\(chapter.name).html", page(chapter.name, .verbatim(chapter.title), body))
        }
    }
}
