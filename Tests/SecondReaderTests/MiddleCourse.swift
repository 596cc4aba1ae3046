import TouchGeometry
import TouchTrace

/// The way of the middle of a recognizer's fingers, found from their samples.
struct MiddleCourse {
    /// The fingers that it follows, and where they are. One that lifts is among them until its event is over.
    private(set) var places: [SubjectID: CGPoint] = [:]
    /// The way gone in all: a finger that joins or leaves makes it not jump, and what too few do does not count.
    private(set) var travel = CGPoint.zero
    /// The way since the last finger that was needed came down.
    private(set) var wayOfAll = CGPoint.zero
    /// Whether all that the fingers did came to the recognizer.
    private(set) var isWhole = true

    private let least: Int
    private var moved: [SubjectID: CGPoint] = [:]
    private var joined: [SubjectID: CGPoint] = [:]
    private var lifted: Set<SubjectID> = []
    private var hasMoved = false
    private var startOfAll: CGPoint?

    /// - Parameter least: how many fingers there must be.
    fileprivate init(
        _ recognizer: SubjectID, _ attempt: Attempt, least: Int, upTo serial: Int,
        in book: TraceBook
    ) {
        self.least = least
        // The hit-test of a finger that joins comes between its sample and the record that it is received.
        let start = attempt.touches.map { book.began($0) }.min() ?? serial
        for serial in book.eventStart(start)...serial {
            if serial > start, book.eventStart(serial) == serial { endEvent() }
            switch book[serial].entry {
            case .sample(let touch, _, let phase, let x, let y)
            where attempt.touches.contains(touch):
                let place = CGPoint(x: x, y: y)
                if phase == .began { joined[touch] = place } else { moved[touch] = place }
                if phase == .ended || phase == .cancelled { lifted.insert(touch) }
                if phase == .moved { hasMoved = true }
            case .ignored(recognizer, let touch):
                places[touch] = nil
                joined[touch] = nil
                moved[touch] = nil
            case .swallowed, .repaired: isWhole = false
            default: break
            }
        }
        advance()
    }

    private mutating func endEvent() {
        advance()
        for touch in lifted { places[touch] = nil }
        lifted = []
    }

    private mutating func advance() {
        let before = middle
        for (touch, place) in moved where places[touch] != nil { places[touch] = place }
        let isCounted = places.count >= least && (hasMoved || !joined.isEmpty)
        if isCounted, let before, let now = middle {
            travel.x += now.x - before.x
            travel.y += now.y - before.y
        }
        for (touch, place) in joined { places[touch] = place }
        if startOfAll == nil, places.count >= least { startOfAll = middle }
        if let startOfAll, let now = middle {
            wayOfAll = CGPoint(x: now.x - startOfAll.x, y: now.y - startOfAll.y)
        }
        (moved, joined, hasMoved) = ([:], [:], false)
    }

    private var middle: CGPoint? {
        if places.isEmpty { return nil }
        let sum = places.values.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    }
}

extension TraceBook {
    /// What speaks against that a measure is of the middle of several fingers.
    func objection(
        toMiddle quantity: Quantity, _ value: Double, of recognizer: SubjectID, at serial: Int
    ) -> String? {
        let name = name(recognizer)
        guard settings.isPan(name) || settings.isSwipe(name) else {
            return "\(name) is no pan or swipe"
        }
        let attempt = attempt(of: recognizer, at: serial)
        let course = MiddleCourse(
            recognizer, attempt, least: settings.leastFingers(of: name), upTo: serial, in: self)
        if course.places.count < 2 { return "it had \(course.places.count) finger" }
        if !course.isWhole { return nil }
        let found = settings.isPan(name) ? [length(course.travel)] : ways(course.wayOfAll)
        return found.contains { abs($0 - value) < 1e-6 }
            ? nil : "the middle of its fingers went \(found) pt, not \(value)"

        func length(_ way: CGPoint) -> Double {
            Double(Mathematics.hypotenuse(way.x, way.y))
        }
        func ways(_ way: CGPoint) -> [Double] {
            settings.directions(of: name).map { direction in
                let (x, y) = (Double(way.x), Double(way.y))
                return switch (direction, quantity) {
                case (.right, .along): x
                case (.left, .along): -x
                case (.down, .along): y
                case (.up, .along): -y
                case (.left, _), (.right, _): abs(y)
                case (.up, _), (.down, _): abs(x)
                }
            }
        }
    }
}
