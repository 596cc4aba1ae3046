import TouchKit

/// The measures of one device, taken from its fingers.
nonisolated struct DeviceMeasures: Equatable {
    let device: Int64
    /// The largest number of fingers that were down together.
    private(set) var most = 0
    /// The number of times that a finger came down.
    private(set) var contacts = 0
    /// The number of times that a finger came down again without having been reported up.
    private(set) var lostUps = 0
    /// The number of fingers that the system cancelled, or that went with their device.
    private(set) var cancelled = 0
    /// The range of the pressure, from 0 to 1; nil if none was reported.
    private(set) var pressure: ClosedRange<Double>?
    /// The range of the radius, in the units of the location; nil if none was reported.
    private(set) var radius: ClosedRange<Double>?
    private var down: [Contact] = []
    /// The tallies of contacts that are over, by the fingers' numbers: the lowest that is free,
    /// from 0.
    private var over: [ContactTally] = []

    private struct Contact: Equatable {
        let finger: Int64
        let number: Int
        /// The samples since the last tally.
        var words: [ContactSample]
    }

    /// The number of samples after which a finger that stays down is tallied: half a minute of a
    /// slow touchscreen.
    private static let stretch = 1024

    init(device: Int64) { self.device = device }

    /// The number of fingers that are down.
    var now: Int { down.count }

    /// The tallies of the fingers; the finger that comes down first is first.
    var fingers: [ContactTally] {
        var all = over
        for contact in down { all[contact.number] += ContactTally(contact.words) }
        return all
    }

    /// The tally of all fingers together.
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

    /// Ends the measuring: fingers that are still down were never reported up.
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
