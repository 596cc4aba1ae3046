import Foundation
import TouchHost

/// An open file of a site.
final class SiteFile {
    let type: ContentType
    /// The size in bytes.
    let size: Int
    /// The tag that distinguishes the present version from all earlier ones.
    let tag: String
    /// The time of the last change, as in headers.
    let changed: String
    private var descriptor: Int32

    /// Creates the file.
    /// - Parameters:
    ///   - descriptor: the descriptor of the open file, which this object closes.
    ///   - name: the name, whose extension determines the type.
    init(_ descriptor: Int32, _ status: stat, name: [UInt8]) {
        self.descriptor = descriptor
        type = ContentType(of: String(decoding: name, as: UTF8.self))
        size = Int(status.st_size)
        let seconds = status.st_mtim.tv_sec
        tag = [Int(status.st_ino), size, seconds, status.st_mtim.tv_nsec]
            .map { String($0, radix: 36) }.joined(separator: "-")
        changed = Self.date(seconds)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Hands the open file over to the caller, who closes it.
    func handOver() -> Int32 {
        defer { descriptor = -1 }
        return descriptor
    }

    /// Returns the whole contents; nil if they cannot be read.
    func bytes() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: size)
        var done = 0
        while done < size {
            let count = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress?.advanced(by: done), size - done, off_t(done))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return nil }
            done += count
        }
        return bytes
    }

    /// Returns a date such as "Thu, 26 Nov 2026 23:15:19 GMT", in every locale.
    private static func date(_ seconds: Int) -> String {
        var (seconds, parts) = (time_t(seconds), tm())
        gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let day = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][Int(parts.tm_wday)]
        let month = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ][Int(parts.tm_mon)]
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
        return "\(day), \(two(parts.tm_mday)) \(month) \(1900 + parts.tm_year) \(clock) GMT"
    }
}
