import Foundation
import Testing

@testable import TouchKit

@Suite struct LedgerTests {
    private func ledger(_ count: Int) -> Ledger<Int32> {
        var ledger = Ledger<Int32>()
        for number in 0..<count { ledger.append(Int32(number) * 3) }
        return ledger
    }

    /// Less than a page, a whole one, and several with a rest.
    private nonisolated static let counts = [0, 1, 4095, 4096, 4097, 20_000]

    @Test("every entry is found again, on full pages and after them", arguments: counts)
    func entries(count: Int) {
        let ledger = ledger(count)
        #expect(ledger.count == count)
        #expect(ledger.elementsEqual((0..<count).map { Int32($0) * 3 }))
        #expect(ledger.last == (count > 0 ? Int32(count - 1) * 3 : nil))
    }

    @Test("a copy goes its own way")
    func value() {
        let first = ledger(5000)
        var second = first
        second.append(-1)
        #expect(first.count == 5000 && second.count == 5001)
        #expect(second.last == -1 && second.dropLast().elementsEqual(first))
        #expect(first != second && first == ledger(5000))
    }

    @Test("a follower takes over what is new, wherever it stands", arguments: counts, counts)
    func follows(known: Int, count: Int) {
        guard known <= count else { return }
        var follower = ledger(known)
        follower.append(newIn: ledger(count))
        #expect(follower == ledger(count))
    }
}

@Suite struct SpillTests {
    private func bytes(_ number: UInt8) -> [UInt8] {
        Array(repeating: number, count: SpillPage.size)
    }

    private func keep(_ number: UInt8, in spill: Spill) -> SpillPage {
        bytes(number).withUnsafeBytes { spill.keep($0) }
    }

    @Test("what is beyond the memory lies in a file without a name, and is read from there")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("spill-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let spill = Spill(memory: 2 * SpillPage.size, folder: folder.path)
        var pages = (0..<5).map { keep(UInt8($0), in: spill) }
        #expect(pages.map(\.isInFile) == [false, false, true, true, true])
        for (number, page) in pages.enumerated() {
            #expect(page.load(0, as: UInt8.self) == UInt8(number))
            #expect(page.load(SpillPage.size - 1, as: UInt8.self) == UInt8(number))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        // A place that is free again is used again; what is beside it stays.
        pages.remove(at: 3)
        pages.append(keep(9, in: spill))
        #expect(pages.map { $0.load(7, as: UInt8.self) } == [0, 1, 2, 4, 9])
    }

    @Test("where no file can be made, everything stays in memory")
    func noFolder() {
        let spill = Spill(memory: 0, folder: "/nowhere")
        let pages = (0..<3).map { keep(UInt8($0), in: spill) }
        #expect(pages.map(\.isInFile) == [false, false, false])
        #expect(pages.map { $0.load(0, as: UInt8.self) } == [0, 1, 2])
    }
}
