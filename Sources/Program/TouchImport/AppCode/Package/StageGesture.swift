/// A gesture that an app's code waits for, with what the code says of it.
enum StageGesture: Equatable {
    case tap(times: Int)
    /// A touch that stays down, in milliseconds.
    case press(Int)
    /// A drag along an axis; nil for either.
    case drag(StageSubject.Axis?)
    /// A quick drag; the direction is UIKit's name of it.
    case swipe(String)
    /// A drag from an edge of the screen, by UIKit's name of the edge.
    case edge(String)
    case pinch
    /// Two fingers that turn.
    case twist
    /// One finger that goes round.
    case turn

    /// Indicates whether it is one finger that moves.
    var isDrag: Bool {
        switch self {
        case .drag, .turn: true
        default: false
        }
    }

    /// Determines the gesture of a recognizer of UIKit, or of one of the app's.
    /// - Parameters:
    ///   - type: the recognizer's class.
    ///   - property: the name by which the code of `subject` calls it; nil for none.
    init?(
        _ type: String, called property: String?, by subject: StageSubject, in program: SwiftProgram
    ) {
        guard program.types[type] == nil else {
            let own = StageSubject(type, in: program)
            self.init(own)
            return
        }
        func said(_ word: String) -> String? {
            let values = property.map { subject.words(after: $0, ".", word, "=") } ?? []
            let value = values.first ?? subject.words(after: word, "=").first
            return value == "." ? nil : value
        }
        func choice(_ word: String) -> String? {
            subject.words(after: word, "=", ".").first
                ?? subject.words(after: word, "=", "[", ".").first
        }
        switch type {
        case "UITapGestureRecognizer":
            self = .tap(times: said("numberOfTapsRequired").flatMap { Int($0) } ?? 1)
        case "UILongPressGestureRecognizer":
            let wanted = said("minimumPressDuration").flatMap { Double($0) } ?? 0.5
            self = .press(Int(min(wanted, 10) * 1000) + 300)
        case "UIPanGestureRecognizer": self = .drag(subject.axis)
        case "UISwipeGestureRecognizer": self = .swipe(choice("direction") ?? "right")
        case "UIScreenEdgePanGestureRecognizer": self = .edge(choice("edges") ?? "left")
        case "UIPinchGestureRecognizer": self = .pinch
        case "UIRotationGestureRecognizer": self = .twist
        default: return nil
        }
    }

    /// Determines the gesture of a recognizer that is a class of the app's.
    init(_ subject: StageSubject) {
        let spoken = Set(subject.nameWords)
        func speaks(_ words: Set<String>) -> Bool { !words.isDisjoint(with: spoken) }
        if subject.says("atan2", "atan2f")
            || speaks(["rotation", "rotate", "knob", "circle", "wheel"])
        {
            self = subject.base == "UIRotationGestureRecognizer" ? .twist : .turn
            return
        }
        switch subject.base {
        case "UITapGestureRecognizer": self = .tap(times: speaks(["double"]) ? 2 : 1)
        case "UILongPressGestureRecognizer": self = .press(800)
        case "UISwipeGestureRecognizer": self = .swipe("right")
        case "UIScreenEdgePanGestureRecognizer": self = .edge("left")
        case "UIPinchGestureRecognizer": self = .pinch
        case "UIPanGestureRecognizer": self = .drag(subject.axis)
        default:
            if speaks(["pinch", "zoom", "scale"]) {
                self = .pinch
            } else if speaks(["press", "hold", "long"]) {
                self = .press(800)
            } else if speaks(["tap"]) || !subject.says("touchesMoved") {
                self = .tap(times: speaks(["double"]) ? 2 : 1)
            } else {
                self = .drag(subject.axis)
            }
        }
    }
}

extension StageSubject {
    /// Returns the gestures of the recognizers that its code adds to views, in its order, and the
    /// name that the view has in the code; nil for its own.
    func gestures(in program: SwiftProgram) -> [(gesture: StageGesture, view: String?)] {
        var found: [(gesture: StageGesture, view: String?)] = []
        for index in words.indices
        where words[index] == "addGestureRecognizer" && index + 2 < words.count && index > 0 {
            var argument = index + 2
            if words[argument] == "self", argument + 2 < words.count { argument += 2 }
            let (type, called) = recognizer(words[argument])
            guard let type,
                let gesture = StageGesture(type, called: called, by: self, in: program)
            else { continue }
            let view = receiver(before: index)
            if !found.contains(where: { $0.gesture == gesture && $0.view == view }) {
                found.append((gesture, view))
            }
        }
        return found
    }

    /// Returns the class of a recognizer given by a class or by a name, and that name.
    private func recognizer(_ word: String) -> (type: String?, called: String?) {
        if word.hasSuffix("GestureRecognizer") { return (word, nil) }
        let types = words(after: word, "=") + words(after: word, ":")
        return (types.first { $0.first?.isUppercase == true }, word)
    }

    private func receiver(before index: Int) -> String? {
        guard words[index - 1] == "." else { return nil }
        var place = index - 2
        while place > 0, ["?", "!"].contains(words[place]) { place -= 1 }
        return place >= 0 && words[place] != "self" ? words[place] : nil
    }
}
