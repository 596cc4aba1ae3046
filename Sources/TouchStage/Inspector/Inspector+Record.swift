import TouchKit

nonisolated extension Inspector {
    /// What the panel tells about one record that was chosen: what it says, then what led to it.
    ///
    /// - Parameter record: its serial; the playhead stands there too.
    public init(_ why: Why, telling record: Int) {
        let whole = Inspector(why, at: record)
        cards = whole.cards
        order = whole.order
        answers = [why.sentence(forRecord: record)].compactMap { $0 } + why.causes(ofRecord: record)
        let moment = why.record(record).map { why.moment($0) } ?? ""
        question = ("What happened at \(moment)?", "\(moment) 发生了什么？")
    }

    /// Question and answers as plain text in "zh" or English, to be copied.
    public func text(language: String) -> String {
        let isChinese = language.lowercased().hasPrefix("zh")
        return (isChinese ? question.chinese : question.english) + "\n"
            + answers.text(language: language)
    }
}
