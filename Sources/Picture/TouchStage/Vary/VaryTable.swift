import TouchReading
import TouchScript
import TouchWords

/// The outcomes of a gesture's decisions when it is performed differently: one row for each
/// variation, one column for each decision.
public struct VaryTable: Sendable {
    public struct Cell: Hashable, Sendable {
        public let fates: [GestureFate]
        /// Indicates whether the original gesture has another outcome.
        public let isChanged: Bool

        public init(fates: [GestureFate], isChanged: Bool) {
            (self.fates, self.isChanged) = (fates, isChanged)
        }
    }

    public struct Row: Sendable {
        public let label: Wording
        /// The cells, one for each column.
        public let cells: [Cell]
        /// Indicates whether another kind of variation begins here.
        public let opensGroup: Bool

        public init(label: Wording, cells: [Cell], opensGroup: Bool = false) {
            (self.label, self.cells, self.opensGroup) = (label, cells, opensGroup)
        }
    }

    public let title: LocalizedText
    /// The decisions that change; all if none does.
    public let columns: [GestureFates.Key]
    /// The start of each gesture, in seconds of event time.
    public let starts: [Double]
    /// The rows; the first is the original gesture.
    public let rows: [Row]
    /// The sentences that say where and why decisions change.
    public let sentences: [Wording]

    public init(
        title: LocalizedText, columns: [GestureFates.Key], starts: [Double], rows: [Row],
        sentences: [Wording]
    ) {
        self.title = title
        self.columns = columns
        self.starts = starts
        self.rows = rows
        self.sentences = sentences
    }

    /// The sentences, or a note that there are none.
    public var notes: [Wording] {
        sentences.isEmpty ? [.fate.nothingNear] : sentences
    }
}
