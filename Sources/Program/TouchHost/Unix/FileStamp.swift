import Foundation

/// The system's data about a file that shows, without reading it, whether it is still the same.
package nonisolated struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates the stamp of the file at `path`; nil if there is none.
    package init?(_ path: String) {
        guard let status = stat(of: path) else { return nil }
        self.init(status)
    }

    /// Creates the stamp of an open file.
    package init?(open descriptor: Int32) {
        guard let status = stat(open: descriptor) else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// The stamp as text, which distinguishes a program or a library from any other version of it.
    package var text: String { "\(size) \(seconds).\(nanoseconds)" }

    /// The time, in seconds, after which two changes surely have different times.
    private static let grain = 0.02

    /// Returns whether the file had been unchanged for a while at `date`, so that what was read
    /// from then on is its present contents.
    func isOlder(than date: Date) -> Bool {
        Double(seconds) + Double(nanoseconds) / 1e9
            < date.timeIntervalSince1970 - Self.grain
    }
}
