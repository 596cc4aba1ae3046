import TouchReading
import TouchScript
import TouchStage

/// A recognizer that can be given to a view by hand: it does what one sees at once, where there is such a thing.
nonisolated enum EditedRecognizer: CaseIterable, Hashable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotation

    var kind: RecognizerKind.BuiltIn {
        switch self {
        case .tap, .doubleTap: .tap
        case .longPress: .longPress
        case .pan: .pan
        case .swipe: .swipe
        case .pinch: .pinch
        case .rotation: .rotation
        }
    }

    /// What its line says behind its name.
    var clauses: [RecognizerClause] {
        switch self {
        case .doubleTap: [.taps(2)]
        case .pan: [.moves(nil)]
        case .pinch: [.scales(nil)]
        case .rotation: [.rotates(nil)]
        case .tap, .longPress, .swipe: []
        }
    }

    var words: Wording {
        switch self {
        case .tap: Wording("A tap", "轻点")
        case .doubleTap: Wording("A double tap", "双击")
        case .longPress: Wording("A long press", "长按")
        case .pan: Wording("A pan, which moves it", "拖动（移动它）")
        case .swipe: Wording("A swipe to the right", "向右轻扫")
        case .pinch: Wording("A pinch, which scales it", "捏合（缩放它）")
        case .rotation: Wording("A rotation, which turns it", "旋转（转动它）")
        }
    }
}
