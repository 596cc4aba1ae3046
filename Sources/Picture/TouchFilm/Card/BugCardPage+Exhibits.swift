import TouchReading
import TouchScript
import TouchWords

extension BugCardPage {
    /// The exhibits beside the recording, one section for each.
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

    /// The glossary, in a collapsed section.
    var glossarySection: String {
        guard !glossary.entries.isEmpty else { return "" }
        let rows = glossary.entries.map {
            element("dt", $0.term) + element("dd", $0.meaning)
        }.joined(separator: "\n")
        return """
            <details><summary>\(element("span", .help.words))</summary><dl>\(rows)</dl></details>
            """
    }

    /// Returns an element with the words in every language, showing the one in which the page
    /// opens.
    func element(_ name: String, _ words: LocalizedText) -> String {
        "<\(name)\(attributes(words))>\(HTML.escaped(Self.excerpt(words[language])))</\(name)>"
    }

    /// Returns an element with the program's own words; an empty string for nil.
    func element(_ name: String, _ words: Wording?) -> String {
        words.map { element(name, LocalizedText($0)) } ?? ""
    }

    /// Returns the attributes from which an element takes its words in each language.
    func attributes(_ words: LocalizedText) -> String {
        WordLanguage.all.map {
            " data-\($0.identifier)=\"\(HTML.escaped(Self.excerpt(words[$0.identifier])))\""
        }.joined()
    }

    /// Returns words in all languages, for a place where they cannot change with the language.
    func everywhere(_ words: Wording) -> String {
        WordLanguage.all.map { HTML.escaped(words[$0.identifier]) }.joined(separator: " ")
    }
}
