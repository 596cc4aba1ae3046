import Foundation

/// Contacts one after the other, the kernel's protocol A: each report lists all there are, and each ends with a mark.
///
/// Most such devices do not say which contact is which: it is the one that was nearest before.
nonisolated struct ListedContacts: ContactReading {
    /// Of the device, in its units, along x and y.
    private let size: CGSize
    private var list: [KernelContact] = []
    private var open = KernelContact(id: 0)
    /// Whether this report lists contacts: none is a list, too.
    private var isListed = false
    private var down: [KernelContact] = []
    /// How many touches there were.
    private var count = 0

    /// No device tells of more at once.
    private static let most = 256
    /// Who is farther from where a contact was, as a share of the device, is another.
    private static let reach = 0.25

    init(size: CGSize) { self.size = size }

    mutating func take(_ event: KernelEvent) {
        switch (event.type, event.code) {
        case (Evdev.Kind.abs, Evdev.Abs.trackingID): open.trackingID = event.value
        case (Evdev.Kind.abs, Evdev.Abs.touchMajor...): open.take(event.code, event.value)
        case (Evdev.Kind.syn, Evdev.Syn.contact):
            // A contact without extent has been lifted.
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

    /// Gives each contact of the list the number of the one that it was before.
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

    /// As a share of the device; where devices count their contacts, only that matters.
    private func distance(_ a: KernelContact, _ b: KernelContact) -> Double {
        if a.trackingID != nil || b.trackingID != nil {
            return a.trackingID == b.trackingID ? 0 : .infinity
        }
        guard let ax = a.x, let ay = a.y, let bx = b.x, let by = b.y else { return .infinity }
        return hypot(
            (Double(bx) - Double(ax)) / size.width, (Double(by) - Double(ay)) / size.height)
    }
}
