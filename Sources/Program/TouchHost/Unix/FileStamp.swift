import Foundation

/// What the system says of a file, by which one knows without reading it that it is still the same.
package nonisolated struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Of the file at `path`; nil where there is none.
    package init?(_ path: String) {
        guard let status = stat(of: path) else { return nil }
        self.init(status)
    }

    /// Of a file that is open.
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

    /// By which a program, or a library, is told from any other that was there.
    package var text: String { "\(size) \(seconds).\(nanoseconds)" }

    /// How far apart two changes are that surely differ in their time, in seconds.
    private static let grain = 0.02

    /// Whether the file had been as it is for a while at `date`, so that what was read from then on is what it is.
    func isOlder(than date: Date) -> Bool {
        Double(seconds) + Double(nanoseconds) / 1e9
            < date.timeIntervalSince1970 - Self.grain
    }
}
