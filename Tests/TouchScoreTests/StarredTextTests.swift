import TestSupport
import Testing
import TouchScript

@testable import TouchScore

@Suite("Words in stars")
struct StarredTextTests {
    private func runs(_ text: String) -> String {
        StarredText(text).runs.map { $0.isStarred ? "[\($0.string)]" : $0.string }.joined()
    }

    @Test("A star opens before a letter and closes after one; any other is a star")
    func stars() {
        #expect(runs("the *pan* waits") == "the [pan] waits")
        #expect(runs("*pan* and *long press*") == "[pan] and [long press]")
        #expect(runs("2 * 3 * 4") == "2 * 3 * 4")
        #expect(runs("a * b*c*") == "a * b[c]")
        #expect(runs("** and *") == "** and *")
        #expect(runs("拖动要等*轻扫*失败") == "拖动要等[轻扫]失败")
        #expect(runs("") == "")
    }

    @Test("Without stars nothing else is lost", arguments: HostileTexts.all)
    func plain(_ text: String) {
        let plain = StarredText(text).plain
        #expect(plain.filter { $0 != "*" } == text.filter { $0 != "*" })
    }
}
