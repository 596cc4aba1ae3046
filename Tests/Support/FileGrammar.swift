/// What the lines of the language look like, with holes: `<n>` a number, `<p>` one that is not negative, `<t>` a text, `<s>` a
/// time, `<v>` a view, `<r>` a recognizer, `<new>` a new name, `<f>` a finger, `<c>` a color, `<z>` from 0 to 1.
enum FileGrammar {
    static let views = [
        "view <new> at <n> <n> size <p> <p> color <c>",
        "view <new> at <n> <n> size <p> <p> rotate <n>deg alpha <z> touches handle-and-forward logs <t>",
        "view <new> at <n> <n> size <p> <p> hit-test pass-through multitouch",
        "view <new> at <n> <n> size <p> <p> hit-test <v> bounds-at <n> <n> exclusive",
        "view <new> at <n> <n> size <p> <p> point-inside outset <n> moves scale <n> <n> clips",
        "view <new> at <n> <n> size <p> <p> touches consume motion forward first-responder hidden off",
        "view <new> at <n> <n> size <p> <p> pointer-regions 0 0 <p> 20, <n> 20 40 40 pencil-tap logs <t>",
        "button <new> at <n> <n> size <p> <p> pointer-regions pencil-squeeze logs <t>",
        "label <new> at <n> <n> size <p> <p> text <t>",
        "button <new> at <n> <n> size <p> <p> text <t>",
        "slider <new> at <n> <n> size <p> <p> value <z>", "switch <new> at <n> <n> value 1",
        "stepper <new> at <n> <n> value <n>",
        "segments <new> at <n> <n> size <p> <p> titles <t>, <t> value 1",
        "pages <new> at <n> <n> size <p> <p> count 4 value 2",
        "scroll <new> at <n> <n> size <p> <p> content <p> <p> bounds-at <n> <n> paging bounces off",
        "scroll <new> at <n> <n> size <p> <p> hit-test pass-through touches-should-begin all-but <v> touches-should-cancel all",
        "button <new> at <n> <n> size <p> <p> point-inside except <v> touch-down hides <v>, logs <t> zh <t> touch-up-inside starts <v>",
        "slider <new> at <n> <n> size <p> <p> touch-drag-inside shows <v> touch-drag-exit disables <r> value-changed removes <r>",
        "slider <new> at <n> <n> size <p> <p> value <z> should-begin all-but <r>",
        "scroll <new> at <n> <n> size <p> <p> content <p> <p> content-inset <n> <n> <n> <n> inset-adjustment always scrolls-to-top off directional-lock deceleration fast reorders",
        "row <new> at <n> <n> size <p> <p> disabled touch-cancel enables <r>",
        "view <new> at <n> <n> size <p> <p> point-inside reaches <v>, <v> after <s> hides <v> every 80ms stops <v>",
        "view <new> at <n> <n> size <p> <p> point-inside except <n> <n> <p> <p>",
        "view <new> at <n> <n> size <p> <p> point-inside only <v> every 1s logs <t>",
        "view <new> at <n> <n> size <p> <p> point-inside no",
        "view <new> at <n> <n> size <p> <p> hit-test anywhere <v> should-begin all-but <r>",
        "view <new> at <n> <n> size <p> <p> hit-test anywhere self after <s> glides <v> to <n> <n> over <s>",
        "button <new> at <n> <n> size <p> <p> should-begin any pan touch-down adds <r>, glides <v> to <n> <n> over <s> allow-user-interaction",
    ]

    static let recognizers = [
        "tap <new> taps 2 logs <t>", "tap <new> should-receive own-view-only fingers 2",
        "long-press <new> duration <s> movement <p>", "pan <new> moves <v> fingers 1 to 2",
        "pan <new> moves <v> scroll-types all",
        "pan <new> should-begin left", "pan <new> should-begin horizontal simultaneous-with all",
        "swipe <new> direction left, up",
        "pinch <new> scales", "rotation <new> rotates touch-types direct, pencil",
        "edge-pan <new> edges left", "hover <new>", "custom check-mark <new>",
        "custom finger-down <new> targets <v>, <v>", "tap <new> unattached adds <r>",
        "tap <new> should-receive exactly <v>, <v>",
        "tap <new> removes <v> can-prevent nobody", "tap <new> disables <r> hides <v>",
        "pan <new> requires-failure-of <r> delays-touches-began",
        "tap <new> can-be-prevented-by all-but <r>",
        "tap <new> should-require-failure-of any tap with 2 taps cancels-touches-in-view off",
    ]

    static let ofScenes = [
        "title <t>", "title <t> zh <t>", "require <r> to-fail <r>", "tuning pan-slop <n>",
        "tuning tap-interval <s>", "tuning translation-holds-slop on", "application logs <t>",
        "delegate touches consume", "controller <new> logs <t>", "window <new> level <n>", "# <t>",
        "window <new> safe-area <p> <p> <p> <p>", "window <new> system-edges left, bottom",
        "controller <new> defers-system-gestures top",
        "",
    ]

    static let ofFingers = [
        "finger <f> down <v>", "finger <f> move <v> over <s>", "finger <f> up", "finger <f> cancel",
        "with finger <f> down (<n>, <n>)", "with tap (<n>, <n>) finger <f>",
    ]

