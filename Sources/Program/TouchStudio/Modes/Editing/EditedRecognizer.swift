import TouchScript
import TouchWords

/// A recognizer that can be given to a view by hand: it does what one sees at once, where there is
/// such a thing.
nonisolated enum EditedRecognizer: CaseIterable, Hashable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotation

    /// What its line says before and behind its name, and what it is called here.
    var meaning: (kind: RecognizerKind.BuiltIn, clauses: [RecognizerClause], words: Wording) {
        switch self {
        case .tap: (.tap, [], .edit.tap)
        case .doubleTap: (.tap, [.taps(2)], .edit.doubleTap)
        case .longPress: (.longPress, [], .edit.longPress)
        case .pan: (.pan, [.moves(nil)], .edit.pan)
        case .swipe: (.swipe, [], .edit.swipe)
        case .pinch: (.pinch, [.scales(nil)], .edit.pinch)
        case .rotation: (.rotation, [.rotates(nil)], .edit.rotation)
        }
    }
}
