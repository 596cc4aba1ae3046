#if !canImport(Foundation)
    /// Where the full pages of ledgers lie in a browser: all in memory, which has a ceiling.
    // Unchecked: a page has one thread.
    package final class Spill: @unchecked Sendable {
        package static let shared = Spill()

        private static let ceiling = 256 << 20
        private var inMemory = 0

        /// Keeps a copy of `bytes`, one page of them at most.
        func keep(_ bytes: UnsafeRawBufferPointer) -> SpillPage {
            inMemory += SpillPage.size
            let base = UnsafeMutableRawPointer.allocate(byteCount: SpillPage.size, alignment: 16)
            UnsafeMutableRawBufferPointer(start: base, count: SpillPage.size).copyMemory(
                from: bytes)
            return SpillPage(base: base, offset: nil, spill: self)
        }

        /// A page that nobody needs any more.
        func discard(_ base: UnsafeMutableRawPointer, offset: Int?) {
            inMemory -= SpillPage.size
            base.deallocate()
        }

        /// Pages are read from memory anyway.
        func noteReading() {}

        /// What is too much; nil while there is room.
        package var excess: TraceExcess? {
            inMemory >= Self.ceiling ? .page(Self.ceiling >> 20) : nil
        }
    }
#endif
