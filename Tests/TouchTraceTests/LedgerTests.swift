import Foundation
import Testing

@testable import TouchTrace

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
        let spill = Spill(
            memory: 2 * SpillPage.size, folder: folder.path, ceiling: 9 * SpillPage.size)
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
        let spill = Spill(memory: 0, folder: "/nowhere", ceiling: 16 * SpillPage.size)
        let pages = (0..<3).map { keep(UInt8($0), in: spill) }
        #expect(pages.map(\.isInFile) == [false, false, false])
        #expect(pages.map { $0.load(0, as: UInt8.self) } == [0, 1, 2])
    }

    @Test("at its ceiling, with file and memory together, it says so until pages are given back")
    func ceiling() {
        let folder = FileManager.default.temporaryDirectory.path
        let spill = Spill(
            memory: 128 * SpillPage.size, folder: folder, ceiling: 192 * SpillPage.size)
        var pages = (0..<191).map { keep(UInt8($0), in: spill) }
        #expect(pages.count { $0.isInFile } == 63 && spill.excess == nil)
        // It refuses none.
        pages += [keep(191, in: spill), keep(192, in: spill)]
        #expect(spill.excess == .allowed(3))
        #expect(pages[192].load(9, as: UInt8.self) == 192)
        pages.removeLast()
        #expect(spill.excess != nil)
        // One that lies in memory counts as one in the file.
        pages.removeFirst()
        #expect(spill.excess == nil)
    }

    @Test("where no file can be made, memory takes a quarter of that")
    func ceilingOfMemory() {
        let spill = Spill(memory: 0, folder: "/nowhere", ceiling: 256 * SpillPage.size)
        var pages = (0..<63).map { keep(UInt8($0), in: spill) }
        #expect(spill.excess == nil)
        pages.append(keep(63, in: spill))
        #expect(spill.excess == .noRoom(1, folder: "/nowhere"))
    }
}
