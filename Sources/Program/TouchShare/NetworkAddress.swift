import Foundation

/// An address under which other machines in the network find this one.
package struct NetworkAddress: Equatable {
    /// The interface's name, `wlan0`.
    package let interface: String
    /// The address as typed, `192.168.1.5`.
    package let words: String
    /// Indicates whether it is an IPv6 address, of sixteen bytes.
    let isLong: Bool

    init(interface: String, words: String, isLong: Bool = false) {
        (self.interface, self.words, self.isLong) = (interface, words, isLong)
    }

    /// The address as it is written in a URL.
    package var host: String { isLong ? "[\(words)]" : words }

    /// The address under which a phone in the room most likely finds this machine; nil if there is
    /// none.
    package static var ofThisMachine: NetworkAddress? {
        best(of: all, route: route(try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)))
    }

    /// Returns the best address: an IPv4 one if there is any, which is easier to type, and among
    /// those of a kind the one that leads out of the network.
    /// - Parameter route: the interface of the default route.
    static func best(of all: [NetworkAddress], route: String?) -> NetworkAddress? {
        let reachable = all.filter { address in
            !virtual.contains { address.interface.hasPrefix($0) }
        }
        func rank(_ address: NetworkAddress) -> Int {
            (address.isLong ? 2 : 0) + (address.interface == route ? 0 : 1)
        }
        return reachable.min { rank($0) < rank($1) }
    }

    /// The prefixes of interfaces that lead to containers, virtual machines, or through tunnels: no
    /// phone in the room is there.
    private static let virtual = [
        "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "podman", "cni", "flannel", "lxc",
        "tun", "tap", "wg", "tailscale", "zt", "ppp",
    ]

    /// Returns the interface of the default route with the least metric, from the kernel's table.
    static func route(_ table: String?) -> String? {
        let ways = (table ?? "").split(separator: "\n").dropFirst().compactMap { line in
            let cells = line.split(separator: "\t").map(\.trimmed)
            return cells.count > 6 && cells[1] == "00000000" && cells[7] == "00000000"
                ? (name: String(cells[0]), metric: Int(cells[6]) ?? .max) : nil
        }
        return ways.min { $0.metric < $1.metric }?.name
    }

    /// The addresses of running interfaces, except for those that stay within the machine or on one
    /// cable.
    private static var all: [NetworkAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let list = first else { return [] }
        defer { freeifaddrs(list) }
        let entries = sequence(first: list) { (entry: UnsafeMutablePointer) in
            entry.pointee.ifa_next
        }
        return entries.compactMap { entry -> NetworkAddress? in
            let entry = entry.pointee
            guard let address = entry.ifa_addr else { return nil }
            let flags = Int(entry.ifa_flags) & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)
            let isUp = flags == IFF_UP | IFF_RUNNING
            let family = Int32(address.pointee.sa_family)
            guard isUp, family == AF_INET || family == AF_INET6 else { return nil }
            let isLong = family == AF_INET6
            let size = isLong ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
            var words = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            guard
                getnameinfo(
                    address, socklen_t(size), &words, socklen_t(words.count), nil, 0,
                    NI_NUMERICHOST) == 0
            else { return nil }
            let text = String(
                decoding: words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard !text.hasPrefix("169.254."), !text.lowercased().hasPrefix("fe80:") else {
                return nil
            }
            return NetworkAddress(
                interface: String(cString: entry.ifa_name), words: text, isLong: isLong)
        }
    }
}
