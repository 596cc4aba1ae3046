import Foundation
import TestSupport
import Testing

/// What `render` is told of how films look.
@Suite("Looks of films", .serialized)
struct LooksTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private func render(_ output: String, _ options: String...) throws -> (
        status: Int32, complaint: String
    ) {
        try Workshop.run(
            ["render", workshop.path("pad.tape"), "-o", workshop.path(output)] + options)
    }

    private func read(_ words: [String]) throws -> [UInt8] {
        let child = try Spawned(words)
        let bytes = [UInt8](child.readAll())
        #expect(child.wait() == 0)
        return bytes
    }

    @Test("a transparent film shows the stage alone, and nothing behind it")
    func transparent() throws {
        let size = ["--size", "160x90", "--fps", "5"]
        #expect(
            try render("a.webm", "--transparent", size[0], size[1], size[2], size[3]).status == 0)
        let pixels = try read([
            "ffmpeg", "-nostdin", "-v", "error", "-c:v", "libvpx-vp9", "-i",
            workshop.path("a.webm"), "-frames:v", "1", "-pix_fmt", "rgba", "-f", "rawvideo", "-",
        ])
        try #require(pixels.count == 160 * 90 * 4)
        func pixel(_ x: Int, _ y: Int) -> [Int] {
            let place = (y * 160 + x) * 4
            return pixels[place..<place + 4].map { Int($0) }
        }
        #expect(pixel(1, 1)[3] <= 4)
        // Within the panel, beside the view.
        #expect(pixel(130, 70)[3] <= 4)
        for (part, wanted) in zip(pixel(50, 60), [0x6c, 0xb4, 0xe4, 255]) {
            #expect(abs(part - wanted) <= 8, "\(pixel(50, 60))")
        }
    }

    @Test("what cannot be transparent is told", arguments: ["a.mp4", "a.gif", "a.srt"])
    func opaque(name: String) throws {
        let told = try render(name, "--transparent")
        #expect(told.status == 2)
        #expect(
            told.complaint.hasPrefix("touchscope: \(workshop.path(name)) cannot be transparent;"))
        #expect(workshop.files == [])
    }

    @Test("a preset gives size, rate and theme, which single options overrule")
    func presets() throws {
        func size(_ options: String...) throws -> String {
            let words = ["render", workshop.path("pad.tape"), "-o", workshop.path("a.svg")]
            #expect(try Workshop.run(words + options).status == 0)
            let picture = try #require(workshop.read("a.svg"))
            let ground = try #require(picture.firstMatch(of: #/fill="(rgb\([^"]*)"/#))
            let box = try #require(picture.firstMatch(of: #/viewBox="0 0 ([^"]*)"/#))
            return "\(box.1) \(ground.1)"
        }
        #expect(try size() == "1920 1080 rgb(16,21,27)")
        #expect(try size("--preset", "short") == "1080 1920 rgb(16,21,27)")
        #expect(try size("--preset", "slide") == "1920 1080 rgb(242,244,247)")
        #expect(try size("--preset", "projector") == "1920 1080 rgb(255,255,255)")
        #expect(
            try size("--preset", "short", "--theme", "light", "--size", "90x160")
                == "90 160 rgb(242,244,247)")
        #expect(
            try render("b.svg", "--preset", "cinema").complaint.contains(
                "unknown preset 'cinema'; available: youtube, short, slide, projector;"))
    }

    @Test("a style gives films a color and a font of their own")
    func style() throws {
        try workshop.write("style 1\ncolor \"#ff00aa\"\nfont \"JetBrains Mono\"\n", to: "a.style")
        #expect(try render("a.svg", "--style", workshop.path("a.style")).status == 0)
        let picture = try #require(workshop.read("a.svg"))
        #expect(picture.contains("rgb(255,0,170)"))
        #expect(picture.contains("font-family=\"JetBrains Mono, Inter,"))
    }

    @Test("a style gives films a logo, which goes into pictures of each kind")
    func logo() throws {
        let mark = workshop.path("marks/mark.png")
        try FileManager.default.createDirectory(
            atPath: workshop.path("marks"), withIntermediateDirectories: false)
        let words = ["render", workshop.path("pad.tape"), "-o", mark, "--size", "64x32"]
        #expect(try Workshop.run(words).status == 0)
        try workshop.write("style 1\nlogo \"marks/mark.png\"\n", to: "a.style")
        for name in ["a.svg", "a.png", "a.pdf", "plain.svg", "plain.png", "plain.pdf"] {
            let style = name.hasPrefix("a") ? ["--style", workshop.path("a.style")] : []
            #expect(
                try render(
                    name, "--size", "640x360", style.first ?? "--theme", style.last ?? "dark"
                ).status == 0)
        }
        let picture = try #require(workshop.read("a.svg"))
        let data = try Data(contentsOf: URL(fileURLWithPath: mark)).base64EncodedString()
        #expect(picture.contains("href=\"data:image/png;base64,\(data.prefix(40))"))
        for end in ["svg", "png", "pdf"] {
            let (one, other) = (workshop.path("a.\(end)"), workshop.path("plain.\(end)"))
            #expect(
                FileManager.default.contents(atPath: one)
                    != FileManager.default.contents(atPath: other))
        }
    }

    /// A small file that says of itself that it is a picture of 60000 × 60000 pixels.
    private static let bomb: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 6, 0, 0, 0, 1, 2, 3, 4]

    @Test(
        "a logo that cannot be read is told in one line, at its place",
        arguments: [
            ("missing", "there is no such file at this path"),
            ("folder", "there is a folder at this path"),
            ("pipe", "there is a pipe at this path"), ("text", "it is not a PNG file"),
            ("empty", "it is not a PNG file"),
            ("half", "it is damaged: "), ("large", "it is larger than 4 MiB"),
            ("bomb", "it is 60000x60000 pixels (limit: 4096 per side)"),
        ])
    func wrongLogo(kind: String, why: String) throws {
        let path = workshop.path("mark.png")
        func write(_ bytes: [UInt8]) {
            #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
        }
        switch kind {
        case "folder": mkdir(path, 0o700)
        case "pipe": mkfifo(path, 0o600)
        case "text": write(Array(String(repeating: "no picture", count: 9).utf8))
        case "empty": write([])
        case "half":
            let words = ["render", workshop.path("pad.tape"), "-o", path, "--size", "64x32"]
            #expect(try Workshop.run(words).status == 0)
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            write(Array(whole.prefix(whole.count / 2)))
        case "large": write(Self.bomb + Array(repeating: 0, count: 4 << 20))
        case "bomb": write(Self.bomb)
        default: break
        }
        try workshop.write("style 1\nlogo \"mark.png\"\n", to: "a.style")
        let told = try render("a.svg", "--style", workshop.path("a.style"))
        #expect(told.status == 1)
        let line = workshop.path("a.style") + ":2:1: found the logo \"mark.png\", but \(why)"
        #expect(told.complaint.hasPrefix(line), "\(told)")
        #expect(told.complaint.split(separator: "\n").count == 1)
        #expect(!workshop.files.contains("a.svg"))
    }

    @Test(
        "a style that cannot be is told at its place",
        arguments: [
            (
                "style 1\ncolor \"#12345\"\n",
                ":2:7: found \"#12345\", expected a palette color or "
            ),
            ("style 1\ncolor sky\ncolor sun\n", ":3:1: found a second color line, expected one"),
            (
                "style 1\nfont \"Nobody's\"\n",
                ":2:1: found the font \"Nobody's\", expected an installed font"
            ),
            ("tape 1\n", ":1:1: found 'tape', expected style 1"),
            (nil, ": found no such file, expected a style"),
        ])
    func wrongStyle(text: String?, complaint: String) throws {
        if let text { try workshop.write(text, to: "a.style") }
        let told = try render("a.svg", "--style", workshop.path("a.style"))
        #expect(told.status == 1)
        #expect(told.complaint.hasPrefix(workshop.path("a.style") + complaint), "\(told)")
        #expect(told.complaint.split(separator: "\n").count == 1)
        #expect(!workshop.files.contains("a.svg"))
    }

    @Test("a preset's rate is that of its films, a GIF has its own")
    func rates() throws {
        func rate(_ name: String) throws -> String {
            #expect(try render(name, "--preset", "slide", "--size", "160x90").status == 0)
            let text = try read([
                "ffprobe", "-v", "error", "-show_entries", "stream=avg_frame_rate",
                "-select_streams",
                "v", "-of", "csv=p=0", workshop.path(name),
            ])
            return String(decoding: text, as: UTF8.self)
        }
        #expect(try rate("a.mp4").hasPrefix("30/1"))
        #expect(try rate("a.gif").hasPrefix("20/1"))
    }
}
