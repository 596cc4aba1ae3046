import Foundation
import Testing
import TouchWords

@testable import TouchHost
@testable import TouchVideo

@Suite("Films", .serialized)
struct VideoTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("films-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private func film(_ name: String, format: VideoFormat, frames: Int) throws -> VideoWriter {
        let writer = try VideoWriter(
            path: folder.appendingPathComponent(name).path, format: format, width: 64, height: 48,
            rate: 30)
        // Blue, green, red of the first color bar.
        let pixels = [UInt8](repeating: 0, count: 64 * 48 * 4).enumerated()
            .map { $0.offset % 4 == 2 ? UInt8(255) : 0 }
        for _ in 0..<frames { try pixels.withUnsafeBytes { try add($0, to: writer) } }
        return writer
    }

    private func add(_ pixels: UnsafeRawBufferPointer, to writer: VideoWriter) throws {
        guard let start = pixels.baseAddress else { return }
        try writer.add(start, stride: 64 * 4)
    }

    /// The color of the film's middle pixel: red, green, blue.
    private func middle(_ name: String) throws -> [UInt8] {
        let child = try Child(
            [
                "ffmpeg", "-nostdin", "-loglevel", "error",
                "-i", folder.appendingPathComponent(name).path,
                "-vf", "format=rgb24,crop=1:1", "-frames:v", "1", "-f", "rawvideo", "-",
            ], .weRead)
        return child.readAllBytes()
    }

    @Test(
        "each kind of film is written whole, in the right color", arguments: VideoFormat.allCases)
    func whole(format: VideoFormat) throws {
        try film("red.\(format)", format: format, frames: 10).finish()
        #expect(files == ["red.\(format)"])
        let color = try middle("red.\(format)")
        #expect(color.count == 3)
        for (part, wanted) in zip(color, [255, 0, 0]) {
            #expect(abs(Int(part) - wanted) <= 6, "\(color)")
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "a frame stands until the next, and no longer", arguments: VideoFormat.allCases,
        [[3, 1, 200, 1, 2], [3, 1, 2, 1]])
    func standing(format: VideoFormat, counts: [Int]) throws {
        let writer = try VideoWriter(
            path: folder.appendingPathComponent("a.\(format)").path, format: format, width: 64,
            height: 48, rate: 30)
        for (index, count) in counts.enumerated() {
            let pixels = [UInt8](repeating: index % 2 == 0 ? 0 : 255, count: 64 * 48 * 4)
            try pixels.withUnsafeBytes { try add($0, to: writer) }
            for _ in 1..<count { try writer.addAgain() }
        }
        try writer.finish()
        let child = try Child(
            [
                "ffmpeg", "-nostdin", "-loglevel", "error", "-i",
                folder.appendingPathComponent("a.\(format)").path, "-vf", "format=gray,crop=1:1",
                "-fps_mode", "passthrough", "-f", "rawvideo", "-",
            ], .weRead)
        let shown = child.readAllBytes().map { $0 > 127 }
        let wanted = counts.enumerated().flatMap { index, count in
            Array(repeating: index % 2 == 1, count: count)
        }
        #expect(shown == wanted)
        try FileManager.default.removeItem(at: folder)
    }

    @Test("converting what differs gives what converting everything gives")
    func boxes() throws {
        // Numbers without a pattern, the same in each run.
        let old = (0..<64 * 48 * 4).map { UInt8(truncatingIfNeeded: $0 &* 7_368_787 >> 5) }
        let box = PixelBox(x: 10..<24, y: 6..<20)
        var new = old
        for y in box.y {
            for x in box.x.lowerBound * 4..<box.x.upperBound * 4 { new[y * 256 + x] ^= 0x5a }
        }
        var (part, whole) = (YUV(width: 64, height: 48), YUV(width: 64, height: 48))
        func convert(_ pixels: [UInt8], _ frame: inout YUV, _ boxes: [PixelBox]?) throws {
            try pixels.withUnsafeBytes {
                frame.convert(try #require($0.baseAddress), stride: 256, within: boxes)
            }
        }
        try convert(old, &part, nil)
        try convert(new, &part, [box])
        try convert(new, &whole, nil)
        #expect(part.bytes == whole.bytes)
    }

    @Test("nothing is left of a film that was given up")
    func abandoned() throws {
        do { _ = try film("half.mp4", format: .mp4, frames: 3) }
        #expect(files == [])
        try FileManager.default.removeItem(at: folder)
    }

    @Test("when ffmpeg is killed, one line says so and no file is left")
    func killed() throws {
        let writer = try film("half.mp4", format: .mp4, frames: 1)
        writer.killEncoder()
        let failure = #expect(throws: Failure.self) { try writer.finish() }
        #expect(
            failure?.message["en"] == "ffmpeg failed: it was killed (signal 9); "
                + "\(folder.path)/half.mp4 was not written")
        writer.abandon()
        #expect(files == [])
        try FileManager.default.removeItem(at: folder)
    }

    @Test("when ffmpeg does nothing any more, it is ended, and one line says so")
    func hanging() throws {
        let idler = folder.appendingPathComponent("idler").path
        try "#!/bin/sh\nexec sleep 600\n".write(toFile: idler, atomically: false, encoding: .utf8)
        chmod(idler, 0o755)
        let film = folder.appendingPathComponent("half.mp4").path
        let writer = try VideoWriter(
            path: film, format: .mp4, width: 64, height: 48, rate: 30, encoder: idler,
            patience: 0.2)
        let pixels = [UInt8](repeating: 0, count: 64 * 48 * 4)
        let told = "ffmpeg failed: it did nothing for 1 s and was stopped; \(film) was not written"
        // It takes what fits into the pipe.
        let failure = #expect(throws: Failure.self) {
            while true { try pixels.withUnsafeBytes { try add($0, to: writer) } }
        }
        #expect(failure?.message["en"] == told)
        writer.abandon()
        let other = try VideoWriter(
            path: film, format: .mp4, width: 64, height: 48, rate: 30, encoder: idler,
            patience: 0.2)
        #expect(throws: failure ?? .silent(status: 0)) { try other.finish() }
        other.abandon()
        #expect(files == ["idler"])
        try FileManager.default.removeItem(at: folder)
    }

    @Test("odd sizes and missing folders are refused before any work")
    func refused() {
        let failure = #expect(throws: Failure.self) {
            try VideoWriter(path: "x.mp4", format: .mp4, width: 63, height: 48, rate: 30)
        }
        #expect(failure?.message["en"] == "mp4 needs an even width and height, not 63x48")
        #expect(throws: Failure.cannotWrite("/nowhere/x.mp4", ENOENT)) {
            try VideoWriter(
                path: "/nowhere/x.mp4", format: .mp4, width: 64, height: 48, rate: 30)
        }
    }

    @Test("progress tells the share done and the time left")
    func progress() {
        func line(_ done: Int, of total: Int, after elapsed: Double) -> String {
            LongWork.line(done: done, total: total, Wording.work.frames, elapsed: elapsed)["en"]
        }
        #expect(line(0, of: 1, after: 0) == "0 of 1 frame, 0%")
        #expect(line(120, of: 480, after: 3) == "120 of 480 frames, 25%, 9 s left")
        #expect(line(10, of: 1000, after: 1) == "10 of 1000 frames, 1%, 1 min 39 s left")
        #expect(line(0, of: 9, after: 0) == "0 of 9 frames, 0%")
    }
}
