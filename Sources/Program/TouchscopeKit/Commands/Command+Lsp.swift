@preconcurrency import Glibc
import TouchHost

extension Command {
    static let lsp = Command(
        name: "lsp", summary: "a language server, for text editors", usage: "",
        details: """
            Speaks the Language Server Protocol over stdin and stdout: an editor that starts it is told every
            fault of scenes, tapes, lists of lessons and styles while they are written, and brings them into
            canonical form.
            """,
        options: [Option("stdio", nil, "as many editors say; there is no other way")]
    ) { call in
        try call.refuseOperands()
        let server = LanguageServer { message in
            let body = message.text
            try Console.send("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
        }
        var stream = MessageStream(STDIN_FILENO)
        while server.exitStatus == nil, let piece = stream.next() {
            switch piece {
            case .message(let bytes): try server.take(bytes)
            case .fault(let message): try server.refuse(message)
            }
            // Who types goes on before anything is read to its end.
            if !stream.isWaiting { try server.publish() }
        }
        guard server.exitStatus == 0 else { throw Failure.silent(status: 1) }
    }
}
