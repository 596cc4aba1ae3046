import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchWords

/// The visible part of a session.
extension PacedSession {
    /// The tape's tellings up to a number of cues.
    package struct Told {
        var cues = 0
        var staging = Staging()
        var camera: Telling.Camera?
        /// The number of records before the camera was sent there.
        var cameraRecord = 0
    }

    /// Returns the moment to paint now.
    package func moment(now: Double) -> StageMoment {
        var moment = presenter.moment(eventTime: eventTime(now))
        stage(&moment, now: now)
        return moment
    }

    /// Adds to a moment what the tape has told by then, around the stage and on it.
    func stage(_ moment: inout StageMoment, now: Double) {
        let told = told(at: moment.stage.record)
        moment.staging = told.staging
        moment.staging.depth = depth.depth(told.staging.depth, now: now)
        moment.frame = frame(told, moment.stage, now: now)
    }

    /// Returns whether the camera or a layer is moving at the host's time `now`.
    package func isCameraMoving(now: Double) -> Bool {
        camera.isMoving(now: now) || depth.isMoving(now: now)
    }

    private func frame(_ told: Told, _ stage: StageState, now: Double) -> CGRect? {
        var goal = LiveCamera.Goal(record: told.cameraRecord, camera: told.camera)
        guard let sent = told.camera else {
            return camera.frame(goal, target: nil, all: stage.sceneFrame, now: now)
        }
        // A camera that only looks at something stays when that moves.
        let place = sent.follows ? stage : history.state(at: told.cameraRecord)
        if sent.follows, case .finger(let name) = sent.target {
            goal.touch = stage.touches.last { trace.name(of: $0.id) == name }?.id
            if goal.touch == nil {
                return camera.frame(staying: stage.sceneFrame, now: now)
            }
        }
        return camera.frame(
            goal, target: place.frame(for: sent, in: trace), all: stage.sceneFrame, now: now)
    }

    private func told(at record: Int) -> Told {
        let count = session.cues.sortedIndex { $0.record > record }
        if count == told.cues { return told }
        let cues = Array(session.cues[..<count]).edited(by: edits)
        told = Told(
            cues: count, staging: Staging.told(by: cues, in: history, at: record))
        for cue in cues {
            if case .zoom(let camera) = cue.telling {
                (told.camera, told.cameraRecord) = (camera, cue.record)
            }
        }
        return told
    }

    /// Returns the time when the picture next changes by itself; nil if it stays the same.
    package func nextChange(after now: Double) -> Double? {
        if isCameraMoving(now: now) { return now }
        return isResting || awaitsTouch
            ? nil : presenter.nextChange(afterEventTime: eventTime(now)).map { now + $0 }
    }

    /// Returns the words of the tape at a record: a card, a caption, or a question with its
    /// answers.
    package func words(at record: Int) -> LocalizedText? {
        let told = told(at: record).staging
        let caption = told.caption?.withoutStars
        // While the tape waits, only the question is shown; afterwards captions explain the
        // outcome.
        return told.card ?? (isWaiting ? nil : caption) ?? told.question?.words ?? caption
    }

    /// The tape's last question, until the tape tells something else after the answer.
    package var question: Staging.Question? { told(at: .max).staging.question }
}
