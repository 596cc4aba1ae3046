import Foundation
import TouchWords

/// Reads the text of a file of the language from the disk.
public enum ScriptText {
    /// Reads a file to its end.
    ///
    /// - Parameters:
    ///   - what: The expected content, for messages; nil for a scene or a tape.
    ///   - limit: The most bytes that the file may have, and the remedy for a longer one; nil for
    ///     the limit of scenes and tapes.
    /// - Throws: The reason why there is no text: no such file, a folder, bytes that are not text,
    ///   or an error while reading.
    public static func read(
        _ url: URL, expecting what: Wording? = nil, limit: (bytes: Int, remedy: Wording)? = nil
    ) throws(ScriptErrors) -> String {
        let limit = limit ?? (bytes: Limits.bytes, remedy: .expected.shorterFile)
        func fault(_ message: Wording, at position: SourcePosition? = nil) -> ScriptErrors {
            ScriptErrors(message, in: url.relativePath, at: position)
        }
        let bytes: [UInt8]
        do throws(InputFile.Fault) {
            bytes = try InputFile.bytes(url.path, atMost: limit.bytes + 1)
        } catch {
            throw fault(error.message(expecting: what ?? .expected.sceneOrTape))
        }
        if let zero = bytes.firstIndex(of: 0) {
            throw fault(.fault.notText, at: place(of: zero, in: bytes))
        }
        guard bytes.count <= limit.bytes else {
            throw fault(.fault.tooLarge(limit.bytes >> 20, remedy: limit.remedy), at: .start)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw fault(.fault.notUTF8, at: firstFault(in: bytes))
        }
        return text
    }

    /// Reads a file if it exists; nil if it does not. A folder is not a file, and does not hide
    /// one.
    public static func readIfThere(_ url: URL) throws(ScriptErrors) -> String? {
        isFile(url) ? try read(url) : nil
    }

    /// Returns whether there is something at a URL other than a folder.
    static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    /// Returns the position of the first bytes that are not UTF-8.
    private static func firstFault(in bytes: [UInt8]) -> SourcePosition {
        var start = 0
        for row in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if String(validating: row, as: UTF8.self) == nil {
                // The row is readable up to the last byte that begins a scalar after valid bytes.
                let good = row.indices.last { index in
                    row[index] & 0xc0 != 0x80
                        && String(validating: row[..<index], as: UTF8.self) != nil
                }
                return place(of: good ?? row.startIndex, in: bytes)
            }
            start = row.endIndex
        }
        return place(of: start, in: bytes)
    }

    private static func place(of index: Int, in bytes: [UInt8]) -> SourcePosition {
        let before = bytes[..<index]
        let row = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourcePosition(
            line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: before[row...].count { $0 & 0xc0 != 0x80 } + 1)
    }
}
