import Foundation
import TouchHost
import TouchWords

/// A socket that listens at the requested address.
package struct Listener {
    /// The range of machines that can reach it.
    package enum Reach { case thisMachine, network }

    let socket: Int32
    package let port: Int

    /// The port to use if none is named; if it is taken, one of those that follow.
    package static let usual = 8017
    private static let others = 20

    /// Starts listening.
    /// - Parameter port: the port; 0 for any free one; nil for the usual one, or the next that is
    ///   free.
    package init(to reach: Reach, _ port: Int?) throws(Failure) {
        var fault: Int32 = 0
        for port in port.map({ $0...$0 }) ?? Self.usual...Self.usual + Self.others {
            if let socket = Self.listening(reach, port) {
                (self.socket, self.port) = (socket, Self.port(of: socket))
                return
            }
            fault = errno
            guard fault == EADDRINUSE else { break }
        }
        guard fault == EADDRINUSE else {
            throw .cannot(.serve.listen("\(port ?? Self.usual)"), fault)
        }
        throw Failure(
            port.map { .serve.portTaken("\($0)") }
                ?? .serve.portsTaken(
                    "\(Self.usual)", last: "\(Self.usual + Self.others)"))
    }

    /// Returns a socket that listens.
    /// - Returns: nil, with `errno` set, if it cannot listen there.
    private static func listening(_ reach: Reach, _ port: Int) -> Int32? {
        switch reach {
        case .thisMachine:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
            return listening(AF_INET, &address)
        case .network:
            var every = sockaddr_in6()
            every.sin6_family = sa_family_t(AF_INET6)
            every.sin6_port = in_port_t(port).bigEndian
            if let socket = listening(AF_INET6, &every) { return socket }
            guard errno == EAFNOSUPPORT || errno == EADDRNOTAVAIL else { return nil }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            return listening(AF_INET, &address)
        }
    }

    private static func listening<Address>(
        _ family: Int32, _ address: UnsafeMutablePointer<Address>
    ) -> Int32? {
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let socket = Glibc.socket(family, kind | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard socket >= 0 else { return nil }
        var (on, off): (Int32, Int32) = (1, 0)
        let size = socklen_t(MemoryLayout<Int32>.size)
        // Listening works again even if there was a connection a moment ago.
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, size)
        // Connections over IPv4 are welcome, too.
        if family == AF_INET6 {
            setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
        }
        let isBound = address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(socket, $0, socklen_t(MemoryLayout<Address>.size)) == 0
        }
        guard isBound, listen(socket, 128) == 0 else {
            let fault = errno
            close(socket)
            errno = fault
            return nil
        }
        return socket
    }

    private static func port(of socket: Int32) -> Int {
        var address = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        withUnsafeMutablePointer(to: &address) {
            _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(socket, $0, &size)
            }
        }
        // Both address families have it at the same offset.
        return Int(UInt16(bigEndian: address.sin6_port))
    }

    /// Returns the address of a connection's other end, without the port.
    static func address(of connection: Int32) -> [UInt8] {
        var address = sockaddr_in6()
        var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getpeername(connection, $0, &size) == 0
            }
        }
        guard isKnown else { return [] }
        let place = address.sin6_family == sa_family_t(AF_INET6) ? 8..<24 : 4..<8
        return withUnsafeBytes(of: &address) { Array($0[place]) }
    }
}
