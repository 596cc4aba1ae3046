/// Contacts in slots, the kernel's protocol B: each slot keeps what was said of it, and a tracking id is one touch.
nonisolated struct SlottedContacts: ContactReading {
    private struct Slot {
        /// -1 for nobody; nil as long as it is not told: then somebody was there before the recording began.
        var trackingID: Int32?
        var contact: KernelContact
    }

    private var slots: [Int32: Slot] = [:]
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
            if slots[current] == nil { slots[current] = Slot(contact: next()) }
            slots[current]?.contact.take(event.code, event.value)
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
        var contact = next()
        if let old = slots[current]?.contact {
            // What does not change is not said again, whoever is in the slot.
            let id = contact.id
            contact = old
            contact.id = id
        }
        slots[current] = Slot(trackingID: id, contact: contact)
    }

    private mutating func next() -> KernelContact {
        count += 1
        return KernelContact(id: count)
    }

    func report() -> [KernelContact] {
        slots.sorted { $0.key < $1.key }.map(\.value)
            .filter { ($0.trackingID ?? 0) >= 0 && $0.contact.touches }
            .map(\.contact)
    }
}
