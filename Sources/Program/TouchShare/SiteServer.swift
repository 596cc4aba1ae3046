import CHTTP
import Foundation
import TouchHost
import TouchWords

/// Serves the files of a site to browsers over HTTP until it is stopped.
///
/// Its state belongs to the daemon, which has a thread of its own.
package final class SiteServer: @unchecked Sendable {
    private let daemon: OpaquePointer
    /// The desk, retained for the daemon, which calls it.
    private let desk: Unmanaged<Desk>

    /// The longest time that a connection may be idle, in seconds.
    private static let patience: UInt32 = 20

    /// Starts the server.
    /// - Parameter listener: the socket for browsers; it is closed along with the server.
    package init(_ site: Site, at listener: Listener) throws(Failure) {
        desk = .passRetained(Desk(site))
        let daemon = touchscope_http_start(
            listener.socket,
            { context, connection, path, method, _, _, size, state in
                Desk.of(context)?.answer(connection, path, method, size, state)
                    ?? touchscope_http_no
            },
            { context, connection, _, event in
                Desk.of(context)?.note(connection, event)
            }, desk.toOpaque(),
            // A connection that gives way needs a moment to close.
            UInt32(Guests<OpaquePointer>.most + 32), Self.patience)
        guard let daemon else {
            let failure = Failure.cannot(.serve.listen("\(listener.port)"))
            close(listener.socket)
            desk.release()
            throw failure
        }
        self.daemon = daemon
    }

    /// Closes all connections at once.
    deinit {
        MHD_stop_daemon(daemon)
        desk.release()
    }
}

/// The state for answering requests; only the daemon's one thread uses it.
private final class Desk {
    private let site: Site
    private var shelf = PackedShelf()
    private var guests = Guests<OpaquePointer>()

    init(_ site: Site) { self.site = site }

    static func of(_ context: UnsafeMutableRawPointer?) -> Desk? {
        context.map { Unmanaged<Desk>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Notes that a connection opens or closes.
    func note(_ connection: OpaquePointer?, _ event: MHD_ConnectionNotificationCode) {
        guard let connection else { return }
        guard event == touchscope_http_comes else { return guests.leave(connection) }
        let address = Listener.address(of: touchscope_http_socket(connection))
        if let slowest = guests.come(connection, from: address) {
            shutdown(touchscope_http_socket(slowest), Int32(SHUT_RDWR))
        }
    }

    /// Answers a request. Called twice, and more often if the client sends a body, which is
    /// discarded.
    func answer(
        _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
        _ method: UnsafePointer<CChar>?,
        _ size: UnsafeMutablePointer<Int>?,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> MHD_Result {
        guard let connection, let path, let method, let size, let state else {
            return touchscope_http_no
        }
        guests.ask(connection)
        let request = Request(
            method: String(cString: method),
            path: UnsafeBufferPointer(start: path, count: strlen(path)).map {
                UInt8(bitPattern: $0)
            },
            header: { name in
                touchscope_http_header(connection, name).map { String(cString: $0) }
            })
        // A method that is not allowed is refused before its body is sent.
        if state.pointee == nil, Answer.allows(request.method) {
            state.pointee = UnsafeMutableRawPointer(connection)
            return touchscope_http_yes
        }
        if size.pointee > 0 {
            size.pointee = 0
            return touchscope_http_yes
        }
        return give(Answer(to: request, from: site), to: connection)
    }

    private func give(_ answer: Answer, to connection: OpaquePointer) -> MHD_Result {
        guard let response = response(answer.content) else { return touchscope_http_no }
        defer { MHD_destroy_response(response) }
        for (name, value) in answer.headers + Self.always {
            _ = MHD_add_response_header(response, name, value)
        }
        return MHD_queue_response(connection, answer.status, response)
    }

    /// The headers that keep browsers from guessing a file's type, and from telling other sites
    /// where the user comes from.
    private static let always = [
        (name: "X-Content-Type-Options", value: "nosniff"),
        (name: "Referrer-Policy", value: "same-origin"),
    ]

    private func response(_ content: Answer.Content) -> OpaquePointer? {
        switch content {
        case .nothing: return touchscope_http_response(nil, 0)
        case .words(let words):
            var words = words
            return words.withUTF8 {
                touchscope_http_response($0.baseAddress, $0.count)
            }
        case .part(let file, let range):
            // Nothing can be sent of an empty file.
            if range.isEmpty { return response(.nothing) }
            return MHD_create_response_from_fd_at_offset64(
                UInt64(range.count), file.handOver(), UInt64(range.lowerBound))
        case .packed(let file):
            guard let packed = shelf.packed(file) else { return nil }
            return MHD_create_response_from_buffer_with_free_callback_cls(
                packed.bytes.count, UnsafeMutableRawPointer(mutating: packed.bytes.baseAddress),
                { held in held.map { Unmanaged<Packed>.fromOpaque($0).release() } },
                Unmanaged.passRetained(packed).toOpaque())
        }
    }
}
