import Foundation
import Glibc
import TouchWords

/// Opens files for reading. Every file is opened here, so that nothing blocks on data that may
/// never arrive.
public enum InputFile {
    /// The reason why a file cannot be read.
    public enum Fault: Error {
        case missing
        case folder
        /// A named pipe: opening it blocks until somebody writes, perhaps for ever.
        case pipe
        /// A device, where none is allowed: some never end.
        case device
        case unreadable
        /// A file whose first part could be read before the disk failed.
        case damaged

        /// The name of what was found, such as "a pipe", for messages.
        public var found: Wording {
            switch self {
            case .missing: .found.noFile
            case .folder: .found.folder
            case .pipe: .found.pipe
            case .device: .found.device
            case .unreadable: .found.unreadableFile
            case .damaged: .found.damagedFile
            }
        }

        /// Returns a message that says what was found, and what would help.
        /// - Parameter what: The expected content, such as "a scene".
        public func message(expecting what: Wording) -> Wording {
            switch self {
            case .missing: .fault.noFile(what)
            case .folder, .pipe, .device: .fault.found(found, expected: what)
            case .unreadable: .fault.unreadableFile
            case .damaged: .fault.damagedFile
            }
        }
    }

    /// Opens a file, a device, or the pipe that a shell passes as `/dev/stdin` or `/dev/fd/63`.
    /// - Parameters:
    ///   - flags: Additional flags for `open`.
    ///   - devices: true if a device is allowed.
    /// - Returns: The file descriptor, which the caller has to close.
    public static func open(
        _ path: String, _ flags: Int32 = 0, devices: Bool = true
    ) throws(Fault) -> Int32 {
        let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | flags)
        guard file >= 0 else { throw access(path, F_OK) == 0 ? .unreadable : .missing }
        var status = stat()
        fstat(file, &status)
        let fault: Fault? =
            switch status.st_mode & S_IFMT {
            case S_IFREG: nil
            case S_IFDIR: .folder
            case S_IFIFO: isNameless(file) ? nil : .pipe
            default: devices ? nil : .device
            }
        if let fault {
            close(file)
            throw fault
        }
        // Reading from a shell's pipe may block.
        if status.st_mode & S_IFMT == S_IFIFO { _ = fcntl(file, F_SETFL, O_RDONLY) }
        return file
    }

    /// Returns whether a pipe has no name, as the pipes of a shell.
    private static func isNameless(_ pipe: Int32) -> Bool {
        let place = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(pipe)")
        return place?.contains("pipe:[") == true
    }

    /// Returns the reason why a file cannot be opened, without reading any of it; nil if it can.
    public static func fault(_ path: String, devices: Bool = true) -> Fault? {
        do throws(Fault) {
            close(try open(path, devices: devices))
            return nil
        } catch {
            return error
        }
    }

    /// Returns the bytes of a file, up to its end or to `limit`: some devices never end.
    public static func bytes(_ path: String, atMost limit: Int = 1 << 28) throws(Fault) -> [UInt8] {
        let file = try open(path)
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        var bytes: [UInt8] = []
        // Reserved at once, for growing step by step would take twice as much.
        bytes.reserveCapacity(min(Int(status.st_size), limit))
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < limit {
            let count = read(file, &block, min(block.count, limit - bytes.count))
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .damaged }
            if count == 0 { break }
            bytes += block[..<count]
        }
        return bytes
    }
}
