import Testing

@testable import TouchStudio

@Suite("The code of an exhibit's staff")
struct CodeLockTests {
    private func answers(_ lock: inout CodeLock, _ figures: [Int], at now: Double) -> [CodeLock
        .Answer]
    {
        figures.map { lock.type($0, at: now) }
    }

    @Test("as many figures as it has are an answer")
    func opens() throws {
        var lock = try #require(CodeLock(code: "4711"))
        #expect(answers(&lock, [4, 7, 1], at: 0) == [.incomplete, .incomplete, .incomplete])
        lock.erase()
        #expect(answers(&lock, [1, 1], at: 0) == [.incomplete, .open])
        #expect(answers(&lock, [4, 7, 1, 2], at: 0).last == .wrong)
        #expect(lock.typed.isEmpty)
    }

    @Test("after five wrong ones nothing is taken for thirty seconds, not even the right one")
    func waits() throws {
        var lock = try #require(CodeLock(code: "4711"))
        for _ in 0..<4 { #expect(answers(&lock, [0, 0, 0, 0], at: 1).last == .wrong) }
        #expect(answers(&lock, [0, 0, 0, 0], at: 1).last == .closes(30))
        #expect(answers(&lock, [4, 7, 1, 1], at: 20).last == .waits(11))
        #expect(answers(&lock, [4, 7, 1, 1], at: 31).last == .open)
    }

    @Test("it has four to eight figures", arguments: ["", "123", "123456789", "12a4", "١٢٣٤"])
    func wrong(code: String) { #expect(CodeLock(code: code) == nil) }
}
