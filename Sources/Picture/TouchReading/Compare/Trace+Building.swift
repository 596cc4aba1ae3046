import TouchTrace

extension Trace {
    /// How many records tell how the scene was built, before anything happened to it.
    package var countOfBuilding: Int {
        records.firstIndex { $0.entry.happensToScene } ?? records.count
    }
}

extension TraceEntry {
    /// Whether it is the first of what comes from outside.
    fileprivate var happensToScene: Bool {
        switch self {
        case .enqueued, .taken, .pointer, .systemEvent, .interrupted: true
        default: false
        }
    }
}
