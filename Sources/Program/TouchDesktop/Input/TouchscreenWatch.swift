import CSDL.X11
import Synchronization
import TouchHost

/// Hears from X what SDL keeps to itself about touchscreens: how large and how firm a contact is, when the device
/// told it, and that one of them goes.
///
/// X says of a touchscreen that goes that its fingers ended, and right after that it goes: whoever hears that a finger
/// ended has to ask why.
nonisolated final class TouchscreenWatch: Sendable {
    // Xlib is told of threads by SDL, and locks its connection itself.
    private nonisolated(unsafe) let connection: OpaquePointer
    private let opcode: Int32
    private let gone = Mutex<[Int64]>([])
    private let changed = Atomic(false)
    /// Of the touchscreens that were met, by X's numbers.
    private let known = Mutex<[Int32: TouchAxes]>([:])

    private let clock = Mutex(DeviceClock())

    /// The kind of SDL's events that tell more of the finger event before them. SDL stamps whatever is pushed with the present,
    /// so the device's own tick stands in the window's place; radius and millimetres stand where the way since the last one would.
    static let detail = SDL_USEREVENT.rawValue + 1

    /// - Returns: nil where X is too old.
    init?(_ events: XEvents) {
        var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
        let name = "XInputExtension"
        guard XQueryExtension(events.connection, name, &opcode, &event, &error) != 0
        else { return nil }
        (connection, self.opcode) = (events.connection, opcode)
        var bits: [UInt8] = [
            0, 1 << UInt8(XI_HierarchyChanged - 8) | 1 << UInt8(XI_PropertyEvent - 8),
        ]
        bits.withUnsafeMutableBufferPointer {
            var mask = XIEventMask(
                deviceid: XIAllDevices, mask_len: Int32($0.count), mask: $0.baseAddress)
            XISelectEvents(connection, XDefaultRootWindow(connection), &mask, 1)
        }
        events.add { [self] in take($0) }
    }

    /// The touchscreens that went since the last call, by SDL's numbers, which are X's.
    /// - Parameter event: what is about to be followed.
    func gone(before event: SDL_Event) -> [Int64] {
        if event.type == SDL_FINGERUP.rawValue {
            // What X had said when it ended the finger comes before its answer.
            XSync(connection, 0)
            SDL_PumpEvents()
        }
        return gone.withLock { list in
            defer { list = [] }
            return list
        }
    }

    /// Whether devices came, went, or were mapped otherwise since the last call.
    func takeChange() -> Bool { changed.exchange(false, ordering: .acquiring) }

    private func noteChange() {
        changed.store(true, ordering: .releasing)
        HostClock.wake()
    }

    private func take(_ event: XEvent) {
        let cookie = event.xcookie
        guard cookie.type == GenericEvent, cookie.extension == opcode, let data = cookie.data
        else { return }
        switch cookie.evtype {
        case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
            tell(data.load(as: XIDeviceEvent.self))
        case XI_HierarchyChanged:
            let change = data.load(as: XIHierarchyEvent.self)
            let devices = UnsafeBufferPointer(start: change.info, count: Int(change.num_info))
            let left = devices.filter { $0.flags & (XISlaveRemoved | XIDeviceDisabled) != 0 }
            gone.withLock { $0 += left.map { Int64($0.deviceid) } }
            // Its number may be another's next time.
            known.withLock { axes in for device in left { axes[device.deviceid] = nil } }
            noteChange()
        case XI_PropertyEvent: noteChange()
        default: break
        }
    }

    /// Says after SDL's event of a finger what else X told of it.
    private func tell(_ contact: XIDeviceEvent) {
        let axes = known.withLock { known in
            let axes = known[contact.sourceid] ?? TouchAxes(of: contact.sourceid, on: connection)
            known[contact.sourceid] = axes
            return axes
        }
        let width = XDisplayWidth(connection, XDefaultScreen(connection))
        let detail = axes.detail(screenWidth: Double(width)) { contact.valuators.value($0) }
        var event = SDL_Event()
        event.type = Self.detail
        event.tfinger.windowID = clock.withLock {
            $0.tick(of: UInt32(truncatingIfNeeded: contact.time), heardAt: SDL_GetTicks())
        }
        event.tfinger.touchId = Int64(contact.sourceid)
        event.tfinger.fingerId = Int64(contact.detail)
        (event.tfinger.dx, event.tfinger.dy) = (Float(detail.radius), Float(detail.millimetres))
        event.tfinger.pressure = Float(detail.pressure)
        SDL_PushEvent(&event)
    }
}

/// When a device did something, by the program's clock: the program hears of it later, the more so while it is busy.
///
/// Both clocks count milliseconds, from moments of their own. What was heard of soonest tells best how far apart they are.
nonisolated struct DeviceClock {
    /// How far the program's clock is ahead, at most.
    private var ahead: UInt32?

    /// What is thought to be heard of later than this, in milliseconds, is a clock that was set.
    private static let patience: UInt32 = 1000

    /// The tick at which the device was at `time`, if the program hears of it at the tick `now`. Never later than that.
    mutating func tick(of time: UInt32, heardAt now: UInt32) -> UInt32 {
        let difference = now &- time
        guard let known = ahead, difference &- known < Self.patience else {
            ahead = difference
            return now
        }
        return time &+ known
    }
}
