import Foundation

/// The trail of a finger in the field.
nonisolated struct TouchTrail: Equatable {
    let device: Int64
    let finger: Int64
    /// The lowest number that was free when the finger came down, from 1.
    let number: Int
    /// The locations in pixels of the window, the oldest first.
    private(set) var places: [CGPoint]
    var isDown = true

    /// The largest number of locations: five seconds of most touchscreens.
    private static let most = 600

    init(_ sample: ContactSample, number: Int) {
        (device, finger) = (sample.device, sample.finger)
        self.number = number
        places = [sample.location]
    }

    func isOf(_ sample: ContactSample) -> Bool {
        isDown && device == sample.device && finger == sample.finger
    }

    mutating func go(to place: CGPoint) {
        places.append(place)
        if places.count > Self.most { places.removeFirst(places.count - Self.most) }
    }
}

nonisolated extension [TouchTrail] {
    /// Follows a sample. The trails of lifted fingers disappear when a finger comes down while no
    /// other is.
    mutating func follow(_ sample: ContactSample) {
        let place = firstIndex { $0.isOf(sample) }
        switch sample.phase {
        case .began:
            if let place { self[place].isDown = false }
            if !contains(where: \.isDown) { removeAll() }
            var number = 1
            while contains(where: { $0.isDown && $0.number == number }) { number += 1 }
            append(TouchTrail(sample, number: number))
        case .moved:
            if let place { self[place].go(to: sample.location) }
        default:
            if let place { self[place].isDown = false }
        }
    }
}
