import TouchTrace

/// Whom each name of a growing trace means, in the order of first mention. Touches are left out: they go by their fingers.
struct SubjectNames: Sendable {
    private var named: [String: [SubjectID]] = [:]
    private var count = 0

    /// Takes in whom `trace` has come to speak of.
    mutating func update(from trace: borrowing Trace) {
        while count < trace.subjects.count {
            let subject = trace.subjects[count]
            count += 1
            if subject.kind == .touch { continue }
            named[subject.name, default: []].append(SubjectID(Int32(count)))
        }
    }

    subscript(name: String) -> [SubjectID] { named[name] ?? [] }
}
