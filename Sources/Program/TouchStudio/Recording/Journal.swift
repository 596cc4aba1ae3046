import Dispatch
import Foundation
import Synchronization
import TouchHost
import TouchWords

/// A recording on the disk while it is made: a tape as far as it goes.
///
/// Added lines reach the file at once, so that they outlive the program, and the disk within half a
/// second, so that they outlive the machine. The file is locked for as long as its program lives:
/// an unlocked journal was left behind by a program that died. A separate queue does the writing,
/// so that a slow disk never holds up the fingers.
nonisolated final class Journal: Sendable {
    let path: String
    private let file: Int32
    private let queue = DispatchQueue(label: "journal")
    private let state = Mutex(State())
    private let onFault: @Sendable () -> Void

    private struct State {
        /// The length of the whole lines in the file, in bytes.
        var length = 0
        var isSynced = true
        var failure: Failure?
        /// Indicates whether the journal has been removed.
        var isOver = false
    }

    /// The interval at which the disk is brought up to date, in seconds.
    private static let beat = 0.5

    /// Creates a journal, and locks it.
    /// - Parameters:
    ///   - path: the path of a file that does not exist yet.
    ///   - onFault: a closure that is called, on another thread, when the journal cannot go on.
    init(path: String, onFault: @escaping @Sendable () -> Void = {}) throws(Failure) {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        file = open(path, flags, 0o600)
        guard file >= 0 else { throw .cannotWrite(path) }
        self.path = path
        self.onFault = onFault
        guard Scratch.lock(file) else {
            close(file)
            throw .cannotWrite(path, EBUSY)
        }
        if let place = try? OutputPlace(path) { try? place.syncFolder() }
        UnfinishedRecordings.note(path)
        pulse()
    }

    /// Deletes a journal without a line; one with lines stays for whoever finishes it.
    deinit {
        if state.withLock({ $0.length == 0 && !$0.isOver }) {
            unlink(path)
            UnfinishedRecordings.forget(path)
        }
        close(file)
    }

    /// The reason why the journal ends before the recording does; nil while it goes on.
    var failure: Failure? { state.withLock { $0.failure } }

    /// Adds whole lines.
    func append(_ lines: String) {
        queue.async { [self] in
            guard failure == nil else { return }
            do throws(Failure) {
                try OutputFile.write(lines.utf8, to: file, named: path)
                state.withLock {
                    $0.length += lines.utf8.count
                    $0.isSynced = false
                }
            } catch {
                // Leave no half line behind the whole ones.
                ftruncate(file, off_t(state.withLock { $0.length }))
                end(error)
            }
        }
    }

    /// Waits until everything that was added is on the disk, or cannot get there.
    func sync() { queue.sync { settle() } }

    /// Removes the journal, since its content is safe elsewhere.
    func remove() {
        queue.sync {
            state.withLock {
                $0.length = 0
                $0.isOver = true
            }
            if hasName { unlink(path) }
        }
        UnfinishedRecordings.forget(path)
    }

    private func pulse() {
        queue.asyncAfter(deadline: .now() + Self.beat) { [weak self] in
            guard let self, state.withLock({ $0.failure == nil && !$0.isOver }) else { return }
            settle()
            pulse()
        }
    }

    /// Brings the disk up to date, and checks whether the file still has its name.
    private func settle() {
        guard failure == nil else { return }
        if !state.withLock({ $0.isSynced }) {
            guard fdatasync(file) == 0 else { return end(.cannotWrite(path)) }
            state.withLock { $0.isSynced = true }
        }
        if !hasName { end(Failure(.take.journalGone(path))) }
    }

    /// Indicates whether the file is still there under its name.
    private var hasName: Bool {
        var (mine, named) = (stat(), stat())
        return fstat(file, &mine) == 0 && stat(path, &named) == 0
            && mine.st_ino == named.st_ino && mine.st_dev == named.st_dev
    }

    private func end(_ failure: Failure) {
        state.withLock { $0.failure = failure }
        onFault()
    }
}
