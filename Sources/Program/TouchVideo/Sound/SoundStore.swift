import Foundation
import TouchHost
import TouchScript
import TouchWords

/// Sounds of any kind, decoded once and stored one after the other in a file without a name.
package nonisolated final class SoundStore {
    /// A sound in the store.
    package struct Clip: Hashable {
        /// The position and the length, in frames.
        package let offset: Int
        package let frames: Int
        /// The checksum, which is the same only for the same sound.
        let checksum: String

        var seconds: Double { Double(frames) / Double(SoundTool.rate) }
    }

    /// The file, open for reading and writing.
    let file: Int32
    private var frames = 0

    package init() throws {
        guard let file = Scratch.nameless() else { throw Failure.cannot(.video.writeSound) }
        self.file = file
    }

    deinit { close(file) }

    /// Adds the sound of any file that ffmpeg reads.
    package func add(_ path: String) throws -> Clip {
        close(try InputFile.open(path, devices: false, expecting: .video.aSound))
        lseek(file, off_t(frames * SoundTool.frameBytes), SEEK_SET)
        // It writes at the file's current position, and reads nothing but files, never a URL.
        let outcome = try SoundTool.run(
            ["-protocol_whitelist", "file,pipe", "-i", "file:\(path)", "-map", "0:a:0", "-vn"]
                + SoundTool.form + ["pipe:\(Child.handed)"],
            handing: [file], product: file)
        let found = Int(stat(open: file)?.st_size ?? 0) / SoundTool.frameBytes - frames
        if let fault = outcome.fault { throw Failure(.video.noSound(path, why: fault)) }
        guard found > 0 else { throw Failure(.video.emptySound(path)) }
        let clip = Clip(offset: frames, frames: found, checksum: try checksum(frames, found))
        frames += found
        return clip
    }

    private func checksum(_ offset: Int, _ count: Int) throws -> String {
        let sum = Checksum()
        try forEachBlock(of: offset..<offset + count) { block in
            block.withUnsafeBytes { sum.add($0) }
        }
        return sum.digits
    }

    /// Passes the samples of a stretch to `use`, block by block; the stretch is in frames of the
    /// store.
    package func forEachBlock(of stretch: Range<Int>, _ use: ([Int16]) throws -> Void) throws {
        var place = stretch.lowerBound
        while place < stretch.upperBound {
            let count = min(1 << 15, stretch.upperBound - place)
            var block = [Int16](repeating: 0, count: count * 2)
            try SoundFile.read(&block, from: file, at: place)
            try use(block)
            place += count
        }
    }
}

/// Samples in a file: frames of two channels, one after the other.
nonisolated enum SoundFile {
    /// Fills `block` from frame `place` on; what lies beyond the end is silent.
    static func read(_ block: inout [Int16], from file: Int32, at place: Int) throws {
        let offset = off_t(place * SoundTool.frameBytes)
        let count = block.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, offset) }
        guard count >= 0 else { throw Failure.cannot(.video.readSound) }
    }

    static func write(_ block: [Int16], to file: Int32, at place: Int) throws {
        let offset = off_t(place * SoundTool.frameBytes)
        let isWhole = block.withUnsafeBytes {
            pwrite(file, $0.baseAddress, $0.count, offset) == $0.count
        }
        guard isWhole else { throw Failure.cannot(.video.writeFilmSound) }
    }
}
