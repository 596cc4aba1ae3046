import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// Everything that a picture of the stage shows at one instant.
public struct StageMoment: Equatable, Sendable {
    /// The stage at one record.
    public var stage: StageState
    /// The event time shown, in seconds; not before `stage.time`.
    public var time: Double
    public var title: LocalizedText?
    /// The surroundings of the stage in a film.
    public var staging = Staging()
    /// The serial of the last decision; nil if none is shown by itself.
    package var told: Int?
    /// The visible share of the arrow to the last decision's subject, from 0 to 1.
    package var growth = 1.0
    /// The paths of fingers, past and future, in points of the screen: labels avoid them, so that
    /// none jumps.
    package var paths: [SubjectID: [CGPoint]] = [:]
    /// The gestures of a film's run: chips remain in place during each. Nil if the future is
    /// unknown.
    package var gestures: Gestures?
    /// The fingers that the touchscreen's reader identified as palms, by the host's numbers.
    public var palms: Set<Int> = []
    /// The part of the scene to show, in points of the screen; nil for all of it.
    public var frame: CGRect?
    /// The path of a film's camera around the current time while it moves; nil while it is at rest.
    package var cameraWay: CameraWay?
    /// The signs that a film adds.
    package var signs = FilmSigns()

    public init(_ state: StageState, time: Double? = nil) {
        stage = state
        self.time = max(time ?? state.time, state.time)
    }

    /// The fingers to show: live ones, and those that have lifted recently.
    var fingers: [TouchState] { stage.touches.filter { presence(of: $0) > 0 } }

    /// Returns the visibility of a finger, from 1 for a live one to 0 for one that has gone.
    func presence(of touch: TouchState) -> Double {
        if touch.isLive { return 1 }
        if let departed = signs.departed { return departed.contains(touch.id) ? 0 : 1 }
        return 1 - Motion.easeOut((time - touch.time) / Motion.duration)
    }

    /// Returns the visibility, from 0 to 1, of whatever replaces something that began to disappear
    /// at event time `end`.
    func absence(since end: Double) -> Double { (time - end) / Motion.duration - 1 }

    /// The hit tests that the stage shows: as long as their fingers are there, and a moment longer.
    var walks: [HitWalk] { stage.walks.filter { presence(of: $0) > 0 } }

    /// Returns the visibility of a hit test, from 1 for that of a live finger to 0 for a past one.
    func presence(of walk: HitWalk) -> Double {
        guard let finger = stage.touch(walk.touch) else { return 0 }
        if finger.isLive { return 1 }
        return 1 - Motion.easeOut((time - finger.time - Motion.linger) / Motion.duration)
    }

    /// The hypothetical hit test under the pointer; nil while fingers are on the stage.
    var probe: HitWalk? {
        stage.pointer != nil && !fingers.contains { $0.isLive } ? stage.probe : nil
    }
}

/// The parts that a moving camera shows a little earlier and later.
///
/// At points of time a quarter of a second apart, names are laid out where they fit from the
/// previous point to the next one; in between they fade from one layout to the next.
package struct CameraWay: Equatable, Sendable {
    /// The visible parts of the scene around the last such point, in points of the screen; nil for
    /// all of it.
    let before: [CGRect?]
    /// The visible parts around the next one.
    let after: [CGRect?]
    /// The progress from the one to the other, from 0 to 1.
    let part: Double

    package init(before: [CGRect?], after: [CGRect?], part: Double) {
        self.before = before
        self.after = after
        self.part = part
    }
}

/// The timing of motion. Motion explains: it is short, eases out, and moves one thing at a time.
public enum Motion {
    /// The duration of one movement, in seconds.
    public static let duration = 0.25
    /// The time for which a finger's hit test remains after the finger has gone, in seconds.
    public static let linger = 0.8

    /// Returns the progress from 0 to 1, slow at both ends; fractions outside 0…1 are clamped.
    public static func eased(_ fraction: Double) -> Double {
        let part = min(max(fraction, 0), 1)
        return part * part * (3 - 2 * part)
    }

    /// Returns the progress from 0 to 1, fast at first; fractions outside 0…1 are clamped.
    public static func easeOut(_ fraction: Double) -> Double {
        let left = 1 - min(max(fraction, 0), 1)
        return 1 - left * left * left
    }
}
