@preconcurrency import Glibc
import Synchronization
import TouchPicture
import TouchScript
import TouchWords
import WordTables

/// The two output streams of the program. If nobody reads the output any more, the program ends
/// quietly.
///
/// Text from files passes through here to a terminal, so that invisible characters are spelled out.
package nonisolated enum Console {
    /// The language in which the program speaks to the user who started it: that of the
    /// environment, if there is a table for it.
    package static let language: String = {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { Environment[$0] }.first { !$0.isEmpty }
        return WordLanguage.of(locale ?? "en").identifier
    }()

    package static func print(_ text: String) throws { try write(text + "\n") }

    /// Writes whole lines to stdout.
    package static func write(_ text: String) throws { try send(text.visibleLines) }

    /// Writes the contents of a file to stdout: unchanged, unless stdout is a terminal.
    package static func deliver(_ text: String) throws {
        try send(isatty(STDOUT_FILENO) == 1 ? text.visibleLines : text)
    }

    /// Writes text to stdout unchanged, for a program that reads it.
    package static func send(_ text: String) throws {
        clear()
        var text = text
        try text.withUTF8 { bytes in
            if OutputFile.write(UnsafeRawBufferPointer(bytes), STDOUT_FILENO) { return }
            if errno == EPIPE { throw Failure.silent(status: 128 + SIGPIPE) }
            throw Failure.cannot(.host.writeOutput)
        }
    }

    /// Writes a complaint as one line to stderr.
    package static func complain(_ message: String) { tell("\(ProgramName.word): \(message)") }

    package static func complain(_ message: Wording) { complain(message[language]) }

    /// Writes a line to stderr that is no complaint, such as a result or progress.
    package static func tell(_ message: String) {
        clear()
        fputs(message.visible + "\n", stderr)
    }

    package static func tell(_ message: Wording) { tell(message[language]) }

    /// Replaces the renewable line on a terminal's stderr; pass an empty string to remove it.
    package static func renew(_ line: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        isRenewed.store(!line.isEmpty, ordering: .relaxed)
        fputs("\r\u{1b}[K" + line, stderr)
    }

    /// Clears the renewable line, so that other output begins on an empty line.
    private static func clear() {
        if isRenewed.load(ordering: .relaxed) { renew("") }
    }

    /// Indicates whether a renewable line is shown.
    private static let isRenewed = Atomic<Bool>(false)

    /// Reports an error. Errors of scripts take one line each, with the location first, as editors
    /// expect it.
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
