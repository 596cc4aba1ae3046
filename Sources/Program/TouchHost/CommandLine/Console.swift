@preconcurrency import Glibc
import Synchronization
import TouchPicture
import TouchScript
import TouchWords
import WordTables

/// The two streams of the program. Output that nobody reads any more ends it quietly.
///
/// What files hold goes through here to a terminal, so that what cannot be seen is written out.
package nonisolated enum Console {
    /// The language that the program speaks to whoever started it: that of the environment, if there is a table of it.
    package static let language: String = {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { Environment[$0] }.first { !$0.isEmpty }
        return WordLanguage.of(locale ?? "en").identifier
    }()

    package static func print(_ text: String) throws { try write(text + "\n") }

    /// Whole lines.
    package static func write(_ text: String) throws { try send(text.visibleLines) }

    /// A file for whoever reads stdout: to the letter, unless that is a terminal.
    package static func deliver(_ text: String) throws {
        try send(isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// For a program that reads stdout: to the letter.
    package static func send(_ text: String) throws {
        clear()
        var text = text
        try text.withUTF8 { bytes in
            if OutputFile.write(UnsafeRawBufferPointer(bytes), STDOUT_FILENO) { return }
            if errno == EPIPE { throw Failure.silent(status: 128 + SIGPIPE) }
            throw Failure.cannot(.host.writeOutput)
        }
    }

    /// One line on stderr.
    package static func complain(_ message: String) { tell("\(ProgramName.word): \(message)") }

    package static func complain(_ message: Wording) { complain(message[language]) }

    /// A line on stderr that is no complaint: what was made, how far it is.
    package static func tell(_ message: String) {
        clear()
        fputs(message.visible + "\n", stderr)
    }

    package static func tell(_ message: Wording) { tell(message[language]) }

    /// A line on a terminal's stderr that takes the place of the one shown so before; empty to take it away.
    package static func renew(_ line: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        isRenewed.store(!line.isEmpty, ordering: .relaxed)
        fputs("\r\u{1b}[K" + line, stderr)
    }

    /// What else is said begins on an empty line.
    private static func clear() {
        if isRenewed.load(ordering: .relaxed) { renew("") }
    }

    /// Whether a line stands there that can be renewed.
    private static let isRenewed = Atomic<Bool>(false)

    /// Tells what went wrong: of scripts a line an error, each with its place first, as editors expect it.
    package static func complain(_ error: any Error) {
        if let errors = error as? ScriptErrors {
            for error in errors.errors { tell(error.said(in: language)) }
        } else if let error = error as? any ToldError {
            let message = error.message[language]
            if !message.isEmpty { complain(message) }
        } else if let faults = error as? WordFaults {
            let lines = "\(faults)".split(separator: "\n")
            for line in lines.prefix(20) { tell(String(line)) }
            if lines.count > 20 { tell(.tell.andMore(lines.count - 20)) }
        } else {
            complain("\(error)")
        }
    }
}
