import TouchTrace

/// The fingers' contacts in a trace, found once.
struct Contact {
    let touch: SubjectID
    let finger: Int
    /// The serial of the sample with which it came down.
    let began: Int
}

extension TraceBook {
    static func contacts(_ records: [TraceRecord]) -> [Contact] {
        records.compactMap { record in
            guard case .sample(let touch, let finger, .began, _, _) = record.entry, touch != .none
            else { return nil }
            return Contact(touch: touch, finger: Int(finger), began: Int(record.serial))
        }
    }

    /// The serials at which the finger of a touch came down again without having lifted.
    func repairs(of touch: SubjectID) -> [Int] {
        guard let finger = contacts.first(where: { $0.touch == touch })?.finger else { return [] }
        return secondBegans.filter { $0.finger == finger }.map { $0.serial }
    }

    /// When a touch came down; 0 for one that has not.
    func began(_ touch: SubjectID) -> Int {
        contacts.first { $0.touch == touch }?.began ?? 0
    }

    /// The last contact of a finger of that name up to a record.
    func lastTouch(_ finger: String, upTo serial: Int) -> SubjectID? {
        contacts.last { $0.began <= serial && name($0.touch) == finger }?.touch
    }
}
