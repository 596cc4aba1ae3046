import TouchKit

/// Gathers the finger events of one pump into the events that the engine will see: fingers that
/// moved within 4 ms belong together (TE4). A finger that has something new to say while its last
/// word is still waiting closes the event, so nothing it said is lost.
nonisolated struct TouchBatch {
    /// How long an event may stay open, in seconds.
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

    /// Closes the event in the making: what comes next belongs to another.
    mutating func close() {
        guard let last = open.last else { return }
        // One event has one time: that of its last sample.
        events.append(
            open.map {
                var sample = $0
                sample.timestamp = last.timestamp
                return sample
            })
        open = []
    }

    /// What is complete so far; the batch is empty afterwards.
    mutating func take() -> [[TouchSample]] {
        close()
        defer { events = [] }
        return events
    }
}
