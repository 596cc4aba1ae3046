import Foundation
import TouchHost
import TouchVideo
import TouchWords

/// Journals whose program died before it had written the tape.
///
/// A journal lies beside its tape: `done.tape` is recorded in `done.tape.1.journal`. Links to all
/// journals lie in the user's folder of states, so that they are found from anywhere; a journal
/// that could not stay beside its tape lies there itself.
package nonisolated enum UnfinishedRecordings {
    private static var folder: UserFolder? {
        UserFolder("XDG_STATE_HOME", else: ".local/state")
    }

    private static let end = ".journal"

    // MARK: Names

    /// The journal number `number` of a tape.
    static func journal(of tape: String, _ number: Int) -> String { "\(tape).\(number)\(end)" }

    /// A journal's place where its tape's folder cannot have it; nil without a home.
    static func sparePlace(of tape: String) -> String? {
        guard let folder, folder.make() else { return nil }
        return "\(folder.path)/\((tape as NSString).lastPathComponent).\(number())\(end)"
    }

    /// The tape that a journal is to become: beside it, or in the present folder if it is a spare
    /// one.
    static func tape(of journal: String) -> String? {
        guard journal.hasSuffix(end) else { return nil }
        let tape = (journal as NSString).deletingPathExtension as NSString
        guard !tape.pathExtension.isEmpty else { return nil }
        let path = tape.deletingPathExtension
        let isSpare = folder.map { path.hasPrefix($0.path + "/") } ?? false
        return isSpare ? (path as NSString).lastPathComponent : path
    }

    /// The journals of a tape that lie beside it, by their numbers.
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

    // MARK: Where they are

    /// Remembers that there is a journal.
    static func note(_ journal: String) {
        guard let folder, folder.make(), !journal.hasPrefix(folder.path + "/") else { return }
        let path = URL(fileURLWithPath: journal).path
        symlink(path, "\(folder.path)/\(number())\(end)")
    }

    /// Forgets a journal that is there no more.
    static func forget(_ journal: String) {
        let path = URL(fileURLWithPath: journal).path
        for entry in entries where link(at: entry) == path { unlink(entry) }
    }

    /// Those that nobody writes to any more; what leads to none is cleared away.
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

    /// Makes a journal that nobody writes to any more the tape that it was to become, or one with
    /// the next free number.
    ///
    /// - Parameter first: the number that is tried first; 0 for the name without one.
    /// - Returns: where the tape is; nil for a journal without a line, which goes.
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
        // Death may have come in mid-line.
        let whole = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
        let place = whole.isEmpty ? nil : try NumberedPlaces(tape).write(whole, from: first)
        unlink(journal)
        forget(journal)
        // What was spoken meanwhile goes with it.
        if let place {
            do {
                _ = try JournaledSound.finish(of: tape, for: place)
            } catch {
                Console.complain(Wording(saying: error))
            }
        }
        return place
    }

    /// Opens a journal and locks it; nil, and `errno`, if it cannot be, or somebody writes to it.
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
        // One that is gone by now was finished by somebody else.
        if Scratch.lock(file), fstat(file, &status) == 0, status.st_nlink > 0 { return file }
        close(file)
        errno = EWOULDBLOCK
        return nil
    }
}
