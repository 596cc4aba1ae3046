import Foundation
import Glibc
import TouchWords

/// The one way to open files for reading: nobody waits for what may never come.
public enum InputFile {
    /// Why a file is not read.
    public enum Fault: Error {
        case missing
        case folder
        /// A pipe with a name: whoever opens it waits until somebody writes, perhaps for ever.
        case pipe
        /// Where no device will do: some never end.
        case device
        case unreadable
        /// It began well, and then the disk failed.
        case damaged

        /// "a pipe", for messages.
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

        /// What was found, and what would help.
        /// - Parameter what: what should be there, "a scene".
        public func message(expecting what: Wording) -> Wording {
            switch self {
            case .missing: .fault.noFile(what)
            case .folder, .pipe, .device: .fault.found(found, expected: what)
            case .unreadable: .fault.unreadableFile
            case .damaged: .fault.damagedFile
            }
        }
    }

    /// Opens a file, a device, or the pipe that a shell hands over as `/dev/stdin` or `/dev/fd/63`.
    /// - Parameters:
    ///   - flags: what `open` is told besides.
    ///   - devices: whether a device will do.
    /// - Returns: its descriptor, which is the caller's to close.
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
        // What a shell pipes in is waited for.
        if status.st_mode & S_IFMT == S_IFIFO { _ = fcntl(file, F_SETFL, O_RDONLY) }
        return file
    }

    /// Whether a pipe has no name, as those that a shell makes.
    private static func isNameless(_ pipe: Int32) -> Bool {
        let place = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(pipe)")
        return place?.contains("pipe:[") == true
    }

    /// What is wrong with a file before any of it is read; nil if nothing is.
    public static func fault(_ path: String, devices: Bool = true) -> Fault? {
        do throws(Fault) {
            close(try open(path, devices: devices))
            return nil
        } catch {
            return error
        }
    }

    /// The bytes of a file, to its end or to so many: some devices never end.
    public static func bytes(_ path: String, atMost limit: Int = 1 << 28) throws(Fault) -> [UInt8] {
        let file = try open(path)
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        var bytes: [UInt8] = []
        // At once, for growing to it would take twice as much.
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
