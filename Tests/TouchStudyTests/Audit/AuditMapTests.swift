import TestStage
import Testing
import TouchPicture
import TouchScript
import TouchStage

@testable import TouchStudy

@MainActor @Suite("Audits: the map of a scene") struct AuditMapTests {
    private func map(_ lines: String) throws -> String {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n\(lines)\n", file: "s.scene")
        let map = AuditMap(
            Audit(scene), theme: .light, language: "en", measurer: EvenMeasurer())
        return "\(map.picture(size: CGSize(width: 960, height: 640)))"
    }

    @Test("Each view has its name once in the region where it gets taps, and no legend is needed")
    func names() throws {
        let picture = try map(
            """
            view left at 0 0 size 320 400 color coral
            view right at 320 0 size 320 400 color sky
            """)
        #expect(picture.components("\"left\"") == 1 && picture.components("\"right\"") == 1)
        #expect(!picture.contains("Unreachable"))
    }

    @Test("A region without room for a name has a number, which the legend explains")
    func numbers() throws {
        let picture = try map(
            "view page at 0 0 size 640 400\n  view tiny at 100 100 size 20 20 color sky")
        #expect(picture.contains("Too small to label"))
        #expect(picture.contains("\"1\"") && picture.components("\"tiny\"") == 1)
    }

    @Test(
        "Who is never reached is hatched and named in the legend; what is scrolled to is named, too"
    )
    func legend() throws {
        let picture = try map(
            """
            view below at 40 40 size 200 200
            view above at 40 40 size 200 200
            scroll list at 400 40 size 200 200 content 200 600
              button last at 20 520 size 160 44
            """)
        #expect(picture.contains("Unreachable") && picture.contains("\"below\""))
        #expect(picture.contains("Reached by scrolling") && picture.components("\"last\"") == 1)
    }
}

extension String {
    /// How often something stands in it.
    fileprivate func components(_ part: String) -> Int {
        indices.count { self[$0...].hasPrefix(part) }
    }
}
