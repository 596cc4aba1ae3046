import Foundation
import TouchWords

/// A file being written; all files of this program are written in this way.
///
/// The contents are written to a hidden file beside the destination until they are complete and on
/// the disk; then the file replaces the destination at once. If anything goes wrong before, the old
/// file stays as it was. Links stay links, files keep their mode, and a destination that is not a
/// file, such as a pipe or a device, is written through.
package nonisolated final class OutputFile {
    private let place: OutputPlace
    /// The path of the hidden file until it is complete; nil if it has no name, or no longer has
    /// one.
    private var scratch: String?
    private let work: Unfinished?
    /// The open file, for reading and writing; others may write to it, too.
    package let descriptor: Int32

    /// Creates the hidden file, and throws any obstacle to writing to the destination.
    package init(_ name: String) throws(Failure) {
        place = try OutputPlace(name)
        if place.isStream {
            guard let file = Scratch.nameless() else { throw .cannotWrite(name) }
            (descriptor, work) = (file, nil)
            return
        }
        Scratch.sweep(place.folder)
        var mode: mode_t = 0o666
        if case .file(let old, _, _) = place.content { mode = old & 0o666 | S_IRUSR | S_IWUSR }
        let folder = place.folder
        let begun = try Unfinished.begin(
            { () throws(Failure) -> (path: String, descriptor: Int32) in
                guard let made = Scratch.file(in: folder, mode: mode) else {
                    throw .cannotWrite(name)
                }
                return made
            }, undo: { _ = unlink($0.path) })
        (scratch, descriptor) = begun.made
        work = begun.work
    }

    deinit {
        discard()
        close(descriptor)
    }

    /// Removes the file, unless it is finished.
    package func discard() {
        if let scratch { unlink(scratch) }
        scratch = nil
        work?.end()
    }

    /// The size written so far, in bytes.
    package var size: Int { stat(open: descriptor).map { Int($0.st_size) } ?? 0 }

    /// The bytes written to the disk at a time.
    private static let piece = 16 << 20

    /// Appends `bytes`, and shows the progress if there are many. They go to the disk piece by
    /// piece, which would otherwise take long, without any output, at the end.
    package func write(_ bytes: some Collection<UInt8>) throws(Failure) {
        var progress = LongWork(Wording.work.megabytesWritten)
        let count = bytes.count
        var rest = bytes[...]
        while rest.count > Self.piece {
            try Self.write(rest.prefix(Self.piece), to: descriptor, named: place.name)
            if !place.isStream { try sync() }
            rest = rest.dropFirst(Self.piece)
            progress.update((count - rest.count) >> 20, of: count >> 20)
        }
        try Self.write(rest, to: descriptor, named: place.name)
    }

    /// Gives the complete file its name.
    package func finish() throws(Failure) {
        if place.isStream { return try pour() }
        guard let scratch else { return }
        try sync()
        try place.replace(with: scratch)
        self.scratch = nil
        work?.end()
        try place.syncFolder()
    }

    /// Gives the complete file its name, unless something with that name exists.
    /// - Returns: false if something exists.
    func finishAsNew() throws(Failure) -> Bool {
        guard let scratch else { return false }
        try sync()
        guard try place.fill(with: scratch) else { return false }
        self.scratch = nil
        work?.end()
        try place.syncFolder()
        return true
    }

    /// Waits until everything written is on the disk.
    package func sync() throws(Failure) {
        guard fsync(descriptor) == 0 else { throw .cannotWrite(place.name) }
    }

    /// Copies everything to the stream.
    private func pour() throws(Failure) {
        let stream = open(place.path, O_WRONLY | O_CLOEXEC)
        guard stream >= 0 else { throw .cannotWrite(place.name) }
        defer { close(stream) }
        var block = [UInt8](repeating: 0, count: 1 << 16)
        var offset: off_t = 0
        while true {
            let count = pread(descriptor, &block, block.count, offset)
            guard count >= 0 else { throw .cannotWrite(place.name) }
            if count == 0 { return }
            offset += off_t(count)
            try Self.write(block[..<count], to: stream, named: place.name)
        }
    }
}

nonisolated extension OutputFile {
    /// Writes all of `bytes`, or leaves the file as it was.
    package static func write(_ bytes: some Collection<UInt8>, to name: String) throws(Failure) {
        let file = try OutputFile(name)
        try file.write(bytes)
        try file.finish()
    }

    /// Writes all of `bytes` to a new file.
    /// - Returns: false if something exists there; it stays as it was.
    package static func create(_ bytes: some Collection<UInt8>, at name: String) throws(Failure)
        -> Bool
    {
        let file = try OutputFile(name)
        try file.write(bytes)
        return try file.finishAsNew()
    }

    /// Writes all of `bytes` to an open file; `name` is for the message if that fails.
    package static func write(
        _ bytes: some Collection<UInt8>, to descriptor: Int32, named name: String
    ) throws(Failure) {
        try write(bytes, to: descriptor, orThrow: .cannotWrite(name))
    }

    /// Writes all of `bytes` to an open file; `failure` is evaluated if that fails, while `errno`
    /// is still set.
    package static func write(
        _ bytes: some Collection<UInt8>, to descriptor: Int32,
        orThrow failure: @autoclosure () -> Failure
    ) throws(Failure) {
        let isWritten =
            bytes.withContiguousStorageIfAvailable { write(UnsafeRawBufferPointer($0), descriptor) }
            ?? Array(bytes).withUnsafeBytes { write($0, descriptor) }
        guard isWritten else { throw failure() }
    }

    /// Writes all bytes.
    /// - Returns: false, with `errno` set, if not all of them can be written.
    static func write(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = Glibc.write(
                descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
