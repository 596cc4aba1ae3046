import Foundation
import TestEffort
import TestSupport
import Testing
import TouchScript

@testable import TouchImport

@Suite("Interface Builder's XML") struct InterfaceReaderTests {
    @Test("elements, attributes, references to characters, text and comments are read")
    func read() throws {
        let root = try InterfaceReader.root(
            of: """
                \u{feff}<?xml version="1.0"?>
                <!-- a <b> -->
                <a x='1' y = "&lt;&quot;&#10;&#xe9;">
                  <b:c/>T&amp;<!-- no -->U<![CDATA[<&]]>
                </a >

                """, file: "a.xib")
        #expect(root.name == "a" && root["x"] == "1" && root["y"] == "<\"\né")
        #expect(root.children.map(\.name) == ["b:c"])
        #expect(root.text.filter { !$0.isWhitespace } == "T&U<&")
        #expect(root.children[0].position == SourcePosition(line: 4, column: 3))
    }

    @Test(
        "a fault is told with its place",
        arguments: [
            ("", "1:1: found no <, expected it here"),
            ("<a>", "1:4: found no </a>, expected it here"),
            ("<a>\n<b></a>", "2:4: found no </b>, expected it here"),
            ("<a b>", "1:5: found no >, expected it here"),
            ("<a b=c>", "1:6: found no \", expected it here"),
            ("<a b=\"<\"/>", "1:7: found no \", expected it here"),
            ("<a b=\"\" b=\"\"/>", "1:9: found the attribute b twice"),
            ("<a>&nbsp;</a>", "1:4: found &nbsp, expected a valid character reference"),
            ("<a>&#xd800;</a>", "1:4: found &#xd800, expected a valid character reference"),
            ("<a/><b/>", "1:5: found something after the end of `<a>`"),
            ("<!-- ", "1:6: found no -->, expected it here"),
            (
                "<!DOCTYPE a [<!ENTITY b \"b\">]><a/>",
                "1:1: found a DOCTYPE, which Interface Builder never writes"
            ),
            (
                String(repeating: "<a>", count: 300),
                "1:772: found elements nested more than 256 deep"
            ),
        ])
    func faults(text: String, told: String) {
        #expect {
            _ = try InterfaceReader.root(of: text, file: "a.xib")
        } throws: {
            "\($0)" == "a.xib:" + told
        }
    }

    @Test(
        "a damaged file is passed over in one line, or becomes what is Swift by brackets",
        arguments: 0..<UInt64(Effort.count(20)))
    func damage(_ seed: UInt64) throws {
        let bits = ["<", ">", "\"", "/", "<a>", "</a>", "&", "&#0;", "id", "\\(", "\u{0}", "é"]
        var dice = Dice(seed: seed + 1)
        for name in ["Base.lproj/Main.storyboard", "BadgeView.xib"] {
            var bytes = Array(try Knobs.read(name).utf8)
            for _ in 0...dice.roll(3) {
                let place = dice.roll(bytes.count)
                switch dice.roll(3) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40)))
                case 1: bytes.insert(contentsOf: bits[dice.roll(bits.count)].utf8, at: place)
                default: bytes.swapAt(place, dice.roll(bytes.count))
                }
            }
            let files = InterfaceFiles([(name, String(decoding: bytes, as: UTF8.self))])
            #expect(files.files.count + files.passedOver.count == 1)
            for file in files.files {
                let program = SwiftProgram([], interfaces: files)
                let code = InterfaceCode(file, in: program, kit: nil, language: "en")
                _ = try SwiftSource(code.text, file: "a.swift")
            }
        }
    }
}
