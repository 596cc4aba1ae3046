import Foundation
import TestSupport

extension XServer {
    /// Throws an error that says what is missing if such a server cannot run.
    static func demand() throws {
        guard isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
    }

    /// The environment for programs whose settings are in the server's folder.
    var settledEnvironment: [String: String] {
        environment.merging(["XDG_CONFIG_HOME": folder.path]) { $1 }
    }

    /// The environment for programs that store nothing elsewhere either.
    var ownEnvironment: [String: String] {
        settledEnvironment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }
    }
}

/// The system's data about a running program.
extension RunningProgram {
    /// The processor time of all its threads, in seconds.
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
