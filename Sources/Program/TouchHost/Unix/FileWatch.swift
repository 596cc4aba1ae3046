import Foundation
import Synchronization

/// Reports that one of some files may have changed: was written, replaced, created or removed.
///
/// It watches their folders, because editors put a new file in place of the old one. A thread of
/// its own sleeps until the system reports an event, so that nothing wakes up while nothing
/// changes.
package nonisolated final class FileWatch: Sendable {
    private let events: Events
    private let state = Mutex(State())
    private let onChange: @Sendable () -> Void

    private struct State {
        /// The watched names in each folder, by the system's watch descriptors.
        var names: [Int32: Set<String>] = [:]
        var hasChanged = false
    }

    /// The system's event queue. The watch and its thread both hold it, and the last of them closes
    /// it.
    private final class Events: Sendable {
        let descriptor: Int32

        init?() {
            descriptor = inotify_init1(Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return nil }
        }

        deinit { close(descriptor) }
    }

    private static let counted =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
        | UInt32(IN_DELETE) | UInt32(IN_ONLYDIR)

    /// Creates a watch without files.
    /// - Parameter onChange: a closure called on the watch's own thread.
    /// - Returns: nil if the system cannot watch files.
    package init?(onChange: @escaping @Sendable () -> Void) {
        guard let events = Events() else { return nil }
        self.events = events
        self.onChange = onChange
        let thread = Thread { [events, weak self] in
            FileWatch.listen(events.descriptor) { folder, name in
                guard let self else { return false }
                self.hear(folder, name)
                return true
            }
        }
        thread.name = "files"
        thread.start()
    }

    /// Removes all watches, which the system reports, so that the thread wakes and ends.
    deinit {
        for folder in state.withLock({ $0.names.keys.sorted() }) {
            inotify_rm_watch(events.descriptor, folder)
        }
    }

    /// Returns whether any file may have changed since the last call.
    package func takeChange() -> Bool {
        state.withLock { state in
            defer { state.hasChanged = false }
            return state.hasChanged
        }
    }

    /// Watches these files instead of the previous ones. If one is a link, the file that it leads
    /// to is watched as well.
    package func watch(_ paths: [String]) {
        state.withLock { state in
            state.names = state.names.mapValues { _ in [] }
            for path in paths {
                let url = URL(fileURLWithPath: path)
                for place in [url, url.resolvingSymlinksInPath()] {
                    let folder = place.deletingLastPathComponent().path
                    let number = inotify_add_watch(
                        events.descriptor, folder, Self.counted)
                    if number >= 0 {
                        state.names[number, default: []].insert(place.lastPathComponent)
                    }
                }
            }
        }
    }

    private func hear(_ folder: Int32, _ name: String) {
        let counts = state.withLock { state in
            // A folder without watched files is ignored.
            let counts = folder < 0 || state.names[folder]?.contains(name) == true
            if counts { state.hasChanged = true }
            return counts
        }
        if counts { onChange() }
    }

    /// Reads the system's events as long as `hear` accepts them. An overflow of the queue concerns
    /// every file: folder -1.
    private static func listen(_ descriptor: Int32, _ hear: (Int32, String) -> Bool) {
        let size = MemoryLayout<inotify_event>.size
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { block in
            while true {
                let count = read(descriptor, block.baseAddress, block.count)
                if count < 0 && errno == EINTR { continue }
                guard count >= size else { return }
                var offset = 0
                while offset + size <= count {
                    let event = block.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let length = Int(event.len)
                    let bytes = block[(offset + size)..<(offset + size + length)]
                    let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                    let isLost = event.mask & UInt32(IN_Q_OVERFLOW) != 0
                    guard hear(isLost ? -1 : event.wd, name) else { return }
                    offset += size + length
                }
            }
        }
    }
}
