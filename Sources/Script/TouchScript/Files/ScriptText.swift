import Foundation
import TouchWords

/// The text of a file of the language, as it lies on the disk.
public enum ScriptText {
    /// Reads it to its end.
    ///
    /// - Parameters:
    ///   - what: what should be in it, for messages; nil for a scene or a tape.
    ///   - limit: how many bytes it may have, and what is expected of a longer one; nil for what a scene or a tape may have.
    /// - Throws: why there is no text to be had: no such file, a folder, bytes that are no text, an error on the way.
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

    /// The same where there is such a file; nil where there is none. A folder is no file, and hides none.
    public static func readIfThere(_ url: URL) throws(ScriptErrors) -> String? {
        isFile(url) ? try read(url) : nil
    }

    /// Whether something is there that is no folder.
    static func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    /// Where the first bytes are that are not UTF-8.
    private static func firstFault(in bytes: [UInt8]) -> SourcePosition {
        var start = 0
        for row in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if String(validating: row, as: UTF8.self) == nil {
                // Up to a byte that does not go on, the row can be read.
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
