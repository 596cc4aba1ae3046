@preconcurrency import Glibc
import Synchronization
import TouchWords

/// A program that works for this one. It has a process group of its own, so that Ctrl-C at the
/// terminal reaches it only through this program, and it never outlives its object.
package nonisolated final class Child {
    package struct Outcome: Equatable {
        /// The exit status, or 128 plus the signal that killed it.
        package var status: Int32
        /// The last line it wrote to stderr; empty if none.
        package var complaint: String
        /// Indicates whether it was ended because it no longer did anything.
        package var hung = false
    }

    private let pid: pid_t
    private let work: Unfinished
    private let errors: Int32
    /// The file descriptor of this end of the child's stdin or stdout; -1 when closed.
    private(set) var pipe: Int32
    /// The outcome, guarded because any thread may kill the child.
    private let outcome = Mutex<Outcome?>(nil)
    private var patience: Patience
    private var hasHung = false
    private let isStoppable: Bool

    package enum Direction { case weWrite, weRead }

    /// The descriptor of the first file that is handed to the child; the others follow.
    package static let handed: Int32 = 3
    /// A descriptor beyond any that a file is handed under.
    private static let aside: Int32 = 200

    /// Starts `words[0]`, found on PATH, with a pipe to its stdin or from its stdout.
    ///
    /// - Parameters:
    ///   - files: open files that the child inherits as well, from `handed` on.
    ///   - patience: the longest time that it may do nothing before it is ended, in seconds.
    ///   - isStoppable: true if a signal that asks this program to stop ends the child while it is
    ///     waited for; false if the child saves what would otherwise be lost.
    package init(
        _ words: [String], _ direction: Direction, handing files: [Int32] = [],
        patience: Double = Patience.usual, isStoppable: Bool = true
    ) throws {
        var ends: [Int32] = [-1, -1]
        self.patience = Patience(patience)
        self.isStoppable = isStoppable
        // From here on a signal does not kill this program and leave the child running.
        _ = Signals.shared
        guard let errors = Scratch.nameless() else { throw Failure.cannot(.host.start(words[0])) }
        self.errors = errors
        guard Glibc.pipe(&ends) == 0 else {
            let failure = Failure.cannot(.host.start(words[0]))
            Glibc.close(errors)
            throw failure
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (ours, theirs) = direction == .weWrite ? (ends[1], ends[0]) : (ends[0], ends[1])
        // The largest pipe that the system allows: fewer switches between the two programs.
        _ = fcntl(ours, setPipeSize, 1 << 20)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let (input, output) = (STDIN_FILENO, STDOUT_FILENO)
        let (piped, idle) = direction == .weWrite ? (input, output) : (output, input)
        posix_spawn_file_actions_adddup2(&actions, theirs, piped)
        posix_spawn_file_actions_addopen(&actions, idle, "/dev/null", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
        // Not directly to their final descriptors: another of the files may occupy one.
        let copies = files.map { fcntl($0, F_DUPFD_CLOEXEC, Child.aside) }
        defer { for copy in copies where copy >= 0 { Glibc.close(copy) } }
        for (index, copy) in copies.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, copy, Child.handed + Int32(index))
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The child must not inherit the signals that this program ignores or blocks.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        do {
            (pid, work) = try Unfinished.begin(
                { () throws(Failure) -> pid_t in
                    var started: pid_t = 0
                    let fault = posix_spawnp(
                        &started, words[0], &actions, &attributes, &arguments, environ)
                    if fault == 0 { return started }
                    throw fault == ENOENT
                        ? Failure(.host.notInstalled(words[0]))
                        : .cannot(.host.start(words[0]), fault)
                }, undo: Child.end)
        } catch {
            for end in ends + [errors] { Glibc.close(end) }
            throw error
        }
        Glibc.close(theirs)
        if direction == .weWrite { _ = fcntl(ours, F_SETFL, O_NONBLOCK) }
        pipe = ours
    }

    deinit {
        stop()
        Glibc.close(errors)
    }

    /// Sends all of `bytes` to its stdin. Returns false if it does not read any more, or is slow to
    /// read when this program is asked to stop. Ends the child if it reads nothing for too long.
    package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        patience.renew()
        while let start = rest.baseAddress, !rest.isEmpty {
            var wait = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
            if poll(&wait, 1, 100) <= 0 {
                if endsWaiting() { return false }
                continue
            }
            let written = Glibc.write(pipe, start, rest.count)
            if written < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            if written < 0 { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            patience.renew()
        }
        return true
    }

    /// Returns everything it writes to its stdout, as text.
    package func readAll() -> String { String(decoding: readAllBytes(), as: UTF8.self) }

    /// Returns everything it writes to its stdout. Ends the child if it writes nothing for too
    /// long.
    /// - Parameter limit: the largest number of bytes that it may write; with a limit, all of them
    ///   must arrive within the time that is otherwise allowed between two pieces.
    /// - Parameter hear: a closure that receives each piece when it arrives.
    /// - Parameter wait: a closure that is called ten times a second while nothing arrives.
    package func readAllBytes(
        limit: Int? = nil, hear: (ArraySlice<UInt8>) -> Void = { _ in }, wait: () -> Void = {}
    ) -> [UInt8] {
        var text: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        patience.renew()
        while true {
            var news = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
            if poll(&news, 1, 100) <= 0 {
                wait()
                if endsWaiting() { break }
                continue
            }
            let count = Glibc.read(pipe, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { break }
            text += block[..<count]
            hear(block[..<count])
            guard let limit else {
                patience.renew()
                continue
            }
            if text.count > limit { kill() }
            if endsWaiting() { break }
        }
        return text
    }

    /// Closes the pipe and waits for the child to end. Kills it if this program is asked to stop
    /// meanwhile, or if `product`, a file that it writes, stays unchanged for too long.
    @discardableResult
    package func finish(watching product: Int32? = nil) -> Outcome {
        if let outcome = outcome.withLock({ $0 }) { return outcome }
        if pipe >= 0 { Glibc.close(pipe) }
        pipe = -1
        var status: Int32 = 0
        var seen = product.map { FileStamp(open: $0) }
        patience.renew()
        while true {
            var news = siginfo_t()
            // This only looks: until the child is reaped, its group's number belongs to nothing
            // else.
            let asked = waitid(P_PID, id_t(pid), &news, WEXITED | WNOHANG | WNOWAIT)
            if asked == 0 ? news.si_signo != 0 : errno != EINTR { break }
            let now = product.map { FileStamp(open: $0) }
            if now != seen { patience.renew() }
            seen = now
            _ = endsWaiting()
            usleep(2000)
        }
        // Processes that it started and left behind end with it.
        kill()
        work.end()
        return outcome.withLock { outcome in
            // Reaped under the lock, so that nothing kills the next process with this number.
            while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
            let signal = status & 0x7f
            let ended = Outcome(
                status: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
                complaint: lastComplaint(), hung: hasHung)
            outcome = ended
            return ended
        }
    }

    /// Kills it, if it still runs.
    package func kill() {
        // Processes that it started end with it.
        if outcome.withLock({ $0 == nil }) { Glibc.kill(-pid, SIGKILL) }
    }

    /// Kills it, if it still runs, and waits until it is gone.
    package func stop() {
        kill()
        finish()
    }

    /// Kills a child that is not reaped yet, and waits until it is dead: a killed program may still
    /// be writing.
    private static func end(_ pid: pid_t) {
        Glibc.kill(-pid, SIGKILL)
        var news = siginfo_t()
        while waitid(P_PID, id_t(pid), &news, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    }

    /// Ends the child if it has done nothing for too long, or if this program is asked to stop;
    /// returns whether it did.
    private func endsWaiting() -> Bool {
        if patience.isOver { hasHung = true }
        guard hasHung || isStoppable && Signals.shared.hasCome else { return false }
        kill()
        return true
    }

    private func lastComplaint() -> String {
        var text = [UInt8](repeating: 0, count: 4096)
        let end = lseek(errors, 0, SEEK_END)
        let count = pread(errors, &text, text.count, max(0, end - off_t(text.count)))
        let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self)
            .split(separator: "\n")
        return lines.last.map(String.init) ?? ""
    }
}

/// Linux's F_SETPIPE_SZ, which the headers show to GNU sources only.
private nonisolated let setPipeSize: Int32 = 1031

/// A limit on the time without any progress.
package nonisolated struct Patience {
    /// The default limit, in seconds. An encoder needs less for its hardest frame, except on
    /// unusually slow machines.
    package static let usual =
        Environment["TOUCHSCOPE_PATIENCE"].flatMap(Double.init)
        .map { min(max($0, 0.1), 86_400) } ?? 60

    /// The limit in seconds.
    let limit: Double
    private var start = SuspendingClock.now

    init(_ limit: Double) { self.limit = limit }

    /// Starts the time again, because there was progress.
    mutating func renew() { start = .now }

    var isOver: Bool { (.now - start) / .seconds(1) >= limit }
}
