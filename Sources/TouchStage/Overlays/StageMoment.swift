import Foundation
import TouchKit
import TouchScript

/// Everything a picture of the stage shows at one instant.
///
/// There are two playheads: the stage shows what is, the story shows how it came about, one step after
/// the other, and may be a little behind.
public struct StageMoment: Equatable, Sendable {
    /// Views and fingers as they are.
    public var stage: StageState
    /// Hit-tests, hops, the event's way: as far as they have been told.
    public var story: StageState
    /// Event time shown, in seconds; not before `stage.time`.
    public var time: Double
    /// The serial of the step told last, and for how many seconds of presentation it has been seen.
    public var step: Int
    public var stepAge: Double
    public var title: LocalizedText?
    public var chapter: LocalizedText?
    public var caption: LocalizedText?
    /// Fingers that whoever reads the touchscreen found to be palms, by the host's numbers.
    public var palms: Set<Int> = []
    /// What of the scene to show, in points of the screen; nil for all of it.
    public var frame: CGRect?

    /// The stage at one record with everything told.
    public init(_ state: StageState, time: Double? = nil) {
        stage = state
        story = state
        self.time = time ?? state.time
        step = state.record
        stepAge = .infinity
    }

    /// Fingers to be shown: live ones, and those that lifted less than `Motion.duration` ago.
    var fingers: [TouchState] {
        stage.touches.filter { $0.isLive || time - $0.time < Motion.duration }
    }

    /// From 1 for a live finger to 0 for one that has left.
    func presence(of touch: TouchState) -> Double {
        touch.isLive ? 1 : 1 - Motion.easeOut((time - touch.time) / Motion.duration)
    }

    /// Hit-tests told on the stage: as long as their fingers are there, and until the story has been told to its
    /// end; a tap is over before its story is.
    var walks: [HitWalk] { story.walks.filter { presence(of: $0) > 0 } }

    /// From 1 for a hit-test being told to 0 for one that belongs to the past.
    func presence(of walk: HitWalk) -> Double {
        let finger = stage.touch(walk.touch)
        if finger?.isLive == true || story.record < stage.record { return 1 }
        let lingering = 1 - Motion.easeOut((stepAge - Motion.linger) / Motion.duration)
        return max(finger.map { presence(of: $0) } ?? 0, lingering)
    }

    /// Who would get a touch under the pointer; nil while fingers are on the stage.
    var probe: HitWalk? {
        stage.pointer != nil && !fingers.contains(where: \.isLive) ? stage.probe : nil
    }

    /// How far what came with record `serial` has appeared, from 0 to 1.
    public func appearance(of serial: Int) -> Double {
        serial < step ? 1 : Motion.easeOut(stepAge / Motion.duration)
    }
}

/// Motion explains: short, easing out, one thing at a time.
public enum Motion {
    /// Of one movement, in seconds.
    public static let duration = 0.2
    /// For which the end of a story stays when its finger has gone, in seconds.
    public static let linger = 0.8

    /// From 0 to 1, fast at first; beyond 0…1 it stands still.
    public static func easeOut(_ fraction: Double) -> Double {
        let left = 1 - min(max(fraction, 0), 1)
        return 1 - left * left * left
    }
}
