import Foundation
import Testing

@testable import TouchVideo

@Suite("Folders of spoken captions")
struct VoiceFolderTests {
    @Test("a file is named by what is said, readably, in any script")
    func names() {
        #expect(VoiceFolder.name(of: "The pan waits.").hasPrefix("the-pan-waits-"))
        #expect(VoiceFolder.name(of: "拖动等待轻扫。").hasPrefix("拖动等待轻扫-"))
        #expect(VoiceFolder.name(of: "A b") != VoiceFolder.name(of: "A. b"))
        #expect(VoiceFolder.name(of: "../../etc/passwd").hasPrefix("etc-passwd-"))
    }

    @Test("no name is longer than a file's may be")
    func longNames() {
        let accents = "e" + String(repeating: "\u{301}", count: 5000)
        for words in [String(repeating: "拖", count: 5000), accents, "?"] {
            #expect(VoiceFolder.name(of: words).utf8.count < 120)
            #expect(!VoiceFolder.name(of: words).isEmpty)
        }
    }

    @Test("the folder is looked for beside the tape")
    func beside() {
        #expect(VoiceFolder.beside("a/b.tape").path == "a/voice")
        #expect(VoiceFolder.beside("b.tape").path == "voice")
    }
}
