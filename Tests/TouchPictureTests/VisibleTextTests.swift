import Testing
import TouchPicture

@Suite("What cannot be seen is written out")
struct VisibleTextTests {
    @Test(
        "Controls, directions and invisible characters are shown by their numbers",
        arguments: [
            ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#), ("a\u{9B}31m", #"a\u{9B}31m"#),
            ("\u{202E}live", #"\u{202E}live"#), ("a\u{200B}b", #"a\u{200B}b"#),
            ("a\u{2028}b\r", #"a\u{2028}b\u{D}"#), ("\u{FEFF}a", #"\u{FEFF}a"#),
            ("e\u{E0041}", #"e\u{E0041}"#), ("a\nb\tc", #"a\nb\tc"#), ("\u{7F}", #"\u{7F}"#),
        ])
    func unseen(text: String, shown: String) {
        #expect(text.visible == shown)
    }

    @Test(
        "What people write stays",
        arguments: ["谁会赢？", "e\u{301}", "👨‍👩‍👧", "نامه‌ای", "→ × ⏮︎", "\u{3000}"])
    func seen(text: String) {
        #expect(text.visible == text)
    }

    @Test("By Unicode's own word no control and no separator of lines is seen")
    func categories() {
        let missed = (UInt32(0)...0x10ffff).compactMap(Unicode.Scalar.init).filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: !scalar.isUnseen
            default: false
            }
        }
        #expect(missed.map { String($0.value, radix: 16) } == [])
    }

    @Test("Lines are kept where lines are meant")
    func lines() {
        #expect("a\n\u{1B}b\n".visibleLines == "a\n\\u{1B}b\n")
    }
}
