import Foundation

/// Contacts listed one after the other, the kernel's protocol A: each report lists all contacts,
/// and each contact ends with a mark.
///
/// Most such devices do not identify contacts, so a contact is the one that was nearest before.
nonisolated struct ListedContacts: ContactReading {
    /// The size of the device in its units, along x and y.
    private let size: CGSize
    private var list: [KernelContact] = []
    private var open = KernelContact(id: 0)
    /// Indicates whether this report lists contacts: an empty list counts, too.
    private var isListed = false
    private var down: [KernelContact] = []
    /// The number of touches so far.
    private var count = 0

    /// The largest number of contacts; no device reports more at once.
    private static let most = 256
    /// The largest distance, as a fraction of the device, at which a contact is taken to be the
    /// same as before.
    private static let reach = 0.25

    init(size: CGSize) { self.size = size }

    mutating func take(_ event: KernelEvent) {
        switch (event.type, event.code) {
        case (Evdev.Kind.abs, Evdev.Abs.trackingID): open.trackingID = event.value
        case (Evdev.Kind.abs, Evdev.Abs.touchMajor...): open.take(event.code, event.value)
        case (Evdev.Kind.syn, Evdev.Syn.contact):
            // A contact of size 0 has been lifted.
            if open.touches, open.major != 0, list.count < Self.most { list.append(open) }
            open = KernelContact(id: 0)
            isListed = true
        case (Evdev.Kind.key, Evdev.Key.touch) where event.value == 0: isListed = true
        default: break
        }
    }

    mutating func report() -> [KernelContact] {
        if isListed { match() }
        list = []
        isListed = false
        return down
    }

    /// Gives each contact of the list the identifier that it had before.
    private mutating func match() {
        var pairs: [(distance: Double, old: Int, new: Int)] = []
        for (new, listed) in list.enumerated() {
            for (old, known) in down.enumerated() {
                let distance = distance(known, listed)
                if distance <= Self.reach { pairs.append((distance, old, new)) }
            }
        }
        var taken: Set<Int> = []
        for pair in pairs.sorted(by: { ($0.distance, $0.old) < ($1.distance, $1.old) }) {
            guard list[pair.new].id == 0, taken.insert(pair.old).inserted else { continue }
            list[pair.new].id = down[pair.old].id
        }
        for index in list.indices where list[index].id == 0 {
            count += 1
            list[index].id = count
        }
        down = list
    }

    /// Returns the distance of two contacts as a fraction of the device. If the device numbers its
    /// contacts, only the number matters.
    private func distance(_ a: KernelContact, _ b: KernelContact) -> Double {
        if a.trackingID != nil || b.trackingID != nil {
            return a.trackingID == b.trackingID ? 0 : .infinity
        }
        guard let ax = a.x, let ay = a.y, let bx = b.x, let by = b.y else { return .infinity }
        return hypot(
            (Double(bx) - Double(ax)) / size.width, (Double(by) - Double(ay)) / size.height)
    }
}
