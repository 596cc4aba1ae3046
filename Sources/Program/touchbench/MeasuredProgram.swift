import Foundation
import TestSupport

extension XServer {
    /// Throws what is missing where no such server can run.
    static func demand() throws {
        guard isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
    }

    /// The environment of programs whose settings lie in the server's folder.
    var settledEnvironment: [String: String] {
        environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
    }

    /// The same for programs that keep nothing elsewhere either.
    var ownEnvironment: [String: String] {
        settledEnvironment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }
    }
}

/// What the system tells of a program at work.
extension RunningProgram {
    /// Of all its threads, in seconds.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12 else { return 0 }
        let ticks = (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    var residentMegabytes: Double {
        let text = (try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)) ?? ""
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
    }
}
