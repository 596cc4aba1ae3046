/// Something that touches, as a device tells it; nil for what it did not tell.
nonisolated struct KernelContact: Equatable {
    /// No two touches of a device have the same.
    var id: Int
    /// The device's own number of the touch; -1 for nobody.
    var trackingID: Int32?
    var x: Int32?
    var y: Int32?
    /// The longest way across it, in the units of the place.
    var major: Int32?
    var pressure: Int32?
    var isPen = false
    /// How far it is from the surface.
    private(set) var distance: Int32 = 0

    /// Whether it is somewhere, on the surface.
    var touches: Bool { x != nil && y != nil && distance <= 0 }

    /// What an event of an axis says of it.
    mutating func take(_ code: UInt16, _ value: Int32) {
        switch code {
        case Evdev.Abs.contactX: x = value
        case Evdev.Abs.contactY: y = value
        case Evdev.Abs.touchMajor: major = value
        case Evdev.Abs.contactPressure: pressure = value
        case Evdev.Abs.distance: distance = value
        case Evdev.Abs.toolType: isPen = value == Evdev.pen
        default: break
        }
    }
}

/// One way in which devices tell of contacts.
nonisolated protocol ContactReading {
    mutating func take(_ event: KernelEvent)
    /// Who touches, now that the device has said all of this moment.
    mutating func report() -> [KernelContact]
}

/// The one contact of a device that tells no more: a place, and whether something touches there.
nonisolated struct SingleContact: ContactReading {
    private var contact = KernelContact(id: 0)
    private var isDown = false

    mutating func take(_ event: KernelEvent) {
        switch (event.type, event.code) {
        case (Evdev.Kind.abs, Evdev.Abs.x): contact.x = event.value
        case (Evdev.Kind.abs, Evdev.Abs.y): contact.y = event.value
        case (Evdev.Kind.abs, Evdev.Abs.pressure): contact.pressure = event.value
        case (Evdev.Kind.key, Evdev.Key.toolPen): contact.isPen = event.value != 0
        case (Evdev.Kind.key, Evdev.Key.touch):
            if event.value != 0, !isDown { contact.id += 1 }
            isDown = event.value != 0
        default: break
        }
    }

    func report() -> [KernelContact] { isDown && contact.touches ? [contact] : [] }
}
