import Foundation

extension Soak {
    /// Something of everything: all recognizers, related and not, all controls, and scroll views in scroll views.
    static let scene = """
        scene 1 "everything" 960 x 600
        view pad at 20 20 size 300 260 color coral corner 12 multitouch
          view badge at 180 20 size 90 90 color sky rotate 15deg
          view inner at 20 150 size 120 90 color sand
            tap poke
            long-press hold movement 12
          tap once
          tap twice taps 2
          pan drag moves badge
          swipe flick direction right, left
          pinch zoom simultaneous-with turn
          rotation turn
          hover over
          custom check-mark tick
        view edge at 0 0 size 16 600 color slate
          edge-pan strip edges left
        view board at 20 300 size 300 280 color mint corner 12
          view loose at 20 20 size 80 80 color plum moves
          view lone at 120 20 size 70 70 color sun exclusive
          view wide at 210 40 size 50 50 color rose point-inside outset 30 touches handle-and-forward
          pan pair fingers 2 to 3 delays-touches-began
          tap late delays-touches-ended
          view card at 20 120 size 260 140 color clay
            button save at 16 16 size 110 44 text "Save"
            slider volume at 16 76 size 220 34 value 0.4
            switch night at 150 22
            swipe down direction down
        scroll page at 340 20 size 300 560 color ink corner 12 content 300 1400
          button first at 20 20 size 200 44 text "First"
          scroll row at 20 90 size 260 110 color slate content 900 110
            view one at 16 16 size 180 78 color coral
            view two at 212 16 size 180 78 color sun
              tap pick
            view three at 408 16 size 180 78 color mint
          slider level at 20 230 size 260 34
          segments sizes at 20 290 size 260 32 titles "Small", "Medium", "Large" value 1
          stepper count at 20 350 value 5
          pages dots at 20 410 size 260 26 count 4 value 1
          scroll box at 20 460 size 260 180 color slate content 520 900 paging
            button more at 20 20 size 200 44 text "More"
            button further at 280 220 size 200 44 text "Further"
          view foot at 20 680 size 260 600 color leaf
            long-press rest duration 300ms
        scroll direct at 660 20 size 280 260 color slate content 280 900 delays-content off
          button now at 20 20 size 200 44 text "Now"
          slider tone at 20 90 size 240 34
          switch wifi at 20 150
        scroll kept at 660 300 size 280 280 color sea content 800 800 cancels-content off
          view knob at 40 40 size 90 90 color snow touches consume
          view plate at 160 40 size 90 90 color leaf
            pan pull
        require drag to-fail flick
        require once to-fail twice
        """ + "\n"

    /// Where its buttons, thumbs and segments are until somebody scrolls, in points.
    static let spots: [CGPoint] = [
        (111, 458), (144, 513), (215, 457), (460, 62), (372, 267), (400, 326), (490, 326),
        (580, 326), (385, 386), (430, 386), (400, 443), (580, 443), (780, 62), (692, 127),
        (705, 185),
    ].map { CGPoint(x: $0.0, y: $0.1) }
}
