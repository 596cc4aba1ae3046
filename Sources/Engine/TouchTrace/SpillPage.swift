/// One full page of a ledger: written once, read by whoever shares it.
// Unchecked: nobody writes to it any more, and its memory is given back when nobody has it.
@usableFromInline
final class SpillPage: @unchecked Sendable {
    /// In bytes; a multiple of the system's pages.
    @inlinable static var size: Int { 16384 }

    @usableFromInline let base: UnsafeMutableRawPointer
    /// Its place in the file; nil if it lies in memory.
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

    /// The entry at a place of the page.
    @inlinable
    func load<Element: BitwiseCopyable>(_ place: Int, as type: Element.Type) -> Element {
        if place == 0 { noteReading() }
        return base.load(fromByteOffset: place * MemoryLayout<Element>.stride, as: type)
    }
}
