/// One full page of a ledger: written once, read by all that share it.
@usableFromInline
final class SpillPage: @unchecked Sendable {
    /// The size of a page, in bytes; a multiple of the system's page size.
    @inlinable static var size: Int { 16384 }

    @usableFromInline let base: UnsafeMutableRawPointer
    /// The offset of the page in the file; nil if it is in memory.
    private let offset: Int?

    private let spill: Spill

    init(base: UnsafeMutableRawPointer, offset: Int?, spill: Spill) {
        self.base = base
        self.offset = offset
        self.spill = spill
    }

    deinit { spill.discard(base, offset: offset) }

    var isInFile: Bool { offset != nil }

    @usableFromInline
    func noteReading() { if isInFile { spill.noteReading() } }

    /// Returns the entry at a place of the page.
    @inlinable
    func load<Element: BitwiseCopyable>(_ place: Int, as type: Element.Type) -> Element {
        if place == 0 { noteReading() }
        return base.load(fromByteOffset: place * MemoryLayout<Element>.stride, as: type)
    }
}
