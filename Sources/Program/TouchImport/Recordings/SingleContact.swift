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
