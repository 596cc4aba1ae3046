import Foundation
import Synchronization

/// The store of the full pages of ledgers: the first of them in memory, all further ones in an
/// unnamed temporary file, which disappears when the program ends.
///
/// The file is in `TMPDIR`, otherwise in `/var/tmp`, because `/tmp` is in memory on many systems.
/// If the file cannot be created, or the disk is full, pages stay in memory. All of them together
/// have a ceiling: the store refuses no page, but `excess` tells whoever fills it.
// Unchecked: mutable state is accessed only under the lock.
package final class Spill: @unchecked Sendable {
    /// The shared store. 8 MB stay in memory, so a short session never uses the disk.
    package static let shared = Spill(memory: 8 << 20, folder: folder, ceiling: ceiling)

    private let memory: Int
    private let folder: String
    private let ceiling: Int

    /// - Parameters:
    ///   - memory: the amount that stays in memory, in bytes.
    ///   - folder: the folder in which the file is created.
    ///   - ceiling: the amount allowed in file and memory together, in bytes.
    init(memory: Int, folder: String, ceiling: Int) {
        self.memory = memory
        self.folder = folder
        self.ceiling = ceiling
    }

    private static var folder: String {
        getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
    }

    /// The default ceiling: enough for a day of one finger, which takes 6.5 GB, and for four hours
    /// of ten.
    private static var ceiling: Int {
        let megabytes = getenv("TOUCHSCOPE_ROOM").flatMap { Int(String(cString: $0)) } ?? 8192
        return min(max(megabytes, 1), 1 << 20) << 20
    }

    /// The step by which the file grows, in bytes.
    private static let region = 64 << 20

    private let lock = NSLock()
    private let isAtCeiling = Atomic(false)
    // The properties below are accessed only under the lock.
    private var inMemory = 0
    private var file: Int32?
    private var hasFailed = false
    private var length = 0
    private var inFile = 0
    private var regions: [UnsafeMutableRawPointer] = []
    /// The number of pages that were written to the file or whose reading there has begun.
    private var touched = 0
    private static let pagesBetween = 256
    /// The free places of the file.
    private var free: [Place] = []

    private struct Place {
        var offset: Int
        /// The address at which the place is mapped.
        var base: UnsafeMutableRawPointer
    }

    /// Stores a copy of `bytes`, at most one page.
    func keep(_ bytes: UnsafeRawBufferPointer) -> SpillPage {
        lock.withLock {
            defer { measure() }
            if inMemory >= memory, let place = takePlace() {
                if let file, Self.write(bytes, to: file, at: place.offset) {
                    inFile += SpillPage.size
                    touchPage()
                    return SpillPage(base: place.base, offset: place.offset, spill: self)
                }
                free.append(place)
                hasFailed = true
            }
            inMemory += SpillPage.size
            let base = UnsafeMutableRawPointer.allocate(byteCount: SpillPage.size, alignment: 16)
            UnsafeMutableRawBufferPointer(start: base, count: SpillPage.size)
                .copyMemory(from: bytes)
            return SpillPage(base: base, offset: nil, spill: self)
        }
    }

    /// Releases a page that nobody needs any more.
    func discard(_ base: UnsafeMutableRawPointer, offset: Int?) {
        lock.withLock {
            defer { measure() }
            if let offset {
                inFile -= SpillPage.size
                free.append(Place(offset: offset, base: base))
            } else {
                inMemory -= SpillPage.size
                base.deallocate()
            }
        }
    }

    /// Unmaps the file. Every page retains its spill, so no page is left.
    deinit {
        for base in regions { munmap(base, Self.region) }
        if let file { close(file) }
    }

    // MARK: The ceiling

    /// The ceiling for memory alone, where the file can take no more: an amount that many machines
    /// can spare.
    private var ceilingOfMemory: Int { ceiling / 4 }

    private func measure() {
        let isFull = inMemory + inFile >= ceiling || hasFailed && inMemory >= ceilingOfMemory
        isAtCeiling.store(isFull, ordering: .relaxed)
    }

    /// The reason for which no more fits; nil while there is room.
    package var excess: TraceExcess? {
        guard isAtCeiling.load(ordering: .relaxed) else { return nil }
        return lock.withLock {
            let most = inMemory + inFile >= ceiling ? ceiling : ceilingOfMemory
            return hasFailed ? .noRoom(most >> 20, folder: folder) : .allowed(most >> 20)
        }
    }

    // MARK: The file

    /// Counts a page that was read or written, and now and then drops the file's pages from memory.
    /// Readers that follow the end or go through all of it are done with them, and readers that
    /// look back get them again.
    private func touchPage() {
        touched += 1
        guard touched.isMultiple(of: Self.pagesBetween) else { return }
        for base in regions { madvise(base, Self.region, Int32(MADV_DONTNEED)) }
    }

    /// Notes that a page of the file begins to be read.
    func noteReading() { lock.withLock { touchPage() } }

    private func takePlace() -> Place? {
        if hasFailed { return nil }
        if let place = free.popLast() { return place }
        file = file ?? Self.open(in: folder)
        guard let file, let base = Self.map(file, from: length) else {
            hasFailed = true
            return nil
        }
        // The places are taken from the end of the list, so that the file is written from its
        // beginning.
        for offset in stride(from: 0, to: Self.region, by: SpillPage.size).reversed() {
            free.append(Place(offset: length + offset, base: base + offset))
        }
        length += Self.region
        regions.append(base)
        return free.popLast()
    }

    private static func open(in folder: String) -> Int32? {
        var name = Array("\(folder)/touchscope-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return nil }
        unlink(name)
        return file
    }

    private static func map(_ file: Int32, from start: Int) -> UnsafeMutableRawPointer? {
        guard ftruncate(file, off_t(start + region)) == 0 else { return nil }
        let base = mmap(nil, region, PROT_READ, MAP_SHARED, file, off_t(start))
        return base == MAP_FAILED ? nil : base
    }

    private static func write(
        _ bytes: UnsafeRawBufferPointer, to file: Int32, at offset: Int
    ) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = pwrite(
                file, bytes.baseAddress?.advanced(by: done), bytes.count - done,
                off_t(offset + done))
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
