import TouchReading
import TouchScript
import TouchWords

/// What becomes of a gesture's decisions when it is done otherwise: a row a variation, a column a decision.
public struct VaryTable: Sendable {
    public struct Cell: Hashable, Sendable {
        public let fates: [GestureFate]
        /// Whether that is not so in the gesture as it is.
        public let isChanged: Bool

        public init(fates: [GestureFate], isChanged: Bool) {
            (self.fates, self.isChanged) = (fates, isChanged)
        }
    }

    public struct Row: Sendable {
        public let label: Wording
        /// One a column.
        public let cells: [Cell]
        /// Whether another kind of variation begins here.
        public let opensGroup: Bool

        public init(label: Wording, cells: [Cell], opensGroup: Bool = false) {
            (self.label, self.cells, self.opensGroup) = (label, cells, opensGroup)
        }
    }

    public let title: LocalizedText
    /// Those that change; all where none does.
    public let columns: [GestureFates.Key]
    /// When each gesture starts, in seconds of event time.
    public let starts: [Double]
    /// The first is the gesture as it is.
    public let rows: [Row]
    /// Where and why what changes.
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

    /// The sentences, or that there is nothing to say.
    public var notes: [Wording] {
        sentences.isEmpty ? [.fate.nothingNear] : sentences
    }
}
