@preconcurrency import Glibc
import TouchHost
import TouchWords

extension Command {
    static let lsp = Command(
        name: "lsp", summary: .command.lsp, usage: .verbatim(""),
        details: .command.lspDetails,
        options: [Option("stdio", nil, .option.stdio)]
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
            // While the user types, all pending messages are read before anything is published.
            if !stream.isWaiting { try server.publish() }
        }
        guard server.exitStatus == 0 else { throw Failure.silent(status: 1) }
    }
}
