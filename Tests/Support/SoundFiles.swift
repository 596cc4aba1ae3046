import Foundation

/// Sounds for tests: made, and looked at.
public enum TestSound {
    public static let rate = 48_000

    /// A WAV file of one channel.
    public static func wav(_ samples: [Int16]) -> Data {
        func bytes<Value: FixedWidthInteger>(_ value: Value) -> Data {
            withUnsafeBytes(of: value.littleEndian) { Data($0) }
        }
        let size = samples.count * 2
        var data = Data("RIFF".utf8) + bytes(UInt32(36 + size)) + Data("WAVEfmt ".utf8)
        data += bytes(UInt32(16)) + bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(UInt32(rate))
        data += bytes(UInt32(rate * 2)) + bytes(UInt16(2)) + bytes(UInt16(16))
        data += Data("data".utf8) + bytes(UInt32(size))
        return data + samples.withUnsafeBytes { Data($0) }
    }

    /// Silence with a click at each of these seconds.
    public static func clicks(at times: [Double], seconds: Double) -> [Int16] {
        var samples = [Int16](repeating: 0, count: Int(seconds * Double(rate)))
        for time in times {
            let start = Int((time * Double(rate)).rounded())
            for place in start..<min(start + 96, samples.count) {
                samples[place] = (place - start) % 8 < 4 ? 24_000 : -24_000
            }
        }
        return samples
    }

    /// What is heard in a file of any kind, as one channel.
    public static func heard(in path: String) throws -> [Int16] {
        let decoder = try Spawned([
            "ffmpeg", "-nostdin", "-v", "error", "-i", path, "-map", "0:a:0", "-f", "s16le", "-ac",
            "1", "-ar", "\(rate)", "pipe:1",
        ])
        let data = decoder.readAll()
        return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    /// When clicks begin, in seconds: where it is loud after a tenth of a second that was not.
    public static func onsets(in samples: [Int16]) -> [Double] {
        let limit = Int(samples.map { abs(Int($0)) }.max() ?? 0) / 3
        guard limit > 100 else { return [] }
        var last = -rate
        var onsets: [Double] = []
        for (place, sample) in samples.enumerated() where abs(Int(sample)) > limit {
            if place - last > rate / 10 { onsets.append(Double(place) / Double(rate)) }
            last = place
        }
        return onsets
    }
}
