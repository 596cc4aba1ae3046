import Foundation
import Glibc

/// The one way to open files for reading: nobody waits for what may never come.
public enum InputFile {
    /// Why a file is not read.
    public enum Fault: Error {
        /// A pipe with a name: whoever opens it waits until somebody writes, perhaps for ever.
        case pipe
        case unreadable
    }

    /// Opens a file, a device, or the pipe that a shell hands over as `/dev/stdin` or `/dev/fd/63`.
    /// - Returns: its descriptor, which is the caller's to close.
    public static func open(_ path: String) throws(Fault) -> Int32 {
        let file = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable }
        var status = stat()
        if fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFIFO { return file }
        if isNameless(file) {
            _ = fcntl(file, F_SETFL, O_RDONLY)
            return file
        }
        close(file)
        throw .pipe
    }

    /// Whether a pipe has no name, as those that a shell makes.
    private static func isNameless(_ pipe: Int32) -> Bool {
        let place = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(pipe)")
        return place?.contains("pipe:[") == true
    }

    /// The bytes of a file to its end; nil if there is none, or it cannot be read.
    public static func bytes(_ path: String) -> Data? {
        guard let file = try? open(path) else { return nil }
        return try? FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
    }
}
