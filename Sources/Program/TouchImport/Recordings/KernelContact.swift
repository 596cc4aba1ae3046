/// A contact as a device reports it; nil for values that it did not report.
nonisolated struct KernelContact: Equatable {
    /// The identifier, unique among the touches of a device.
    var id: Int
    /// The device's own number of the touch; -1 for none.
    var trackingID: Int32?
    var x: Int32?
    var y: Int32?
    /// The longest diameter, in the units of the location.
    var major: Int32?
    var pressure: Int32?
    var isPen = false
    /// The distance from the surface.
    private(set) var distance: Int32 = 0

    /// Indicates whether the contact has a location and is on the surface.
    var touches: Bool { x != nil && y != nil && distance <= 0 }

    /// Takes in the value of an axis.
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

/// A protocol by which devices report contacts.
nonisolated protocol ContactReading {
    mutating func take(_ event: KernelEvent)
    /// Ends the report about one moment and returns the contacts.
    mutating func report() -> [KernelContact]
}

/// The only contact of a device without multitouch: a location, and whether something touches
/// there.
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
