import TouchScript
import TouchWords

/// A recognizer that can be given to a view by hand. If its gesture can have a visible effect, the
/// recognizer is given that effect.
nonisolated enum EditedRecognizer: CaseIterable, Hashable {
    case tap, doubleTap, longPress, pan, swipe, pinch, rotation

    /// The kind and the clauses of its line in the scene, and its name in the drawer.
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
