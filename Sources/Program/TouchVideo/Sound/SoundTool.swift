import TouchHost
import TouchWords

/// Runs ffmpeg to process sound.
package nonisolated enum SoundTool {
    /// The format for processing: two channels of 16 bits, and this number of frames a second.
    package static let rate = 48_000
    static let frameBytes = 4
    static let form = ["-f", "s16le", "-ar", "\(rate)", "-ac", "2"]

    /// Runs it on the given files until `product`, one of them, is complete.
    static func run(
        _ words: [String], handing files: [Int32], product: Int32
    ) throws -> Child.Outcome {
        let child = try Child(FFmpeg.quietly() + ["-y"] + words, .weWrite, handing: files)
        let outcome = child.finish(watching: product)
        try Signals.shared.check(.video.soundNotWhole)
        return outcome
    }
}

/// WAV files of one channel, 16 bits, `SoundTool.rate` samples a second.
package nonisolated enum WaveFile {
    /// The number of bytes before the first sample.
    static let headBytes = 44

    /// Returns the header before the first sample.
    /// - Parameter bytes: the size of the samples; `.max` if it is not known yet: players then read
    ///   as far as the file goes.
    static func head(bytes: UInt32) -> [UInt8] {
        func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
            withUnsafeBytes(of: value.littleEndian) { Array($0) }
        }
        let rate = UInt32(SoundTool.rate)
        var head = Array("RIFF".utf8) + little(bytes == .max ? bytes : bytes + 36)
        head += Array("WAVEfmt ".utf8) + little(UInt32(16)) + little(UInt16(1))
        head += little(UInt16(1)) + little(rate) + little(rate * 2)
        head += little(UInt16(2)) + little(UInt16(16))
        return head + Array("data".utf8) + little(bytes)
    }

    package static func bytes(_ samples: [Int16]) -> [UInt8] {
        head(bytes: UInt32(clamping: samples.count * 2)) + samples.withUnsafeBytes { Array($0) }
    }
}
