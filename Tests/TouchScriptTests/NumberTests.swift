import Foundation
import TestSupport
import Testing

@testable import TouchScript

@Suite("Numbers of files") struct NumberTests {
    private func read(_ text: String) -> Token.Kind? {
        Lexer.read(Array(text.utf8), from: 0).tokens.first?.kind
    }

    @Test("each is the nearest there is, however many digits it has")
    func nearest() throws {
        var dice = Dice(seed: 3)
        func digits(_ count: Int) -> String {
            (0..<count).map { _ in String(dice.roll(10)) }.joined()
        }
        for _ in 0..<20_000 {
            let sign = ["", "-", "+"][dice.roll(3)]
            let whole = digits(1 + dice.roll(9))
            let text = sign + whole + (dice.roll(4) > 0 ? "." + digits(1 + dice.roll(9)) : "")
            let value = try #require(Double(text))
            guard case .number(let number, unit: "") = read(text) else {
                Issue.record("\(text) was no number")
                return
            }
            #expect(number.bitPattern == value.bitPattern, "\(text)")
        }
    }

    @Test("what is no number is none; exponents and units are read as before")
    func others() {
        for text in ["1.2.3", "1.", "-.", "1..2"] {
            if case .number(let number, _) = read(text) {
                #expect(Double(text) == number, "\(text)")
            }
        }
        #expect(read("1.5e3ms") == .number(1500, unit: "ms"))
        #expect(read("-0.25deg") == .number(-0.25, unit: "deg"))
        #expect(read(".5") == .number(0.5, unit: ""))
    }
}
