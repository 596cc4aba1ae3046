import TouchPicture
import TouchTrace
import TouchWords

extension Inspector {
    /// Creates the panel's content for one selected record: what it says, what led to it, and why
    /// nothing else happened.
    ///
    /// - Parameter record: the serial of the record; the playhead is there too.
    public init(_ why: Why, telling record: Int) {
        let whole = Inspector(why, at: record)
        cards = whole.cards
        order = whole.order
        answers = [why.sentence(forRecord: record)].compactMap { $0 }
        causes = why.causes(ofRecord: record)
        let told = answers + causes
        others = why.others(besidesRecord: record).filter { other in
            !told.contains { $0.words == other.words }
        }
        let moment = why.record(record).map { why.moment($0) } ?? ""
        question = .inspector.whatHappened(moment)
        self.record = record
    }

    /// Creates the panel's content for a search: the decisions found, the newest first.
    ///
    /// - Parameter chosen: the serial of the selected record; nil for none.
    public init(_ why: Why, searching query: String, chosen: Int? = nil) {
        let findings = why.search(query)
        answers = findings.sentences
        let count = answers.count
        question =
            count == 0
            ? .inspector.nothingFound
            : findings.isPartial
                ? .inspector.foundNewest(count) : .inspector.found(count)
        isSearch = true
        record = chosen
    }

    /// Returns question and answers as plain text for copying.
    public func text(language: String) -> String {
        var text = question[language] + "\n" + answers.text(language: language)
        for section in sections where !section.sentences.isEmpty {
            text += "\n" + section.title[language] + "\n"
            text += section.sentences.text(language: language)
        }
        return text
    }

    /// The content below the answers, under separate headings.
    package var sections: [(title: Wording, sentences: [WhySentence])] {
        [
            (.inspector.causes, causes),
            (.inspector.others, others),
        ]
    }
}
