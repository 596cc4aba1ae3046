import Foundation

/// One device of Xorg's `inputtest` driver, driven through its socket.
///
/// A message is its length and its kind (both 32 bits), then its content in the layout of the
/// driver's C structures. The driver takes one client in a server's life.
public class InputDevice {
    /// The kinds of message, by the numbers of the protocol.
    enum Message: UInt32 {
        case version, wait, motion, proximity, button, key, touch
    }

    private let socket: Int32

    init(path: String) throws {
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array(path.utf8)
        guard socket >= 0, name.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw SupportError("no socket for \(path)")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let answer = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, length)
            }
        }
        guard answer == 0 else { throw SupportError("cannot connect to \(path)") }
        // Version 1.0 of the protocol; the server answers with its own.
        try send(.version, Bytes().adding(UInt16(1)).adding(UInt16(0)))
        _ = try receive(12)
    }

    deinit {
        close(socket)
    }

    /// Returns when the server has worked through everything sent so far.
    public func sync() throws {
        try send(.wait, Bytes())
        _ = try receive(8)
    }

    func send(_ message: Message, _ content: Bytes) throws {
        let all =
            Bytes().adding(UInt32(8 + content.raw.count)).adding(message.rawValue).raw
            + content.raw
        var sent = 0
        while sent < all.count {
            let count = all.withUnsafeBytes {
                Glibc.send(
                    socket, $0.baseAddress?.advanced(by: sent), all.count - sent,
                    Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw SupportError("the server closed an input device") }
            sent += count
        }
    }

    private func receive(_ count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            var block = [UInt8](repeating: 0, count: count - bytes.count)
            let got = recv(socket, &block, block.count, 0)
            guard got > 0 else { throw SupportError("the server closed an input device") }
            bytes += block[..<got]
        }
        return bytes
    }

    /// The driver's table of axes: which are given, then 64 values, then 64 unaccelerated ones.
    /// `x` and `y` are fractions of the screen, `pressure` of the most that there is.
    static func axes(x: Double? = nil, y: Double? = nil, pressure: Double? = nil) -> Bytes {
        let mask = (x == nil ? 0 : 1) | (y == nil ? 0 : 2) | (pressure == nil ? 0 : 16)
        var bytes = Bytes().adding(UInt32(0)).adding(UInt64(mask)).adding(UInt32(0))
        for axis in 0..<64 {
            let fraction = axis == 0 ? x : axis == 1 ? y : nil
            // The driver's absolute axes reach from 0 to 65535, that of pressure to 2047.
            bytes = bytes.adding(axis == 4 ? (pressure ?? 0) * 2047 : (fraction ?? 0) * 65536)
        }
        return bytes.adding(zeros: 64 * 8)
    }
}

/// Bytes of a message, in the machine's own order.
struct Bytes {
    private(set) var raw: [UInt8] = []

    func adding<Value>(_ value: Value) -> Bytes where Value: BitwiseCopyable {
        var result = self
        withUnsafeBytes(of: value) { result.raw.append(contentsOf: $0) }
        return result
    }

    func adding(zeros count: Int) -> Bytes {
        var result = self
        result.raw += [UInt8](repeating: 0, count: count)
        return result
    }

    static func + (a: Bytes, b: Bytes) -> Bytes {
        var result = a
        result.raw += b.raw
        return result
    }
}
