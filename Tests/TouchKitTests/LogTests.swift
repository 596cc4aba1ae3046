import Testing
import TouchKit

@Suite struct LogTests {
    @Test("A misuse is told to whoever takes the log, and to nobody else")
    func told() {
        var lines: [String] = []
        UIApplication.logHandler = { lines.append($0) }
        defer { UIApplication.logHandler = nil }
        let tap = UITapGestureRecognizer()
        tap.state = .changed
        #expect(lines == ["UITapGestureRecognizer: no way from possible to changed"])
    }
}
