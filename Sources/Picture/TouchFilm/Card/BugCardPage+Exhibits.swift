import TouchReading

extension BugCardPage {
    /// What is shown beside the recording, a section each.
    var exhibitSections: String {
        var next = 0
        return exhibits.map { exhibit, pictures in
            let figures = zip(exhibit.figures, pictures).map { figure, picture in
                defer { next += 1 }
                return """
                    <figure>\(element("figcaption", figure.caption))\
                    <div role="img" data-picture="\(next)">\(svg(picture))</div>\
                    \(element("p", figure.told))</figure>
                    """
            }
            let remarks = exhibit.remarks.map { element("li", $0) }.joined(separator: "\n")
            return """
                <section class="exhibit">
                \(element("h2", exhibit.heading))
                <div class="pair">
                \(figures.joined(separator: "\n"))
                </div>
                <ul>\(remarks)</ul>
                </section>
                """
        }.joined(separator: "\n")
    }

    /// What words mean, folded up.
    var glossarySection: String {
        guard !glossary.entries.isEmpty else { return "" }
        let rows = glossary.entries.map {
            element("dt", Wording($0.term.english, $0.term["zh"]))
                + element("dd", Wording($0.meaning.english, $0.meaning["zh"]))
        }.joined(separator: "\n")
        return """
            <details><summary>\(element("span", Wording("What words mean", "词汇")))</summary>\
            <dl>\(rows)</dl></details>
            """
    }

    /// Words in both languages, in the one the page opens in.
    func element(_ name: String, _ words: Wording?) -> String {
        guard let words else { return "" }
        let (english, chinese) = (Self.excerpt(words.english), Self.excerpt(words.chinese))
        return """
            <\(name) data-en="\(HTML.escaped(english))" data-zh="\(HTML.escaped(chinese))">\
            \(HTML.escaped(language == "zh" ? chinese : english))</\(name)>
            """
    }
}
