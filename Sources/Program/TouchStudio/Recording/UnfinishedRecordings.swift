import Foundation
import TouchHost
import TouchVideo
import TouchWords

/// The journals whose program died before it wrote the tape.
///
/// A journal is beside its tape: `done.tape` is recorded in `done.tape.1.journal`. Links to all
/// journals are in the user's folder for state, so that they are found from anywhere; a journal
/// that could not stay beside its tape is in that folder itself.
package nonisolated enum UnfinishedRecordings {
    private static var folder: UserFolder? {
        UserFolder("XDG_STATE_HOME", else: ".local/state")
    }

    private static let end = ".journal"

    // MARK: Names

    /// Returns the path of the journal of a tape with a number.
    static func journal(of tape: String, _ number: Int) -> String { "\(tape).\(number)\(end)" }

    /// Returns the spare path of a journal when its tape's folder cannot have it; nil if the user
    /// has no home.
    static func sparePlace(of tape: String) -> String? {
        guard let folder, folder.make() else { return nil }
        return "\(folder.path)/\((tape as NSString).lastPathComponent).\(number())\(end)"
    }

    /// Returns the path of the tape that a journal is to become: beside it, or in the current
    /// folder if it is a spare one.
    static func tape(of journal: String) -> String? {
        guard journal.hasSuffix(end) else { return nil }
        let tape = (journal as NSString).deletingPathExtension as NSString
        guard !tape.pathExtension.isEmpty else { return nil }
        let path = tape.deletingPathExtension
        let isSpare = folder.map { path.hasPrefix($0.path + "/") } ?? false
        return isSpare ? (path as NSString).lastPathComponent : path
    }

    /// Returns the journals beside a tape, by their numbers.
    static func journals(of tape: String) -> [String] {
        let folder = (tape as NSString).deletingLastPathComponent
        let names =
            (try? FileManager.default.contentsOfDirectory(
                atPath: folder.isEmpty ? "." : folder)) ?? []
        let last = (tape as NSString).lastPathComponent
        return names.compactMap { name in
            let parts = name.dropFirst(last.count + 1).split(separator: ".")
            guard name.hasPrefix(last + "."), name.hasSuffix(end), parts.count == 2 else {
                return nil
            }
            return Int(parts[0])
        }.sorted().map { journal(of: tape, $0) }
    }

    // MARK: Finding them

    /// Remembers a journal.
    static func note(_ journal: String) {
        guard let folder, folder.make(), !journal.hasPrefix(folder.path + "/") else { return }
        let path = URL(fileURLWithPath: journal).path
        symlink(path, "\(folder.path)/\(number())\(end)")
    }

    /// Forgets a journal that no longer exists.
    static func forget(_ journal: String) {
        let path = URL(fileURLWithPath: journal).path
        for entry in entries where link(at: entry) == path { unlink(entry) }
    }

    /// The journals to which nobody writes any more; links to missing journals are deleted.
    package static var all: [String] {
        var found: [String] = []
        for entry in entries {
            let journal = link(at: entry) ?? entry
            if !FileManager.default.fileExists(atPath: journal) {
                unlink(entry)
            } else if let file = lock(journal) {
                close(file)
                found.append(journal)
            }
        }
        return found
    }

    private static var entries: [String] {
        guard let folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(end) }.sorted().map { folder.path + "/" + $0 }
    }

    private static func link(at path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    private static func number() -> String { String(UInt64.random(in: 0 ... .max), radix: 16) }

    // MARK: Finishing them

    /// Turns a journal to which nobody writes any more into its tape, or into one with the next
    /// free number.
    ///
    /// - Parameter first: the number to try first; 0 for the name without one.
    /// - Returns: the path of the tape; nil for a journal without a line, which is deleted.
    package static func finish(_ journal: String, from first: Int = 0) throws(Failure) -> String? {
        guard let tape = tape(of: journal) else {
            throw Failure(.take.noJournal(journal, end: end))
        }
        guard let file = lock(journal) else {
            throw errno == EWOULDBLOCK
                ? Failure(.take.journalInUse(journal))
                : Failure.cannot(.take.readJournal(journal))
        }
        defer { close(file) }
        let handle = FileHandle(fileDescriptor: file)
        guard let bytes = try? handle.readToEnd() ?? Data() else {
            throw Failure.cannot(.take.readJournal(journal))
        }
        // The program may have died in the middle of a line.
        let whole = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
        let place = whole.isEmpty ? nil : try NumberedPlaces(tape).write(whole, from: first)
        unlink(journal)
        forget(journal)
        // The sound that was recorded meanwhile is finished with it.
        if let place {
            do {
                _ = try JournaledSound.finish(of: tape, for: place)
            } catch {
                Console.complain(Wording(saying: error))
            }
        }
        return place
    }

    /// Opens a journal and locks it. Returns nil, and sets `errno`, if that fails, or if somebody
    /// still writes to it.
    private static func lock(_ journal: String) -> Int32? {
        let file = open(journal, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        // A pipe of that name would never come to its end.
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            errno = EINVAL
            return nil
        }
        // A journal that is gone by now was finished by somebody else.
        if Scratch.lock(file), fstat(file, &status) == 0, status.st_nlink > 0 { return file }
        close(file)
        errno = EWOULDBLOCK
        return nil
    }
}
