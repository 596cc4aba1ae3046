import Foundation
import TestEffort
import TestSupport
import Testing

@testable import TouchHost

@Suite("A link that carries a scene, a tape and a question")
struct SceneLinkTests {
    private let text = "scene 1 \"a\" 9 x 9\nview card at 0 0 size 9 9\ntape 1\ntap card\n"

    @Test("gives back what it was made of")
    func back() throws {
        let link = SceneLink(text: text + "# 你好\n", time: 0.25, question: "drag failed & 100%?")
        let address = link.address(at: "http://x/playground.html")
        #expect(address.hasPrefix("http://x/playground.html#v=1&s="))
        #expect(try SceneLink(address) == link)
    }

    @Test("is read as browsers write it: deflate-raw in base64url")
    func foreign() throws {
        // By zlib.deflateRawSync of node.
        let address =
            "p#v=1&s=K05OzUtVMFRQSlRSsFSoULDkKstMLVdITixKUUgsUTBQMFAozqxKVbBUsOQqSSxIVTAEUWB5LgA&ask=a+b"
        #expect(try SceneLink(address) == SceneLink(text: text, question: "a b"))
    }

    @Test(
        "what is no such address is a file's name or a lesson's",
        arguments: ["swipe-or-pan", "a#b.tape", "x#v=1", "#", "http://x/#s=AA"])
    func others(word: String) throws { #expect(try SceneLink(word) == nil) }

    @Test("of another version says so, and what is damaged or too large, in one sentence")
    func wrong() throws {
        func fault(_ address: String) -> String? {
            do throws(Failure) {
                _ = try SceneLink(address)
                return nil
            } catch {
                return error.message["en"]
            }
        }
        #expect(fault("p#v=2&s=AA")?.contains("version 2") == true)
        #expect(fault("p#v=1&s=***")?.contains("damaged") == true)
        #expect(fault("p#v=1&s=AAAA")?.contains("damaged") == true)
        let bomb = SceneLink(text: String(repeating: " ", count: 1 << 24)).address(at: "p")
        #expect(bomb.count < 30_000 && fault(bomb)?.contains("more than 1 MB") == true)
    }

    @Test("a part without a name is passed over")
    func nameless() throws {
        let link = SceneLink(text: text).address(at: "p")
        #expect(try SceneLink(link.replacing("&s=", with: "&=&=x&&s="))?.text == text)
    }

    @Test(
        "hostile fragments come to nothing or to one sentence",
        arguments: 1...UInt64(Effort.count(200)))
    func hostile(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var bytes = Array(SceneLink(text: text, time: 1, question: "x").address(at: "p").utf8)
        for _ in 0...dice.roll(6) {
            let place = dice.roll(bytes.count)
            switch dice.roll(3) {
            case 0: bytes[place] = UInt8(32 + dice.roll(95))
            case 1: bytes.remove(at: place)
            default: bytes.insert(UInt8(32 + dice.roll(95)), at: place)
            }
        }
        do throws(Failure) {
            _ = try SceneLink(String(decoding: bytes, as: UTF8.self))
        } catch {
            #expect(!error.message["en"].isEmpty && !error.message["en"].contains("\n"))
        }
    }
}
