import CSDL.X11
import Synchronization

/// Watches X for displays that are added, removed or moved. SDL knows only the displays that it
/// found when it started, and without a window manager nothing else moves windows.
nonisolated final class DisplayWatch: Sendable {
    private let changed = Atomic(false)

    /// Creates a watch that listens to X.
    /// - Returns: nil if X does not report displays.
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

    /// Returns whether displays were added, removed or moved since the last call.
    func takeChange() -> Bool { changed.exchange(false, ordering: .acquiring) }
}
