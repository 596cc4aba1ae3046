import TouchReading
import TouchScript
import TouchWords

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
            element("dt", $0.term) + element("dd", $0.meaning)
        }.joined(separator: "\n")
        return """
            <details><summary>\(element("span", .help.words))</summary><dl>\(rows)</dl></details>
            """
    }

    /// Words in every language, in the one the page opens in.
    func element(_ name: String, _ words: LocalizedText) -> String {
        "<\(name)\(attributes(words))>\(HTML.escaped(Self.excerpt(words[language])))</\(name)>"
    }

    /// The same of the program's own words; nothing where there are none.
    func element(_ name: String, _ words: Wording?) -> String {
        words.map { element(name, LocalizedText($0)) } ?? ""
    }

    /// From which an element takes its words in each language.
    func attributes(_ words: LocalizedText) -> String {
        WordLanguage.all.map {
            " data-\($0.identifier)=\"\(HTML.escaped(Self.excerpt(words[$0.identifier])))\""
        }.joined()
    }

    /// Words for which there is no room to change with the language: in all of them.
    func everywhere(_ words: Wording) -> String {
        WordLanguage.all.map { HTML.escaped(words[$0.identifier]) }.joined(separator: " ")
    }
}
