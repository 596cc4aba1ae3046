import Foundation

/// A program started by a test: its output can be read, and it ends with its object.
public final class Spawned: @unchecked Sendable {
    public let id: pid_t
    private let output: Int32
    private let errors: Int32
    private var status: Int32?

    /// - Parameters:
    ///   - words: the program, found on PATH or by its path, and its arguments.
    ///   - files: open files that it gets from 3 on.
    public init(
        _ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
        files: [Int32] = []
    ) throws {
        var (out, err): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&out) == 0, pipe(&err) == 0 else { throw SupportError("no pipe to be had") }
        // What one program is told must not keep another's pipe open.
        for end in out + err { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (output, errors) = (out[0], err[0])

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, err[1], STDERR_FILENO)
        // First to where none of them is in another's way.
        for (number, file) in files.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file, Int32(100 + number))
        }
        for number in files.indices {
            posix_spawn_file_actions_adddup2(&actions, Int32(100 + number), Int32(3 + number))
            posix_spawn_file_actions_addclose(&actions, Int32(100 + number))
        }

        // Threads of a pool block signals, and programs would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var environment = environment
        // The program keeps nothing from one test to the next, unless a test says where.
        let usual = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
        if words[0].hasSuffix("touchscope"), environment["XDG_CACHE_HOME"] == usual {
            environment["XDG_CACHE_HOME"] = "/nowhere/cache"
        }
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            for pointer in arguments + variables { free(pointer) }
        }
        var started: pid_t = 0
        let fault = posix_spawnp(&started, words[0], &actions, &attributes, &arguments, &variables)
        close(out[1])
        close(err[1])
        guard fault == 0 else {
            throw SupportError("cannot start \(words[0]): \(String(cString: strerror(fault)))")
        }
        id = started
    }

    deinit {
        if status == nil {
            kill(id, SIGTERM)
            wait()
        }
        close(output)
        close(errors)
    }

    /// The next piece of its stdout; empty at the end.
    public func read() -> [UInt8] { Spawned.read(output) }

    /// All of its stdout.
    public func readAll() -> Data { Spawned.readAll(output) }

    /// All of its stderr.
    public func readErrors() -> String {
        String(decoding: Spawned.readAll(errors), as: UTF8.self)
    }

    /// Waits for its end: the exit status, or 128 and the signal that ended it.
    @discardableResult
    public func wait() -> Int32 {
        if let status { return status }
        var raw: Int32 = 0
        while waitpid(id, &raw, 0) < 0 && errno == EINTR {}
        let signal = raw & 0x7f
        let ended = signal == 0 ? (raw >> 8) & 0xff : 128 + signal
        status = ended
        return ended
    }

    /// Follows it to its end.
    /// - Returns: how much memory it has had at most, in bytes; what `wait4` tells would count that of whoever spawned it.
    public func followMemory() -> Int {
        var peak = 0
        while let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8),
            let kilobytes = status.firstMatch(of: #/VmHWM:\s+(\d+) kB/#)
        {
            peak = max(peak, (Int(kilobytes.output.1) ?? 0) << 10)
        }
        return peak
    }

    private static func read(_ file: Int32) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(file, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            return Array(block.prefix(max(0, count)))
        }
    }

    private static func readAll(_ file: Int32) -> Data {
        var all = Data()
        while true {
            let block = read(file)
            if block.isEmpty { return all }
            all.append(contentsOf: block)
        }
    }
}
