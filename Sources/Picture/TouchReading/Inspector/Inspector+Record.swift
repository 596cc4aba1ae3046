import TouchPicture
import TouchTrace

extension Inspector {
    /// What the panel tells about one record that was chosen: what it says, what led to it, and why nothing else
    /// happened.
    ///
    /// - Parameter record: its serial; the playhead stands there too.
    public init(_ why: Why, telling record: Int) {
        let whole = Inspector(why, at: record)
        cards = whole.cards
        order = whole.order
        answers = [why.sentence(forRecord: record)].compactMap { $0 }
        causes = why.causes(ofRecord: record)
        let told = answers + causes
        others = why.others(besidesRecord: record).filter { other in
            !told.contains { $0.english == other.english }
        }
        let moment = why.record(record).map { why.moment($0) } ?? ""
        question = Wording("What happened at \(moment)?", "\(moment) 发生了什么？")
        self.record = record
    }

    /// What the panel tells about a search: the decisions found, the newest first.
    ///
    /// - Parameter chosen: the serial of the record that is looked at; nil for none.
    public init(_ why: Why, searching query: String, chosen: Int? = nil) {
        let findings = why.search(query)
        answers = findings.sentences
        let count = answers.count
        let more = findings.isPartial ? Wording("the newest ", "最新的") : Wording("", "")
        question =
            count == 0
            ? Wording("Nothing found", "没有找到")
            : Wording(
                "Found: \(more.english)\(count.counted("decision"))",
                "找到\(more.chinese) \(count) 个决定")
        isSearch = true
        record = chosen
    }

    /// Question and answers as plain text in "zh" or English, to be copied.
    public func text(language: String) -> String {
        var text = question[language] + "\n" + answers.text(language: language)
        for section in sections where !section.sentences.isEmpty {
            text += "\n" + section.title[language] + "\n"
            text += section.sentences.text(language: language)
        }
        return text
    }

    /// What stands below the answers, under headings of its own.
    package var sections: [(title: Wording, sentences: [WhySentence])] {
        [
            (Wording("What led to it", "由什么引起"), causes),
            (Wording("Why not the others", "为什么不是别的"), others),
        ]
    }
}
