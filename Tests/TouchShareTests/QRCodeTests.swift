import Foundation
import TestSupport
import Testing

@testable import TouchShare

@Suite("Codes to be scanned") struct QRCodeTests {
    private static let texts = [
        "http://127.0.0.1:8017/", "http://192.168.178.23:8017/lessons/who-gets-the-touch.html?zh",
        "http://[2001:db8:85a3:8d3:1319:8a2e:370:7348]:8017/lessons/a.html",
    ]

    @Test("a reader finds the text in its squares", arguments: texts)
    func squares(text: String) throws {
        let code = try #require(QRCode(text))
        let side = code.side + 2 * QRCode.quiet
        let found = try CodeReader.text(width: side, height: side) {
            code[$0 - QRCode.quiet, $1 - QRCode.quiet]
        }
        #expect(found == text)
    }

    @Test("and in what a terminal shows", arguments: texts)
    func lines(text: String) throws {
        let code = try #require(QRCode(text))
        let lines = code.lines(colors: false)
        let side = code.side + 2 * QRCode.quiet
        #expect(lines.count == (side + 1) / 2 && lines.allSatisfy { $0.count == side })
        #expect(try CodeReader.text(lines: lines) == text)
        let colored = code.lines(colors: true)
        for (line, plain) in zip(colored, lines) {
            #expect(line == "\u{1b}[38;5;16;48;5;231m" + plain + "\u{1b}[0m")
        }
    }

    @Test("its rows are the same squares")
    func runs() throws {
        let code = try #require(QRCode(Self.texts[0]))
        var dark: Set<[Int]> = []
        for run in code.runs {
            for column in run.column..<run.column + run.count { dark.insert([column, run.row]) }
        }
        for row in 0..<code.side {
            for column in 0..<code.side {
                #expect(dark.contains([column, row]) == code[column, row])
            }
        }
    }

    @Test("what is too long has none")
    func tooLong() {
        #expect(QRCode(String(repeating: "a", count: 4000)) == nil)
    }
}
