import CSDL.X11
import Synchronization

/// Hears from X when displays come, go or move: SDL keeps to those that it found when it began, and without a window manager
/// nobody else moves windows.
nonisolated final class DisplayWatch: Sendable {
    private let changed = Atomic(false)

    /// - Returns: nil if X knows no displays.
    init?(_ events: XEvents) {
        var (first, error): (Int32, Int32) = (0, 0)
        guard XRRQueryExtension(events.connection, &first, &error) != 0 else { return nil }
        XRRSelectInput(
            events.connection, XDefaultRootWindow(events.connection),
            Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask))
        events.add { [self, first] event in
            switch event.type - first {
            case RRScreenChangeNotify:
                // Xlib counts with the new size of the screen from here on.
                var event = event
                XRRUpdateConfiguration(&event)
            case RRNotify: break
            default: return
            }
            changed.store(true, ordering: .releasing)
            HostClock.wake()
        }
    }

    /// Whether displays came, went or moved since the last call.
    func takeChange() -> Bool { changed.exchange(false, ordering: .acquiring) }
}
