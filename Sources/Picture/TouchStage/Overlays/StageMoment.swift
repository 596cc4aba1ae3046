import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// Everything a picture of the stage shows at one instant.
public struct StageMoment: Equatable, Sendable {
    /// The stage at one record.
    public var stage: StageState
    /// Event time shown, in seconds; not before `stage.time`.
    public var time: Double
    public var title: LocalizedText?
    /// What a film shows around the stage.
    public var staging = Staging()
    /// The serial of the decision told last; nil where none is told by itself.
    package var told: Int?
    /// How much there is of the arrow to what was told last, from 0 to 1.
    package var growth = 1.0
    /// Where fingers have been and will be, in points of the screen: labels stay clear of it, so that none jumps.
    package var paths: [SubjectID: [CGPoint]] = [:]
    /// Those of a film's run: chips stay where they are while one lasts. Nil where nobody knows what is yet to come.
    package var gestures: Gestures?
    /// Fingers that whoever reads the touchscreen found to be palms, by the host's numbers.
    public var palms: Set<Int> = []
    /// What of the scene to show, in points of the screen; nil for all of it.
    public var frame: CGRect?
    /// What a film's camera shows around now while it is on its way; nil while it rests.
    package var cameraWay: CameraWay?
    /// What a film adds.
    package var signs = FilmSigns()

    public init(_ state: StageState, time: Double? = nil) {
        stage = state
        self.time = max(time ?? state.time, state.time)
    }

    /// Fingers to be shown: live ones, and those that have lifted lately.
    var fingers: [TouchState] { stage.touches.filter { presence(of: $0) > 0 } }

    /// From 1 for a live finger to 0 for one that has left.
    func presence(of touch: TouchState) -> Double {
        if touch.isLive { return 1 }
        if let departed = signs.departed { return departed.contains(touch.id) ? 0 : 1 }
        return 1 - Motion.easeOut((time - touch.time) / Motion.duration)
    }

    /// How much may be seen of what comes where something was that began to go at event time `end`, from 0 to 1.
    func absence(since end: Double) -> Double { (time - end) / Motion.duration - 1 }

    /// Hit-tests told on the stage: as long as their fingers are there, and a moment longer.
    var walks: [HitWalk] { stage.walks.filter { presence(of: $0) > 0 } }

    /// From 1 for the hit-test of a live finger to 0 for one that belongs to the past.
    func presence(of walk: HitWalk) -> Double {
        guard let finger = stage.touch(walk.touch) else { return 0 }
        if finger.isLive { return 1 }
        return 1 - Motion.easeOut((time - finger.time - Motion.linger) / Motion.duration)
    }

    /// Who would get a touch under the pointer; nil while fingers are on the stage.
    var probe: HitWalk? {
        stage.pointer != nil && !fingers.contains { $0.isLive } ? stage.probe : nil
    }
}

/// What a camera shows a little earlier and later while it is on its way.
///
/// At points of time a quarter of a second apart, names are laid out where they can stand from the point before to the one
/// after; in between they fade from one layout to the next.
package struct CameraWay: Equatable, Sendable {
    /// Around the last such point: what of the scene is shown, in points of the screen; nil for all of it.
    let before: [CGRect?]
    /// Around the next one.
    let after: [CGRect?]
    /// How far it is from the one to the other, from 0 to 1.
    let part: Double

    package init(before: [CGRect?], after: [CGRect?], part: Double) {
        self.before = before
        self.after = after
        self.part = part
    }
}

/// Motion explains: short, easing out, one thing at a time.
public enum Motion {
    /// Of one movement, in seconds.
    public static let duration = 0.25
    /// For which a finger's hit-test stays when it has gone, in seconds.
    public static let linger = 0.8

    /// From 0 to 1, slow at both ends; beyond 0…1 it stands still.
    public static func eased(_ fraction: Double) -> Double {
        let part = min(max(fraction, 0), 1)
        return part * part * (3 - 2 * part)
    }

    /// From 0 to 1, fast at first; beyond 0…1 it stands still.
    public static func easeOut(_ fraction: Double) -> Double {
        let left = 1 - min(max(fraction, 0), 1)
        return 1 - left * left * left
    }
}
