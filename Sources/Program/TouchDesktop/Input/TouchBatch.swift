import TouchKit

/// Gathers the finger events of one pump into the events that the engine will see: fingers that
/// moved within 4 ms belong together (TE4). A second change of a finger whose first is still
/// waiting closes the event, so that no change is lost.
nonisolated struct TouchBatch {
    /// The longest time that an event stays open, in seconds.
    static let window = 0.004

    private(set) var events: [[TouchSample]] = []
    private var open: [TouchSample] = []

    mutating func add(_ sample: TouchSample) {
        let isFull =
            open.contains { $0.finger == sample.finger }
            || (open.first.map { sample.timestamp - $0.timestamp >= TouchBatch.window } ?? false)
        if isFull { close() }
        open.append(sample)
    }

    /// Closes the event in the making: later samples belong to another.
    mutating func close() {
        guard let last = open.last else { return }
        // An event has a single time: that of its last sample.
        events.append(
            open.map {
                var sample = $0
                sample.timestamp = last.timestamp
                return sample
            })
        open = []
    }

    /// Returns the complete events; the batch is empty afterwards.
    mutating func take() -> [[TouchSample]] {
        close()
        defer { events = [] }
        return events
    }
}
