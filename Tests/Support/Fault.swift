import Foundation

/// Something that goes wrong in a system call of a program: strace has the kernel answer so, and the program itself is the
/// real one.
public struct Fault: CustomStringConvertible, Sendable {
    public var description: String

    private var words: [String]

    /// Whether programs can be made to fail here: some containers forbid to look into them.
    public static let isPossible: Bool = {
        let tried = try? Spawned(["strace", "-qq", "-o", "/dev/null", "true"])
        return tried?.wait() == 0
    }()

    /// - Parameters:
    ///   - call: the system calls, with commas between.
    ///   - outcome: "error=EIO" or "signal=KILL".
    ///   - count: which of them; "3" is the third, "3+" that and all further ones.
    ///   - path: only those on this file.
    public init(_ call: String, _ outcome: String, _ count: String, on path: String? = nil) {
        description = "\(outcome) at \(call) \(count)"
        words = ["-e", "trace=\(call)", "-e", "inject=\(call):\(outcome):when=\(count)"]
        if let path { words += ["-P", path] }
    }

    /// Only watches: writes the system calls of that kind to `log`.
    public init(watching call: String, log: String) {
        description = "none"
        words = ["-e", "trace=\(call)", "-o", log]
    }

    /// Only watches, threads too: writes the system calls of that kind to `log` with their times and the names of files.
    /// Signals reach the program itself.
    public init(timing call: String, log: String) {
        self.init(watching: call, log: log)
        words += ["-D", "-f", "-ttt", "-y"]
    }

    /// What stands before a program's words so that it meets the fault. Its threads may, its children may not.
    public var prefix: [String] {
        ["strace", "-qq"] + (words.contains("-o") ? [] : ["-o", "/dev/null"]) + words
    }
}
