import Foundation
import TestSupport
import Testing
import TouchWords

extension Faults {
    /// Exit 0 means whole: on a disk that becomes full there is one line, status 1, and the old file.
    @Suite(
        "Full disks",
        .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
    struct FullDiskTests {
        private let workshop: Workshop

        init() throws { workshop = try Workshop() }

        @Test("a film that the disk cannot hold", arguments: ["mp4", "webm", "gif"])
        func film(end: String) throws {
            let disk = try SmallDisk(size: 16384)
            let output = disk.path("film.\(end)")
            try "old".write(toFile: output, atomically: false, encoding: .utf8)
            let words = ["render", "tour", "-o", output, "--size", "320x180", "--fps", "4"]
            let failed = try Workshop.run(words)
            expectFailure(failed)
            #expect(failed.complaint.contains("No space left on device"), "\(failed.complaint)")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == "old")
            #expect(disk.files == ["film.\(end)"])
        }

        @Test(
            "a picture, subtitles, a card or a tape that the disk cannot hold",
            arguments: [
                ("render", "x.png"), ("render", "x.svg"), ("render", "x.pdf"), ("render", "x.srt"),
                ("render", "x.vtt"), ("render", "x.score"), ("card", "x.html"),
                ("simplify", "x.tape"), ("code", "x.swift"),
            ])
        func file(kind: String, name: String) throws {
            let disk = try SmallDisk(size: 4096)
            try "old".write(toFile: disk.path(name), atomically: false, encoding: .utf8)
            expectFailure(try Workshop.run(workshop.words(kind, to: disk.path(name))))
            #expect(try String(contentsOfFile: disk.path(name), encoding: .utf8) == "old")
            #expect(disk.files == [name])
        }

        @Test(
            "folders of a course and of all that can be made of a tape, where there is no room for anything",
            arguments: [["course"], ["render", "tour", "--all"]])
        func folders(words: [String]) throws {
            let disk = try SmallDisk(size: 8192)
            let output = disk.path("out")
            let filler = String(repeating: "x", count: 8192)
            try? filler.write(toFile: disk.path("filler"), atomically: false, encoding: .utf8)
            let failed = try Workshop.run(words + ["-o", output])
            expectFailure(failed)
            #expect(failed.complaint.contains("No space left on device"), "\(failed.complaint)")
            #expect(disk.files == ["filler"])
        }

        @Test("frames that the disk cannot hold: all old ones stay")
        func frames() throws {
            let disk = try SmallDisk(size: 65536)
            let folder = disk.path("frames")
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false)
            for name in ["frame-00001.png", "frame-00002.png"] {
                try "old".write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
            }
            expectFailure(try Workshop.run(workshop.words("render", to: folder)))
            let left = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(left == ["frame-00001.png", "frame-00002.png"])
            for name in left {
                #expect(try String(contentsOfFile: folder + "/" + name, encoding: .utf8) == "old")
            }
        }

        @Test("a file to be formatted that the disk cannot hold twice")
        func formatted() throws {
            let disk = try SmallDisk(size: 4096)
            let scene = "scene   1 \"pad\" 200 x 100\n"
            try scene.write(toFile: disk.path("pad.scene"), atomically: false, encoding: .utf8)
            expectFailure(try Workshop.run(["fmt", disk.path("pad.scene")]))
            #expect(try String(contentsOfFile: disk.path("pad.scene"), encoding: .utf8) == scene)
            #expect(disk.files == ["pad.scene"])
        }

        @Test("what goes to a full stdout is a failure, too")
        func console() throws {
            let shell = ["sh", "-c", "exec \"$@\" > /dev/full", "sh"]
            let end = try Workshop.run(["trace", workshop.path("pad.tape")], behind: shell)
            expectFailure(end)
        }
    }
}
