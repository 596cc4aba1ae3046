import Foundation
import Testing
import TouchKit
import TouchScript

@testable import TouchLive
@testable import TouchStudio

@Suite("What a hand does to a view, in the scene's words") struct SnapTests {
    private let snap = Snap(to: [
        CGRect(x: 0, y: 0, width: 640, height: 400), CGRect(x: 101, y: 50, width: 100, height: 30),
    ])

    @Test("with nothing near, every eighth point")
    func grid() {
        let frame = snap.moved(CGRect(x: 241, y: 130, width: 41, height: 41))
        #expect(frame.origin == CGPoint(x: 240, y: 128))
        #expect(snap.guides(of: frame).isEmpty)
    }

    @Test("an edge near another's is in line with it, and a line says so")
    func edges() {
        let frame = snap.moved(CGRect(x: 104, y: 130, width: 41, height: 41))
        #expect(frame.origin == CGPoint(x: 101, y: 128))
        #expect(snap.guides(of: frame) == [SnapGuide(direction: .upright, place: 101)])
    }

    @Test("a middle near the superview's is in line with it, both ways")
    func middles() {
        let frame = snap.moved(CGRect(x: 298, y: 182, width: 41, height: 41))
        #expect(CGPoint(x: frame.midX, y: frame.midY) == CGPoint(x: 320, y: 200))
        #expect(
            snap.guides(of: frame) == [
                SnapGuide(direction: .upright, place: 320),
                SnapGuide(direction: .level, place: 200),
            ])
    }

    @Test("a size ends in line with others or is of eights, and never nothing")
    func sizes() {
        func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
            snap.resized(CGRect(x: 21, y: 90, width: width, height: height)).size
        }
        #expect(size(177, 43) == CGSize(width: 180, height: 40))
        #expect(size(0, 0) == CGSize(width: 8, height: 8))
    }

    private static let text = """
        scene 1 "pad" 640 x 400
        # the card

        view board at 40 40 size 400 300 color sand scale 0.5
          view card at 8 8 size 104 56 color sky  # keeps its words
            tap choose
          view turned at 200 100 size 80 80 color mint rotate 30deg
          label word at 8 200 size 80 24 text "Hello"
        view flat at 600 300 size 20 20 scale 0
          view lost at 0 0 size 10 10

        """

    private func shown() throws -> PacedSession {
        PacedSession(
            scene: try Scene.parse(Self.text, file: "pad.scene"), tape: nil, language: "en", now: 0)
    }

    @Test(
        "a touch finds the deepest view that is seen, a label too, and no window",
        arguments: [
            (CGRect(x: 160, y: 130, width: 0, height: 0), "card"),
            (CGRect(x: 330, y: 240, width: 0, height: 0), "board"),
            (CGRect(x: 160, y: 220, width: 0, height: 0), "word"),
            (CGRect(x: 5, y: 5, width: 0, height: 0), nil),
        ] as [(CGRect, String?)])
    func found(place: CGRect, name: String?) throws {
        #expect(try shown().editableView(at: place.origin) == name)
    }

    @Test("a way on the screen is told in the superview, scaled as that is")
    func way() throws {
        let view = try #require(EditedView(named: "card", in: shown()))
        #expect(view.frame == CGRect(x: 8, y: 8, width: 104, height: 56))
        var drag = EditDrag(.move, view, at: CGPoint(x: 160, y: 130), slop: 5)
        drag.move(to: CGPoint(x: 163, y: 130))
        #expect(drag.change == nil)
        drag.move(to: CGPoint(x: 180, y: 162))
        // 20 and 32 points are 40 and 64 of the superview's.
        #expect(drag.change == SceneChange("card at 48 72"))
    }

    @Test(
        "the corner gives a size; one that is turned is moved by the same way, and has no corner to drag"
    )
    func corner() throws {
        let session = try shown()
        let card = try #require(EditedView(named: "card", in: session))
        var drag = EditDrag(.resize, card, at: .zero, slop: 0)
        drag.move(to: CGPoint(x: 18, y: 0))
        #expect(drag.change == SceneChange("card size 144 56"))

        let turned = try #require(EditedView(named: "turned", in: session))
        let room = CGRect(x: 0, y: 0, width: 640, height: 400)
        #expect(turned.handle(side: 44, within: room) == nil)
        #expect(card.handle(side: 44, within: room)?.width == 44)
        var move = EditDrag(.move, turned, at: .zero, slop: 0)
        move.move(to: CGPoint(x: 10, y: 10))
        #expect(move.change == SceneChange("turned at 224 120"))
    }

    @Test("in a view scaled to nothing no way can be told")
    func flat() throws {
        let view = try #require(EditedView(named: "lost", in: shown()))
        let drag = EditDrag(.move, view, at: .zero, slop: 0)
        #expect(!drag.isPossible && drag.change == nil)
    }

    @Test("a handle near the edge of the scene stays within it")
    func handle() throws {
        let text = "scene 1 \"pad\" 640 x 400\nview whole at 0 0 size 640 400\n"
        let session = PacedSession(
            scene: try Scene.parse(text, file: "pad.scene"), tape: nil, language: "en", now: 0)
        let room = CGRect(x: 0, y: 0, width: 640, height: 400)
        let handle = EditedView(named: "whole", in: session)?.handle(side: 44, within: room)
        #expect(handle == CGRect(x: 596, y: 356, width: 44, height: 44))
    }

    @Test(
        "what one change does not speak of stays to the letter, the ends of lines of other systems too"
    )
    func minimal() throws {
        let text = Self.text.replacingOccurrences(of: "\n", with: "\r\n")
        let scene = try Scene.parse(text, file: "pad.scene")
        let changed = try SceneChange("card", .at(CGPoint(x: 48, y: 72)))
            .applied(to: scene, text: text).text
        #expect(changed == text.replacingOccurrences(of: "card at 8 8", with: "card at 48 72"))
    }
}
