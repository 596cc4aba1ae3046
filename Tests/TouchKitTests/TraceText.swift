import TouchKit
import TouchTrace

extension Trace {
    /// The sentences of the records of these kinds, to compare with what a reader expects.
    func sentences(_ kinds: String...) -> [String] {
        records.filter { kinds.contains($0.entry.kind) }.map { sentence($0.entry) }
    }
}
