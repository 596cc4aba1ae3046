/// A lesson of the course embedded in another page, such as a slide or an article: its stage, one
/// sentence, and three buttons.
public struct LessonFrame: Sendable {
    let lesson: String
    let title: String
    let language: String
    /// The address of the course's folder; empty for a page that is beside the course's overview.
    let site: String

    public init(lesson: String, title: String, language: String, site: String) {
        (self.lesson, self.title, self.language, self.site) = (lesson, title, language, site)
    }

    /// The element, on a line of its own.
    public var html: String {
        let folder = site.isEmpty || site.hasSuffix("/") ? site : site + "/"
        let mark = language == "en" ? "" : "?\(language)"
        let address = "\(folder)lessons/\(lesson).html\(mark)#embed"
        return """
            <iframe src="\(HTML.escaped(address))" title="\(HTML.escaped(title))" width="640" height="400" \
            style="border: 0; border-radius: 12px; max-width: 100%" loading="lazy" allow="fullscreen"></iframe>
            """
    }
}
