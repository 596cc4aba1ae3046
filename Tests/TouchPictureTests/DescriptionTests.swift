import Foundation
import Testing
import TouchPicture

@Suite("Pictures as text")
struct DescriptionTests {
    @Test("Outlines are told by what they are, others by the steps of the pen")
    func paths() {
        let box = CGRect(x: 0.1, y: 2.3, width: 30.004, height: 40.4)
        #expect(Path.rect(box).description == "rect 0.1 2.3 30 40.4")
        #expect(Path.roundedRect(box, radius: 8).description == "round 0.1 2.3 30 40.4 8")
        #expect(Path.ellipse(in: box).description == "oval 0.1 2.3 30 40.4")
        let line = Path.polyline([CGPoint(x: -0.001, y: 1), CGPoint(x: 2.346, y: 3)])
        #expect(line.description == "path M 0 1 L 2.35 3")
        #expect(Path().description == "path")
    }

    @Test("A line for each mark, those of a group further in; what is usual is left out")
    func lines() {
        let text = Text(
            "two\nlines", font: Font(size: 13, weight: .semibold, family: .mono),
            color: Color(hex: 0x10151b, alpha: 0.5), at: CGPoint(x: 1, y: 2), alignment: .center,
            width: 80, overflow: .wrap, language: "zh")
        let picture = Picture(
            size: CGSize(width: 64, height: 36),
            marks: [
                .shape(
                    Shape(
                        .rect(CGRect(x: 0, y: 0, width: 64, height: 36)), fill: .white,
                        stroke: Stroke(.black, width: 1.5, dash: [3, 4]))),
                .group(
                    Group(
                        transform: CGAffineTransform(translationX: 5, y: 6), opacity: 0.25,
                        clip: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), marks: [.text(text)])),
            ])
        #expect(
            picture.description == """
                picture 64 36
                shape rect 0 0 64 36 fill #ffffff line #000000 1.5 dash 3 4
                group moved 5 6 opacity 0.25 clip rect 0 0 9 9
                  text 1 2 #10151b80 13 semibold mono center width 80 wrap language zh "two\\nlines"

                """)
    }
}