    static let ofTapes = [
        "finger a down <v>(<z>, <z>) force <p> radius <p> type pencil\nfinger a move by <n> <n> over <s>\nfinger a up",
        "finger b down <v>\nwith finger thumb down (<n>, <n>)\nfinger b move <v>(<z>, <z>) over <s> ease-out\n"
            + "with finger thumb move (<n>, <n>) over <s> ease-in-out\nfinger thumb cancel\nwith finger b up",
        "tap <v>", "tap <v> times 2 finger <f> hold <s> pause <s>",
        "tap (<n>, <n>)\nwith tap <v> finger f27",
        "wait <s>", "wait until <s>", "shake", "status-bar tap", "remote toggle", "interrupt",
        "set <v> alpha <z> color <c>", "set <v> at <n> <n> hidden", "remove <v>", "disable <r>",
        "enable <r>",
        "pointer move <v> over <s>", "pointer scroll <n> <n> at <v>",
        "pointer move <v> over <s> ease-in type pencil height <z> altitude 45deg azimuth 2rad roll -10deg",
        "pencil tap", "pencil squeeze over <s>", "pencil squeeze began", "pencil squeeze ended",
        "finger b down <v> type pencil altitude 0.7rad azimuth 90deg\nfinger b move by <n> <n> over <s>\nfinger b up",
        "pointer scroll <n> <n> at <v> continuous", "pointer exit (<n>, <n>)",
        "event <s> d began (<n>, <n>), e began (<n>, <n>) force <p>\n"
            + "event <s> d moved (<n>, <n>) coalesced d moved (<n>, <n>) time <s>\nevent <s> d ended (<n>, <n>)",
        "event <s> <f> cancelled (<n>, <n>)", "together <t> <t>", "together a.tape ../b-<n>.tape",
        "event +<s> <f> began (<n>, <n>)\nevent +<s> <f> moved (<n>, <n>) time -<s>",
        "cut <s>..<s>", "cut 1s..1500ms", "speed 2 0s..1s", "speed <p> <s>..<s>", "trim 0.5s..2s",
        "chapter <t>",
        "caption <t> zh <t>", "caption off",
        "mark <t>", "note <t> zh <t>", "title <t> zh <t> <s>", "title <t>", "end <t>",
        "end <t> <s>",
        "ask <t> zh <t> <s>", "ask <t> <s> answers <t>, <t> zh <t>, <t> right 2",
        "ask <t> <s> answers <t> because <t> zh <t>, <t> because <t>", "answer",
        "ask <t> <s> answers <t> right 1\ntap <v>\nanswer\ncaption <t>", "ask off",
        "walk all <s>", "walk hit-test off", "slow <p>", "freeze <s>", "zoom <v>", "zoom off",
        "zoom <v> 2.5", "zoom finger <f> 1.5", "follow <v>", "follow finger <f> 8", "follow <v> 1",
        "show hit-test", "show pipeline", "show chain", "show cards", "show timeline", "show code",
        "sound <t>", "sound <t> from <s> at <s> lang zh", "hide cards", "hide code",
        "hide timeline", "direct off", "direct on",
        "highlight <v>, <v>", "highlight off", "spotlight <v>", "spotlight off",
        "spotlight (<n>, <n>) <p>", "ink <c> 3 (<n>, <n>)", "ink <c> 12.5 (<n>, <n>) (<n>, <n>)",
        "ink <c> 2 (<n>, <n>) over <s>", "ink undo", "ink off", "dim <v>, <v>",
        "dim off", "depth on", "depth <v>", "depth off",
        "arrow <v> to <v>", "arrow <r> to <v> <t> zh <t>", "arrow <v> to <r> <t>",
        "arrow off",
        "expect hit <v>", "expect <v> not hit because outside", "expect no hit",
        "expect <r> acts 2 times",
        "expect noted <t>", "expect <v> got began, ended", "expect hops <v> > window > application",
        "expect order began <v>, <r> ended, action <r>", "expect <r> failed because <r>",
        "expect <v> at <n> <n>", "expect asked window, <v>", "# <t>", "",
        "try <t> zh <t> expect <r> began", "try <t> expect asked window, <v> and <r> acts 2 times",
    ]

    static let ofLessons = [
        "group <t>", "group <t> zh <t>", "  lesson <new>", "  lesson <v>  # <t>", "# <t>", "",
    ]

    static let numbers = [
        "0", "1", "-1", "40", "120.5", "-0", "1e-320", "0.30000000000000004", "1e6", "-1e6", "1e3",
        "200",
    ]
    static let sizes = ["0", "1", "40", "120.5", "1e-320", "300", "1e6"]
    static let parts = ["0", "0.5", "1", "0.25"]
    static let times = [
        "0s", "1ms", "80ms", "0.25s", "1s", "2.5s", "1e-300s", "3.0000000000000004s",
    ]
    static let colors = ["coral", "clear", "\"#3fa7a3\"", "\"#00000080\""]
    static let fingers = ["a", "b", "c", "thumb", "f27", "中"]

    /// What does not belong where it is put.
    static let strangers = [
        "\n", "  ", "\t", "\r\n", "\r", "\"", "\\", "#", "(", ")", ",", ">", "nan", "inf", "1e999",
        "-", "1e6",
        "view", "expect", "with", "off", "any", "window", "application", "86400s", "1e9",
        "999999999999",
        "é", "中", "\u{3000}", "\u{A0}", "\u{2028}", "，", "（", "\u{0}", "zh",
    ]
}
