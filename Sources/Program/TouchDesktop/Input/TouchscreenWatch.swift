import CSDL.X11
import Synchronization
import TouchHost

/// Watches X for what SDL withholds about touchscreens: how large and how firm a contact is, when
/// the device reported it, and that a touchscreen was removed.
///
/// When a touchscreen is removed, X first ends its fingers and reports the removal right
/// afterwards, so the end of every finger has to be checked for its cause.
nonisolated final class TouchscreenWatch: Sendable {
    // SDL makes Xlib thread-safe, and Xlib locks its connection itself.
    private nonisolated(unsafe) let connection: OpaquePointer
    private let opcode: Int32
    private let gone = Mutex<[Int64]>([])
    private let changed = Atomic(false)
    /// The axes of the touchscreens seen so far, by X's device numbers.
    private let known = Mutex<[Int32: TouchAxes]>([:])

    private let clock = Mutex(DeviceClock())

    /// The type of the SDL events that carry details of the finger event before them. SDL stamps
    /// every pushed event with the present time, so the device's own tick travels in the field for
    /// the window; the radius and the millimeters travel in those for the distance since the last
    /// event.
    static let detail = SDL_USEREVENT.rawValue + 1

    /// Creates a watch that listens to X.
    /// - Returns: nil if the X server is too old.
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

    /// Returns the touchscreens that were removed since the last call, by SDL's numbers, which are
    /// X's.
    /// - Parameter event: the event that is about to be followed.
    func gone(before event: SDL_Event) -> [Int64] {
        if event.type == SDL_FINGERUP.rawValue {
            // Whatever X reported along with the finger's end arrives before the answer to this
            // request.
            XSync(connection, 0)
            SDL_PumpEvents()
        }
        return gone.withLock { list in
            defer { list = [] }
            return list
        }
    }

    /// Returns whether devices were added, removed or remapped since the last call.
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
            // The number may be reused for another device.
            known.withLock { axes in for device in left { axes[device.deviceid] = nil } }
            noteChange()
        case XI_PropertyEvent: noteChange()
        default: break
        }
    }

    /// Pushes an event with the details that X reported, after SDL's own event of the finger.
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

/// Converts a device's times to the program's clock. The program receives events late, the more so
/// while it is busy.
///
/// Both clocks count milliseconds, each from a moment of its own. The event that arrived soonest
/// gives the best estimate of their difference.
nonisolated struct DeviceClock {
    /// The largest possible lead of the program's clock.
    private var ahead: UInt32?

    /// A delay, in milliseconds, above which the clock is taken to have been set instead.
    private static let patience: UInt32 = 1000

    /// Returns the tick at which the device was at `time`, given that the program hears of it at
    /// the tick `now`; never later than that.
    mutating func tick(of time: UInt32, heardAt now: UInt32) -> UInt32 {
        let difference = now &- time
        guard let known = ahead, difference &- known < Self.patience else {
            ahead = difference
            return now
        }
        return time &+ known
    }
}
