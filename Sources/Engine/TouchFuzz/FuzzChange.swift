import TouchKit

/// A change of the scene in mid-gesture, from outside or from inside a callback.
nonisolated enum FuzzChange: Sendable, CustomStringConvertible {
    /// Performs a deed; its numbers are taken modulo the number of objects that exist.
    case perform(Deed, Int = 0, other: Int = 0)
    case send(finger: Int, UITouch.Phase, CGPoint)

    /// A deed in words, in which # is the number of the object it is done to, and @ that of another
    /// view.
    enum Deed: String {
        case disable = "disable recognizer #"
        case enable = "enable recognizer #"
        case removeRecognizer = "remove recognizer #"
        case addRecognizer = "add recognizer # to view @"
        case removeView = "remove view #"
        case addView = "add view # to view @"
        case hideView = "hide view #"
        case showView = "show view #"
        case fail = "set recognizer # to failed"
        case recognize = "set recognizer # to ended"
        case dropDelegate = "take the delegate of recognizer # away"
        case hideWindow = "hide the window"
        case showWindow = "show the window"
        case present = "present the sheet"
        case dismiss = "dismiss the sheet"
        case dismissAtOnce = "dismiss the sheet at once"
    }

    /// The deeds to pick from. Some occur twice to be picked more often. The fourteenth,
    /// `hideWindow`, mostly becomes the sending of a sample, and only now and then hides the
    /// window.
    private static let deeds: [Deed] = [
        .disable, .disable, .enable, .removeRecognizer, .addRecognizer, .removeView, .addView,
        .hideView, .showView, .fail, .fail, .recognize, .dropDelegate, .hideWindow, .showWindow,
    ]

    /// Returns the coming or going of the sheet.
    static func ofSheet(_ random: inout FuzzRandom) -> FuzzChange {
        .perform(random.pick([.present, .present, .present, .dismiss, .dismissAtOnce]))
    }

    init(_ random: inout FuzzRandom) {
        let (some, other) = (random.below(6), random.below(7))
        let deed = random.pick(Self.deeds)
        if deed == .hideWindow, !random.oneIn(4) {
            self = .send(
                finger: random.below(4), random.pick([.began, .moved, .ended, .cancelled]),
                CGPoint(x: random.number(0...320), y: random.number(0...480)))
        } else {
            self = .perform(deed, some, other: other)
        }
    }

    var description: String {
        switch self {
        case .perform(let deed, let some, let other):
            deed.rawValue.replacing("#", with: "\(some)").replacing("@", with: "\(other)")
        case .send(let finger, let phase, let place):
            "send finger \(finger) \(phase) \(place.x) \(place.y)"
        }
    }
}
