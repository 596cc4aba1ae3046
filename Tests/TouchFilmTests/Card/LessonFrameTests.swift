import Testing

@testable import TouchFilm

@Suite("A lesson within another page") struct LessonFrameTests {
    private func html(_ language: String = "en", site: String = "", title: String = "A") -> String {
        LessonFrame(lesson: "swipe-or-pan", title: title, language: language, site: site).html
    }

    @Test("Lies beside the page, or where the course is said to be")
    func address() {
        #expect(html().hasPrefix(#"<iframe src="lessons/swipe-or-pan.html#embed""#))
        for site in ["https://a.org/b", "https://a.org/b/"] {
            #expect(
                html("zh", site: site).contains(
                    #"src="https://a.org/b/lessons/swipe-or-pan.html?zh#embed""#))
        }
    }

    @Test("No title and no address become markup")
    func hostile() {
        let frame = html(site: "\"><script>", title: "\" onload=\"x")
        #expect(frame.filter { $0 == "<" }.count == 2)
        #expect(!frame.contains("\" onload"))
    }
}
