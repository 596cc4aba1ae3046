import TouchKit

/// Something done to the scene in mid-gesture, from outside or from inside a callback.
nonisolated enum FuzzChange: Sendable, CustomStringConvertible {
    case disable(Int)
    case enable(Int)
    case removeRecognizer(Int)
    case addRecognizer(Int, to: Int)
    case removeView(Int)
    case addView(Int, to: Int)
    case hideView(Int)
    case showView(Int)
    case fail(Int)
    case recognize(Int)
    case dropDelegate(Int)
    case send(finger: Int, UITouch.Phase, CGPoint)
    case hideWindow, showWindow

    init(_ random: inout FuzzRandom) {
        // Indices are taken modulo what there is.
        let (some, other) = (random.below(6), random.below(7))
        self =
            switch random.below(15) {
            case 0, 1: .disable(some)
            case 2: .enable(some)
            case 3: .removeRecognizer(some)
            case 4: .addRecognizer(some, to: other)
            case 5: .removeView(some)
            case 6: .addView(some, to: other)
            case 7: .hideView(some)
            case 8: .showView(some)
            case 9, 10: .fail(some)
            case 11: .recognize(some)
            case 12: .dropDelegate(some)
            case 13:
                random.oneIn(4)
                    ? .hideWindow
                    : .send(
                        finger: random.below(4),
                        random.pick([.began, .moved, .ended, .cancelled]),
                        CGPoint(x: random.number(0...320), y: random.number(0...480)))
            default: .showWindow
            }
    }

    var description: String {
        switch self {
        case .disable(let index): "disable recognizer \(index)"
        case .enable(let index): "enable recognizer \(index)"
        case .removeRecognizer(let index): "remove recognizer \(index)"
        case .addRecognizer(let index, let view): "add recognizer \(index) to view \(view)"
        case .removeView(let index): "remove view \(index)"
        case .addView(let index, let view): "add view \(index) to view \(view)"
        case .hideView(let index): "hide view \(index)"
        case .showView(let index): "show view \(index)"
        case .fail(let index): "set recognizer \(index) to failed"
        case .recognize(let index): "set recognizer \(index) to ended"
        case .dropDelegate(let index): "take the delegate of recognizer \(index) away"
        case .send(let finger, let phase, let place):
            "send finger \(finger) \(phase) \(place.x) \(place.y)"
        case .hideWindow: "hide the window"
        case .showWindow: "show the window"
        }
    }
}
