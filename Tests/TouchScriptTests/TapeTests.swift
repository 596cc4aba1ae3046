import Foundation
import Testing
import TouchScript

@Suite struct TapeTests {
    @Test("Everything a tape can say survives being written and read")
    func vocabulary() throws {
        let scene = try Scene.parse(swipeOrPan, file: "a.scene")
        let tape = try Tape.parse(everythingOnTape, file: "all.tape", scene: scene)
        #expect(tape.text == everythingOnTape)
        #expect(try Tape.parse(tape.text, file: "all.tape") == tape)
        #expect(tape.sceneName == "swipe-or-pan")
    }

    @Test("Values that need it are written with all their digits")
    func digits() throws {
        var tape = Tape(file: "t")
        tape.append(.header)
        tape.append(.scene("a"))
        let sample = RecordedSample(
            finger: "a", phase: .began, location: CGPoint(x: 0.1 + 0.2, y: -1e-7),
            force: 1 / 3, time: .at(Span(1.0000000000000002)))
        tape.append(.act(.event(.at(Span(4e-5)), [sample]), with: false))
        #expect(try Tape.parse(tape.text, file: "t") == tape)
    }

    @Test("Relative times are written in as few digits as read back exactly")
    func relative() {
        #expect(EventTime(8.032, after: 8.016) == .after(Span(16, .ms)))
        #expect(EventTime(1.25, after: 1.2575) == .after(Span(-7.5, .ms)))
        #expect(EventTime(12.5, after: 8) == .after(Span(4.5)))
        for number in 0..<2000 {
            let start = Double(number) * 0.0083337 + 1 / Double(number + 1)
            let end = start + Double(number % 17) / 120
            #expect(EventTime(end, after: start).seconds(from: start) == end)
            let (from, to) = (Double(number) / 1000, Double(number * 3 + 7) / 1000)
            guard case .after(let span) = EventTime(to, after: from) else {
                Issue.record("\(from) to \(to) is not relative")
                continue
            }
            #expect(span.seconds < 1 ? span.value == span.value.rounded() : true)
        }
    }

    @Test("A wait to a whole millisecond is written in whole milliseconds, wherever it begins")
    func waits() {
        for number in 0..<2000 {
            let (start, end) = (Double(number) / 1000, Double(number * 3 + 7) / 1000)
            let span = Span(from: start, to: end)
            let milliseconds = Double(number * 2 + 7)
            #expect(
                span == (milliseconds < 1000 ? Span(milliseconds, .ms) : Span(milliseconds / 1000)))
            #expect(span.map { TapeAct.wait($0).end(from: start) } == end)
        }
    }

    @Test("A relative time is counted from where the line before has finished")
    func times() throws {
        let tape = try Tape.parse(
            """
            tape 1
            scene "a"
            event 1s a began (0, 0)
            event +16ms a ended (0, 0)
            tap (0, 0) times 2
            with wait 1s
            event +8ms a began (0, 0), b began (1, 1)
            """, file: "t.tape")
        #expect(tape.times.map(\.upperBound) == [0, 0, 1, 1.016, 1.296, 2.016, 2.024])
        #expect(tape.times.map(\.lowerBound) == [0, 0, 0, 1, 1.016, 1.016, 2.016])
    }

    @Test("Fingers are numbered as they are called")
    func fingerNames() {
        for number in [1, 2, 26, 27, 0, -3, 1000] {
            #expect(FingerName.number(of: FingerName.name(for: number)) == number)
        }
        #expect(FingerName.name(for: 2) == "b")
        #expect(FingerName.number(of: "thumb") == nil)
        #expect(FingerName.number(of: "f05") == nil)
    }

    @Test("Easing starts at 0 and ends at 1", arguments: Easing.allCases)
    func easing(easing: Easing) {
        #expect(easing.progress(0) == 0)
        #expect(easing.progress(1) == 1)
        #expect(abs(easing.progress(0.5) - easing.progress(0.499)) < 0.01)
    }
}

let everythingOnTape = """
    # Every form once.
    tape 1
    scene "swipe-or-pan"
    chapter "Who wins?" zh "谁会赢？"
    caption "Say one thing." zh "说一件事。"
    caption off
    mark "start"
    walk hit-test 250ms
    walk all off
    slow 4
    freeze 2s
    zoom card
    zoom finger a 1.6
    follow card 2
    zoom off
    title "Who wins?" zh "谁会赢？" 3s
    end "The swipe." zh "轻扫。"
    show cards
    hide timeline
    highlight card, badge
    highlight off
    spotlight badge
    spotlight (320, 200.5) 80
    ink coral 4 (120, 80) (124.5, -9) (1, 2)
    ink sea 2 (1, 2) (3, 4) over 800ms
    ink "#10203040" 0.5 (1, 2)
    ink undo
    ink off
    dim card
    depth on
    depth card
    depth off
    arrow flick to card "on it" zh "在它上面"
    arrow off
    ask "Who?" zh "谁？" 3s answers "a swipe" zh "轻扫", "a pan" right 2
    ask "Who?" 3s answers "a swipe" zh "轻扫" because "Too slow." zh "太慢。", "a pan" because "It waits." right 2
    answer
    ask off
    note "Slowly here." zh "这里慢一点。"
    try "Drag it." zh "拖动它。" expect drag began
    try "Flick." expect order began card, flick ended and flick acts 2 times and no hit
    direct off
    direct on
    finger a down card(0.2, 0.5) force 0.5 radius 8 type pencil
    finger a move card(0.9, 0.5) over 180ms ease-out
    with finger b down badge  # together
    finger a move by -10 0.5 over 1s ease-in-out
    finger a move (12, 34)
    finger a up
    finger b cancel
    tap badge
    tap card(0.5, 0.5) times 2 finger b hold 50ms pause 100ms
    wait 300ms
    wait until 5s
    shake
    remote play
    interrupt
    set card at 10 20 color sky alpha 0.5 hidden
    remove badge
    disable flick
    enable flick
    pointer move card over 1s
    pointer move card over 1s ease-in type pencil height 0.5 altitude 45deg azimuth 90deg roll 10deg
    pointer move card type pencil
    finger p down card type pencil altitude 0.7rad azimuth 90deg roll 10deg
    finger p up
    pencil tap
    pencil squeeze
    pencil squeeze over 400ms
    pencil squeeze began
    pencil squeeze ended
    pointer scroll 0 -12 at (10, 10)
    pointer scroll 0 -3 at (10, 10) continuous
    pointer exit (0, 0)
    event 6.25s a began (1.5, 2), b began (3, 4) force 1 radius 9 type pointer time 6.24s
    event 6.5s a moved (2, 2) coalesced a moved (1.75, 2) time 6.4s coalesced a moved (1.9, 2)
    event 7s a ended (2, 2), b cancelled (3, 4)
    event +16ms a began (1, 2) coalesced a began (1, 2) time -8ms coalesced a began (1, 2) time +0.5ms
    event +0.25s a ended (1, 2)
    expect hit badge
    expect hit card by b
    expect no hit
    expect badge not hit because outside
    expect badge not asked
    expect asked window, card, badge
    expect delivered began card, moved card, ended card
    expect swallowed by application
    expect order began card, flick ended, action flick, cancelled card
    expect card got began, cancelled
    expect hops card > window > application > delegate
    expect consumed by card
    expect handled by card, window
    expect discarded
    expect withheld from card because multitouch-off
    expect flick ended
    expect drag failed because flick
    expect drag failed because requirement-broken
    expect flick acts
    expect drag acts 2 times
    expect drag never acts
    expect noted "hello"
    expect card at 10 20

    """
