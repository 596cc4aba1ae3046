import TouchKit

/// What one device's fingers tell of it.
nonisolated struct DeviceMeasures: Equatable {
    let device: Int64
    /// The most fingers that were down together.
    private(set) var most = 0
    /// How often a finger came down.
    private(set) var contacts = 0
    /// How often a finger came down again that had not been said to go up.
    private(set) var lostUps = 0
    /// How many were taken away by the system, or went with their device.
    private(set) var cancelled = 0
    /// From 0 to 1; nil if none was told.
    private(set) var pressure: ClosedRange<Double>?
    /// In the units of the place; nil if none was told.
    private(set) var radius: ClosedRange<Double>?
    private var down: [Contact] = []
    /// Of what is over, by the fingers' numbers: the lowest that is free, from 0.
    private var over: [ContactTally] = []

    private struct Contact: Equatable {
        let finger: Int64
        let number: Int
        /// What it said, since it was tallied last.
        var words: [ContactSample]
    }

    /// A finger that stays down is tallied after so many words: half a minute of a slow
    /// touchscreen.
    private static let stretch = 1024

    init(device: Int64) { self.device = device }

    /// How many fingers are down.
    var now: Int { down.count }

    /// What each finger told, the first that comes down first.
    var fingers: [ContactTally] {
        var all = over
        for contact in down { all[contact.number] += ContactTally(contact.words) }
        return all
    }

    /// What all of them told.
    var all: ContactTally { fingers.reduce(into: ContactTally()) { $0 += $1 } }

    mutating func take(_ sample: ContactSample) {
        let place = down.firstIndex { $0.finger == sample.finger }
        switch sample.phase {
        case .began:
            if let place {
                lostUps += 1
                leave(place)
            }
            comeDown(sample)
        case .moved:
            guard let place else { return }
            down[place].words.append(sample)
            if down[place].words.count >= Self.stretch {
                tally(down[place])
                down[place].words = [sample]
            }
        case .ended, .cancelled:
            guard let place else { return }
            if sample.phase == .cancelled { cancelled += 1 }
            leave(place)
        default: return
        }
        pressure = Self.widened(pressure, by: sample.pressure)
        radius = Self.widened(radius, by: sample.radius)
    }

    /// Nothing more comes: fingers that are still down were never said to go up.
    mutating func end() {
        lostUps += down.count
        while !down.isEmpty { leave(0) }
    }

    private mutating func comeDown(_ sample: ContactSample) {
        var number = 0
        while down.contains(where: { $0.number == number }) { number += 1 }
        down.append(Contact(finger: sample.finger, number: number, words: [sample]))
        if over.count <= number { over.append(ContactTally()) }
        contacts += 1
        most = max(most, down.count)
    }

    private mutating func leave(_ place: Int) { tally(down.remove(at: place)) }

    private mutating func tally(_ contact: Contact) {
        over[contact.number] += ContactTally(contact.words)
    }

    private static func widened(
        _ range: ClosedRange<Double>?, by value: Double
    ) -> ClosedRange<Double>? {
        guard value > 0 else { return range }
        return min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
    }
}
