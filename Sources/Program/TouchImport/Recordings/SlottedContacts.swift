/// Contacts in slots, the kernel's protocol B: each slot keeps the values reported for it, and a
/// tracking id identifies one touch.
nonisolated struct SlottedContacts: ContactReading {
    /// The contacts by slot. Contacts without a reported tracking id were there before the
    /// recording began.
    private var slots: [Int32: KernelContact] = [:]
    private var current: Int32 = 0
    /// The number of touches so far.
    private var count = 0

    /// The largest number of slots; no device has more.
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

    /// Begins a touch. A repeated id is ignored: some drivers send it with every report.
    private mutating func track(_ id: Int32) {
        guard slots[current]?.trackingID != id else { return }
        // A device does not repeat values that stay the same, even for another touch in the slot.
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
