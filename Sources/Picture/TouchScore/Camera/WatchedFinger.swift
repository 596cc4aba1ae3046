import TouchPicture
import TouchReading
import TouchStage
import TouchTrace

/// A touch that the camera follows: it is there before the finger comes down, and stays where the
/// finger lifts.
struct WatchedFinger: Hashable, Sendable {
    let touch: SubjectID
    /// The magnification of the scene.
    private(set) var factor: Double
    /// The serials of the records of its first and its last sample.
    let landing: Int
    private(set) var lift: Int
    /// The locations where it comes down and where it lifts, in points of the screen.
    let start: CGPoint
    private(set) var end: CGPoint

    /// Returns the touches of each finger, by its name, in order.
    static func all(in trace: Trace) -> [String: [WatchedFinger]] {
        var fingers: [String: [WatchedFinger]] = [:]
        for record in trace.records {
            guard case .sample(let touch, _, _, let x, let y) = record.entry else { continue }
            let (serial, place) = (Int(record.serial), CGPoint(x: x, y: y))
            let name = trace.name(of: touch)
            if let last = fingers[name]?.indices.last, fingers[name]?[last].touch == touch {
                fingers[name]?[last].lift = serial
                fingers[name]?[last].end = place
            } else {
                let finger = WatchedFinger(
                    touch: touch, factor: StageState.closeness, landing: serial, lift: serial,
                    start: place, end: place)
                fingers[name, default: []].append(finger)
            }
        }
        return fingers
    }

    /// Returns the finger with a magnification.
    func shown(_ factor: Double?) -> WatchedFinger {
        var finger = self
        finger.factor = factor ?? StageState.closeness
        return finger
    }
}

extension StageState {
    /// Returns what a camera that follows a finger shows, in points of the screen.
    func frame(for finger: WatchedFinger) -> CGRect {
        let gone = record < finger.landing ? finger.start : finger.end
        return frame(around: touch(finger.touch)?.location ?? gone, factor: finger.factor)
    }

    /// Returns how long a camera takes from the place where one finger lifts to the place where
    /// another comes down, in seconds of film: long enough that it never leaps.
    func travel(from last: WatchedFinger, to next: WatchedFinger) -> Double {
        let a = frame(around: last.end, factor: last.factor)
        let b = frame(around: next.start, factor: next.factor)
        let way = a.middle.distance(to: b.middle) / max(a.width, 1)
        return FilmTime.exact(max(CameraTravel.duration, 1.25 * way))
    }
}
