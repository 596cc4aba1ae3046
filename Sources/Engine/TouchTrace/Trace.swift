import TouchPicture

/// The log of everything: a value that can be kept, compared, written and folded.
public struct Trace: Sendable, Equatable {
    /// What happened, in order; record n has serial n + 1.
    public package(set) var records: Ledger<TraceRecord> = []
    /// Who the records speak of; `SubjectID(1)` is the first.
    public package(set) var subjects: [TraceSubject] = []
    /// Strings kept once; `NameID(1)` is the first.
    public package(set) var names: [String] = []
    /// What views painted, by the index that `drawing` records give.
    public package(set) var drawings: [[Mark]] = []

    /// A trace of nothing.
    public init() {}

    /// Who `id` is; nil for nobody.
    public subscript(id: SubjectID) -> TraceSubject? {
        let index = Int(id.number) - 1
        return subjects.indices.contains(index) ? subjects[index] : nil
    }

    /// The string of that number.
    public subscript(id: NameID) -> String {
        let index = Int(id.number) - 1
        return names.indices.contains(index) ? names[index] : ""
    }

    /// The scene's name of `id`; "nobody" for none.
    public func name(of id: SubjectID) -> String {
        self[id]?.name ?? "nobody"
    }
}
