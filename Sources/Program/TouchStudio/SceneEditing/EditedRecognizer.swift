import TouchReading
import TouchScript

/// A recognizer that can be given to a view by hand: it does what one sees at once, where there is such a thing.
nonisolated enum EditedRecognizer: CaseIterable, Hashable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotation

    /// What its line says before and behind its name, and what it is called here.
    var meaning: (kind: RecognizerKind.BuiltIn, clauses: [RecognizerClause], words: Wording) {
        switch self {
        case .tap: (.tap, [], Wording("A tap", "轻点"))
        case .doubleTap: (.tap, [.taps(2)], Wording("A double tap", "双击"))
        case .longPress: (.longPress, [], Wording("A long press", "长按"))
        case .pan: (.pan, [.moves(nil)], Wording("A pan, which moves it", "拖动（移动它）"))
        case .swipe: (.swipe, [], Wording("A swipe to the right", "向右轻扫"))
        case .pinch: (.pinch, [.scales(nil)], Wording("A pinch, which scales it", "捏合（缩放它）"))
        case .rotation:
            (.rotation, [.rotates(nil)], Wording("A rotation, which turns it", "旋转（转动它）"))
        }
    }
}
