#if !canImport(Foundation)
    /// The store of the full pages of ledgers in a browser: all in memory, which has a limit.
    // Unchecked: a page has one thread.
    package final class Spill: @unchecked Sendable {
        package static let shared = Spill()

        private static let ceiling = 256 << 20
        private var inMemory = 0

        /// Stores a copy of `bytes`, at most one page.
        func keep(_ bytes: UnsafeRawBufferPointer) -> SpillPage {
            inMemory += SpillPage.size
            let base = UnsafeMutableRawPointer.allocate(byteCount: SpillPage.size, alignment: 16)
            UnsafeMutableRawBufferPointer(start: base, count: SpillPage.size).copyMemory(
                from: bytes)
            return SpillPage(base: base, offset: nil, spill: self)
        }

        /// Releases a page that nobody needs any more.
        func discard(_ base: UnsafeMutableRawPointer, offset: Int?) {
            inMemory -= SpillPage.size
            base.deallocate()
        }

        /// Does nothing: pages are always read from memory.
        func noteReading() {}

        /// The reason for which no more fits; nil while there is room.
        package var excess: TraceExcess? {
            inMemory >= Self.ceiling ? .page(Self.ceiling >> 20) : nil
        }
    }
#endif
