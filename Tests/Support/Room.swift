import Foundation

/// A network of this machine's own, in which it is a stranger to nobody: two machines and a cable, made of the kernel's namespaces.
/// Whoever is in it has all of its ports.
public final class Room {
    private let host: Spawned
    private let phone: Spawned?

    /// The address of the machine that programs run on.
    public static let address = "10.77.0.1"

    /// Whether the kernel lets us make one.
    public static let isPermitted: Bool = {
        guard let room = try? Room() else { return false }
        return (try? room.run(room.host, ["ip", "address"]))?.contains(address) == true
    }()

    /// - Parameter hasPhone: whether another machine is in it.
    public init(hasPhone: Bool = true) throws {
        let cable = """
            ip link set lo up
            \(hasPhone ? "ip link add eth0 type veth peer name phone0" : "")
            \(hasPhone ? "ip address add \(Self.address)/24 dev eth0; ip link set eth0 up" : "")
            echo ready; exec sleep 1000
            """
        host = try Spawned(["unshare", "-rn", "sh", "-c", cable])
        guard !host.read().isEmpty else { throw SupportError("no network of our own") }
        guard hasPhone else {
            phone = nil
            return
        }
        let phone = try Spawned(
            Self.within(host) + ["unshare", "-n", "sh", "-c", "echo ready; exec sleep 1000"])
        self.phone = phone
        guard !phone.read().isEmpty else { throw SupportError("no second machine") }
        try run(host, ["ip", "link", "set", "phone0", "netns", "\(phone.id)"])
        try run(phone, ["ip", "address", "add", "10.77.0.2/24", "dev", "phone0"])
        try run(phone, ["ip", "link", "set", "phone0", "up"])
        // Until both ends of the cable have found each other.
        for _ in 0..<500 {
            if try run(host, ["ip", "-br", "link", "show", "eth0"]).contains(" UP ") { return }
            usleep(10_000)
        }
        throw SupportError("the two machines do not find each other")
    }

    /// What starts a program on the machine.
    public var prefix: [String] { Self.within(host) }

    private static func within(_ machine: Spawned) -> [String] {
        ["nsenter", "-t", "\(machine.id)", "-U", "--preserve-credentials", "-n"]
    }

    @discardableResult
    private func run(_ machine: Spawned, _ words: [String]) throws -> String {
        let tool = try Spawned(Self.within(machine) + words)
        let text = String(decoding: tool.readAll(), as: UTF8.self)
        tool.wait()
        return text
    }

    /// What the other machine gets from an address; empty if nothing.
    public func get(_ address: String) throws -> String {
        guard let phone else { return "" }
        return try run(phone, ["curl", "--silent", "--max-time", "5", address])
    }
}
