import TouchTrace

/// Values by subject: dense, in order of arrival, and cheap to copy.
public struct Roster<Value> {
    /// The subjects in the order in which they first got a value.
    public private(set) var ids: [SubjectID] = []
    public private(set) var values: [Value] = []
    /// The index in `values` plus 1, by subject number; 0 for none.
    private var places: [Int32] = []

    public init() {}

    public subscript(id: SubjectID) -> Value? {
        place(of: id).map { values[$0] }
    }

    /// Changes the value of `id`, if it has one.
    public mutating func update(_ id: SubjectID, _ change: (inout Value) -> Void) {
        if let place = place(of: id) { change(&values[place]) }
    }

    public mutating func set(_ id: SubjectID, to value: Value) {
        if let place = place(of: id) {
            values[place] = value
            return
        }
        let number = Int(id.number)
        guard number > 0 else { return }
        if places.count <= number {
            places.append(contentsOf: repeatElement(0, count: number + 1 - places.count))
        }
        ids.append(id)
        values.append(value)
        places[number] = Int32(values.count)
    }

    private func place(of id: SubjectID) -> Int? {
        let number = Int(id.number)
        guard number > 0, number < places.count, places[number] > 0 else { return nil }
        return Int(places[number]) - 1
    }
}

extension Roster: Equatable where Value: Equatable {}
extension Roster: Sendable where Value: Sendable {}
