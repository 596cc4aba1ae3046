import Foundation

/// A web host of a test's own, on this machine alone: it has the files of a folder at some path, and is gone when it is told to.
public final class WebHost: @unchecked Sendable {
    /// Where its folder begins, with a slash at the end.
    public let address: String
    private let folder: URL
    private let path: String
    private let listener: Int32
    private let lock = NSLock()
    private var isOpen = true

    /// - Parameter path: with a slash at either end.
    public init(_ folder: URL, at path: String) throws {
        (self.folder, self.path) = (folder, path)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, listen(listener, 32) == 0 else { throw SupportError("no port to be had") }
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))\(path)"
        Thread.detachNewThread { self.serve() }
    }

    /// Nobody is answered any more. Until then it lives.
    public func end() {
        lock.withLock {
            guard isOpen else { return }
            isOpen = false
            shutdown(listener, Int32(SHUT_RDWR))
        }
    }

    private func serve() {
        defer { close(listener) }
        while true {
            let client = accept(listener, nil, nil)
            guard client >= 0 else { return }
            Thread.detachNewThread { [self] in
                answer(client)
                close(client)
            }
        }
    }

    private func answer(_ client: Int32) {
        var asked = Data()
        var block = [UInt8](repeating: 0, count: 1 << 14)
        while asked.range(of: Data("\r\n\r\n".utf8)) == nil {
            let got = recv(client, &block, block.count, 0)
            guard got > 0 else { return }
            asked.append(contentsOf: block.prefix(got))
        }
        let words = String(decoding: asked, as: UTF8.self).split(separator: " ", maxSplits: 2)
        let target = words.count > 1 ? String(words[1].prefix { $0 != "?" }) : ""
        var reply = Data(
            "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
        if let file = file(target), let content = FileManager.default.contents(atPath: file.path) {
            reply = Data(
                """
                HTTP/1.1 200 OK\r
                Content-Type: \(Self.types[file.pathExtension] ?? "application/octet-stream")\r
                Content-Length: \(content.count)\r
                Connection: close\r\n\r\n
                """.utf8)
            reply += content
        }
        while !reply.isEmpty {
            let sent = reply.withUnsafeBytes {
                send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            reply = reply.dropFirst(sent)
        }
    }

    private func file(_ target: String) -> URL? {
        guard target.hasPrefix(path), !target.contains("..") else { return nil }
        let name = String(target.dropFirst(path.count))
        return folder.appending(path: name.isEmpty ? "index.html" : name)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css", "js": "text/javascript",
        "png": "image/png", "svg": "image/svg+xml",
    ]
}
