import Foundation

/// Writes whole files: under another name first, so that a failure leaves no half file behind.
enum OutputFile {
    static func write(_ bytes: some Collection<UInt8>, to path: String) throws(CanvasError) {
        let partial = path + ".part"
        guard let file = fopen(partial, "wb") else { throw failure(path) }
        let bytes = Array(bytes)
        let complete = fwrite(bytes, 1, bytes.count, file) == bytes.count
        var code = complete ? 0 : errno
        if fclose(file) != 0, code == 0 { code = errno }
        if code == 0, rename(partial, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(partial)
            throw failure(path, code)
        }
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> CanvasError {
        CanvasError("cannot write \(path): \(String(cString: strerror(code)))")
    }
}
