/// Contacts in slots, the kernel's protocol B: each slot keeps what was said of it, and a tracking id is one touch.
nonisolated struct SlottedContacts: ContactReading {
    /// Those whose tracking id is not told were there before the recording began.
    private var slots: [Int32: KernelContact] = [:]
    private var current: Int32 = 0
    /// How many touches there were.
    private var count = 0

    /// No device has more.
    private static let most: Int32 = 256

    mutating func take(_ event: KernelEvent) {
        if event.type == Evdev.Kind.abs, event.code == Evdev.Abs.slot { current = event.value }
        guard (0..<Self.most).contains(current) else { return }
        switch (event.type, event.code) {
        case (Evdev.Kind.abs, Evdev.Abs.trackingID): track(event.value)
        case (Evdev.Kind.abs, Evdev.Abs.touchMajor...):
            if slots[current] == nil { slots[current] = KernelContact(id: nextID()) }
            slots[current]?.take(event.code, event.value)
        case (Evdev.Kind.key, Evdev.Key.touch) where event.value == 0:
            for slot in slots.keys where slots[slot]?.trackingID == nil {
                slots[slot]?.trackingID = -1
            }
        default: break
        }
    }

    /// The same id again is no news: some drivers say it with every report.
    private mutating func track(_ id: Int32) {
        guard slots[current]?.trackingID != id else { return }
        // What does not change is not said again, whoever is in the slot.
        var contact = slots[current] ?? KernelContact(id: 0)
        (contact.id, contact.trackingID) = (nextID(), id)
        slots[current] = contact
    }

    private mutating func nextID() -> Int {
        count += 1
        return count
    }

    func report() -> [KernelContact] {
        slots.sorted { $0.key < $1.key }.map(\.value)
            .filter { ($0.trackingID ?? 0) >= 0 && $0.touches }
    }
}
