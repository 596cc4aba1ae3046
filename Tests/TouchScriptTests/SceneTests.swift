import Foundation
import Testing
import TouchScript

let swipeOrPan = """
    # Which of the two?
    scene 1 "swipe-or-pan" 640 x 400
    title "Swipe or pan?" zh "快扫还是拖动？"

    view card at 40 60 size 560 280 color coral
      view badge at 20 20 size 80 80 color sky rotate 15deg alpha 0.9  # leans
      # The quick one.
      swipe flick direction right
      pan drag moves card
    require drag to-fail flick

    """

@Suite struct SceneTests {
    @Test("A scene in canonical form is written as it was read, comments and empty lines too")
    func canonical() throws {
        #expect(try Scene.parse(swipeOrPan, file: "a.scene").text == swipeOrPan)
    }

    @Test("fmt orders clauses, evens spaces and drops surplus empty lines")
    func canonicalForm() throws {
        let rough = """
            scene 1   "a"  100.0 x 50


            view  card   color "#FF8800" size 10 20.50 at -0 1e2 hidden on   #  why
                tap t   fingers 2 taps   3
            """
        let neat = """
            scene 1 "a" 100 x 50

            view card at -0 100 size 10 20.5 color "#ff8800" hidden  # why
              tap t taps 3 fingers 2

            """
        #expect(try Scene.parse(rough, file: "a").text == neat)
        #expect(try Scene.parse(neat, file: "a").text == neat)
    }

    @Test("The tree nests statements as they are indented")
    func tree() throws {
        func outline(_ nodes: [SceneNode]) -> String {
            nodes.map { node in
                let children = node.children.isEmpty ? "" : "(\(outline(node.children)))"
                return "\(node.position.line)\(children)"
            }.joined(separator: " ")
        }
        let scene = try Scene.parse(swipeOrPan, file: "a.scene")
        #expect(outline(scene.tree) == "2 3 5(6 8 9) 10")
        #expect(scene.title["zh"] == "快扫还是拖动？")
        #expect(scene.size == CGSize(width: 640, height: 400))
        #expect(
            scene.names.entries.map { "\($0.name) \($0.kind)" } == [
                "application application", "delegate delegate", "card view", "badge view",
                "flick recognizer", "drag recognizer", "window window",
            ])
    }

    @Test("Everything a scene can say survives being written and read")
    func vocabulary() throws {
        let scene = try Scene.parse(everything, file: "all.scene")
        #expect(scene.text == everything)
        #expect(try Scene.parse(scene.text, file: "all.scene") == scene)
    }
}

/// Every clause once, in canonical order.
let everything = """
    scene 1 "all" 640 x 400
    window main color ink
      view card at 1 2 size 3 4 bounds-at 5 6 color sky rotate 15deg scale 1.5 alpha 0.5 corner 8 tag 3
        view b1 at 0 0 size 1 1 hidden off interaction off clips multitouch exclusive hit-test self
        view b2 at 0 0 size 1 1 rotate 0.5rad scale 1 2 hit-test nil point-inside outset 20
        view b3 at 0 0 size 1 1 hit-test pass-through touches consume motion forward
        view b4 at 0 0 size 1 1 hit-test b3 should-begin all-but any tap remote handle-and-forward moves logs "hi" zh "嗨"
        view b5 at 0 0 size 1 1 hit-test anywhere self after 1s glides b1 to 4 -4 over 2s, adds late
        view b6 at 0 0 size 1 1 hit-test anywhere b5 every 1s glides b2 to 0 0 over 0.5s allow-user-interaction
        label l at 0 0 size 9 9 text "One\\n\\"two\\"" zh "一" interaction on first-responder
        tap one taps 2 fingers 2 cancels-touches-in-view off simultaneous-with all
        long-press press taps 1 fingers 1 duration 500ms movement 10 delays-touches-began on
        pan drag fingers 1 to 2 scroll-types discrete delays-touches-ended off moves scales card rotates b1
        swipe flick fingers 1 direction left, right disabled touch-types direct, pencil
        pan pull should-begin down
        slider level at 0 0 size 9 9 value 0.5 should-begin nobody
        control knob at 0 0 size 9 9 should-begin all-but any pan
        pinch zoom should-receive not-in b1 should-begin horizontal can-prevent nobody
        rotation turn should-receive own-view-only can-be-prevented-by all-but one, press
        edge-pan edge edges left, top should-require-failure-of any tap with 2 taps
        hover over should-be-required-to-fail-by any pan, drag requires-failure-of drag
        custom check-mark tick hides b1 removes b2 disables over required-to-fail-by all
        custom finger-down late unattached adds one targets b1, card should-receive exactly card, b2
      controller root touches handle-and-forward
        view root-view at 0 0 size 10 10
          controller child logs "child"
            view child-view at 0 0 size 5 5
      controller sheet presented
        view sheet-view at 0 0 size 10 10
    window front at 0 0 size 100 100 level 2 send-event watch
    require drag to-fail flick, one
    application touches consume send-event swallow
    delegate motion consume

    """
