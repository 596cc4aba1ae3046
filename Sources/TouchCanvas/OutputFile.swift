import Foundation

/// Writes whole files.
public enum OutputFile {
    /// Writes all of `bytes`, or leaves the file as it was.
    ///
    /// They go under another name first, so that a failure leaves no half file behind. What is no file, a
    /// device or a pipe, is written to and never replaced.
    public static func write(
        _ bytes: some Collection<UInt8>, to path: String
    ) throws(CanvasError) {
        let partial = isReplaceable(path) ? path + ".part" : path
        guard let file = fopen(partial, "wb") else { throw failure(path) }
        let bytes = Array(bytes)
        let complete = fwrite(bytes, 1, bytes.count, file) == bytes.count
        var code = complete ? 0 : errno
        if fclose(file) != 0, code == 0 { code = errno }
        guard partial != path else {
            if code == 0 { return }
            throw failure(path, code)
        }
        if code == 0, rename(partial, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(partial)
            throw failure(path, code)
        }
    }

    private static func isReplaceable(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return true }
        return status.st_mode & S_IFMT == S_IFREG
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> CanvasError {
        CanvasError("cannot write \(path): \(String(cString: strerror(code)))")
    }
}
