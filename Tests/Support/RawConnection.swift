import Foundation

/// A connection to a server of this machine, on which exactly those bytes are sent that a test wants.
public final class RawConnection {
    private let socket: Int32

    /// - Parameter source: the address to come from; all that begin with 127 are this machine's.
    public init(port: Int, from source: String = "127.0.0.1") throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        // Whatever is waited for comes soon; the time is only there so that a fault ends a test.
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(
            socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        func call(
            _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ host: String,
            _ port: Int
        ) throws {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            inet_pton(AF_INET, host, &address.sin_addr)
            let fault = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            guard fault == 0 else {
                throw SupportError("no connection: \(String(cString: strerror(errno)))")
            }
        }
        try call(bind, source, 0)
        try call(connect, "127.0.0.1", port)
    }

    deinit { close(socket) }

    public func send(_ text: String) { send(Array(text.utf8)) }

    public func send(_ bytes: [UInt8]) {
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// All that comes, to the end of the connection.
    public func readAll() -> [UInt8] {
        var all: [UInt8] = []
        while let more = read(), !more.isEmpty { all += more }
        return all
    }

    /// What comes next; empty at the end, nil if nothing comes for long.
    public func read() -> [UInt8]? {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(socket, &block, block.count, 0)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { return errno == EAGAIN ? nil : [] }
            return Array(block.prefix(count))
        }
    }

    /// Asks for something, and takes the answer apart.
    public func get(
        _ path: String, method: String = "GET", _ headers: [String: String] = [:]
    ) throws -> Response {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.sorted().joined()
        send("\(method) \(path) HTTP/1.1\r\nHost: here\r\n\(lines)Connection: close\r\n\r\n")
        return try Response(readAll())
    }

    public struct Response {
        public let status: Int
        /// By their names in small letters.
        public let headers: [String: String]
        public let body: [UInt8]
        public var text: String { String(decoding: body, as: UTF8.self) }

        public init(_ bytes: [UInt8]) throws {
            let data = Data(bytes)
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
                throw SupportError("no answer: \(String(decoding: bytes, as: UTF8.self))")
            }
            let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
                .components(separatedBy: "\r\n")
            status = Int(head[0].split(separator: " ").dropFirst().first ?? "") ?? 0
            headers = Dictionary(
                head.dropFirst().compactMap { line in
                    line.firstIndex(of: ":").map {
                        (
                            line[..<$0].lowercased(),
                            line[$0...].dropFirst().trimmingCharacters(in: .whitespaces)
                        )
                    }
                }
            ) { $0 + ", " + $1 }
            body = Array(data[end.upperBound...])
        }
    }
}
