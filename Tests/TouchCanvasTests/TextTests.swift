import Foundation
import Testing
import TouchCanvas
import TouchPicture

@Suite("Text is set")
struct TextTests {
    let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    private func text(
        _ string: String, size: Double = 20, family: Font.Family = .sans,
        alignment: Text.Alignment = .leading, width: CGFloat? = nil,
        overflow: Text.Overflow = .shortenEnd, language: String = "en"
    ) -> Text {
        Text(
            string, font: Font(size: size, family: family), color: .white,
            at: CGPoint(x: 100, y: 10), alignment: alignment, width: width, overflow: overflow,
            language: language)
    }

    @Test("Figures of the mono face are all equally wide")
    func mono() {
        let widths = (0...9).map { typesetter.size(of: text("\($0)", family: .mono)).width }
        #expect(Set(widths).count == 1)
        #expect(typesetter.size(of: text("iii")).width < typesetter.size(of: text("mmm")).width)
    }

    @Test("A line is as high in Chinese as in English")
    func height() {
        let english = typesetter.size(of: text("Swipe or pan?"))
        let chinese = typesetter.size(of: text("快扫还是拖动？", language: "zh"))
        #expect(english.height == 27 && chinese.height == 27)
        #expect(chinese.width > 6.5 * 20, "seven characters, an em each")
    }

    @Test("Quotation marks are an em wide in Chinese, and not in English")
    func quotes() {
        func width(_ string: String, _ language: String) -> CGFloat {
            typesetter.size(of: text(string, language: language)).width
        }
        #expect(width("“可能”", "zh") > 3.9 * 20)
        #expect(width("“”", "en") < 20)
    }

    @Test("Too long a name loses its end")
    func shorten() {
        let short = typesetter.lines(of: text("a very long name of a view", width: 120))
        #expect(short.count == 1)
        #expect(short.first?.string.contains("…") == true)
        #expect(short.first?.string.hasPrefix("a very lo") == true)
        #expect(short.first?.string.hasSuffix("…") == true)
        #expect((short.first?.width ?? 999) <= 120.01)
        #expect(typesetter.lines(of: text("card", width: 120)).first?.string == "card")
        #expect(typesetter.lines(of: text("card", width: 1)).first?.string == "…")
    }

    @Test("A sentence wraps at its width")
    func wrap() {
        let long = text("The swipe was quicker: the pan was waiting.", width: 180, overflow: .wrap)
        let lines = typesetter.lines(of: long)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.width <= 180 })
        #expect(abs(typesetter.size(of: long).height - 81) < 0.001)
        #expect(lines.map(\.string).joined() == long.string)
    }

    @Test("Alignment is about the origin")
    func alignment() {
        let box = text("card").box(measuring: typesetter)
        let centered = text("card", alignment: .center).box(measuring: typesetter)
        let trailing = text("card", alignment: .trailing).box(measuring: typesetter)
        #expect(box.minX == 100 && trailing.maxX == 100)
        #expect(abs(centered.midX - 100) < 0.001)
    }

    @Test("Text is painted inside its box, in its color", arguments: ["Agjpq|", "快扫还是拖动"])
    func painted(_ string: String) throws {
        let mark = text(string)
        let box = mark.box(measuring: typesetter)
        let picture = Picture(size: CGSize(width: 300, height: 60), marks: [.text(mark)])
        let image = try Canvas(typesetter: typesetter).image(of: picture)
        var inside = 0
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y]?.alpha != 0 {
                #expect(box.insetBy(dx: -1, dy: -1).contains(CGPoint(x: x, y: y)))
                inside += 1
            }
        }
        #expect(inside > 100)
    }

    @Test("Without any font there is one clear line")
    func noFont() async {
        await #expect(processExitsWith: .success) {
            let config = NSTemporaryDirectory() + "no-fonts-\(getpid()).conf"
            try "<?xml version=\"1.0\"?><fontconfig></fontconfig>".write(
                toFile: config, atomically: true, encoding: .utf8)
            defer { unlink(config) }
            setenv("FONTCONFIG_FILE", config, 1)
            let error = #expect(throws: CanvasError.self) { try Typesetter() }
            #expect(error?.description.hasPrefix("found no fonts") == true)
        }
    }

    @Test("Many threads may set text at once")
    func threads() async {
        let alone = typesetter.size(of: text("thread 7 sets 7"))
        await withTaskGroup(of: [CGSize].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<200).map { typesetter.size(of: text("thread 7 sets \($0 % 10)")) }
                }
            }
            for await sizes in group { #expect(sizes[7] == alone) }
        }
    }
}
