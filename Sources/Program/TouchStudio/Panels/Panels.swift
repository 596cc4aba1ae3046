import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchWords

/// What the panels around the stage tell: timeline, inspector and, where there is no timeline, words.
package struct Panels {
    let branch: Branch
    let scene: Scene
    var search = PanelSearch()
    /// Whether touches on the stage ask instead of touching.
    var isAsking = false
    /// Whether rules and records stand beside what is said.
    var showsSources = false
    var language = "en"

    private var session: PacedSession { branch.session }

    private var why: Why {
        Why(history: session.history, index: session.digest.index, scene: scene)
    }

    // MARK: The inspector

    /// What there is to tell at the playhead about what is chosen or searched for.
    var inspector: Inspector {
        var inspector = found
        inspector.isAsking = isAsking && branch.choice == nil && !isSearching
        inspector.showsSources = showsSources
        return inspector
    }

    private var isSearching: Bool { search.isOpen && !search.isBlank }

    private var found: Inspector {
        if isSearching { return Inspector(why, searching: search.query, chosen: chosenRecord) }
        return switch branch.choice {
        case .record(let record): Inspector(why, telling: record)
        case .subject(let subject): Inspector(why, at: branch.record, about: subject)
        case nil: Inspector(why, at: branch.record)
        }
    }

    private var chosenRecord: Int? {
        if case .record(let record) = branch.choice { record } else { nil }
    }

    /// All that the inspector depends on: as long as that stays, so does what it tells.
    package struct Topic: Equatable {
        fileprivate let session: ObjectIdentifier
        fileprivate let record: Int
        fileprivate let choice: InspectorTopic?
        fileprivate let search: PanelSearch
        fileprivate let isAsking: Bool
        fileprivate let showsSources: Bool
        fileprivate let language: String
        /// Where the pointer last looked, while that is all there is to tell.
        fileprivate let hover: Int
    }

    var topic: Topic {
        let hovers = session.digest.timeline.lanes.isEmpty
        return Topic(
            session: ObjectIdentifier(session), record: branch.record, choice: branch.choice,
            search: search, isAsking: isAsking, showsSources: showsSources, language: language,
            hover: hovers ? session.latest.probe?.record ?? 0 : 0)
    }

    // MARK: Searching

    /// Names and states that occur in what happened: chosen whole, where there are no keys.
    var searchWords: [String] {
        let states: [Wording] = [
            .panel.failed, .panel.recognized, .phase.cancelled, .phase.began, .phase.moved,
            .phase.ended,
        ]
        let names = session.digest.timeline.lanes.filter { $0.kind != .actions }.map(\.name)
        return (names + states.map { $0[language] }).withoutRepeats
    }

    /// How many decisions the search has found.
    var foundCount: Int { search.isBlank ? 0 : inspector.answers.count }

    /// The record of the next that the search has found, or of the one before; nil if it has found none.
    func found(forward: Bool) -> Int? {
        guard !search.isBlank else { return nil }
        let found = inspector.answers.compactMap(\.records.first)
        guard let here = chosenRecord.flatMap({ found.firstIndex(of: $0) }) else {
            return forward ? found.first : found.last
        }
        return found[(here + (forward ? 1 : found.count - 1)) % found.count]
    }

    // MARK: The timeline

    /// All of the session's time as one line.
    var timeLine: TimeLine.Content {
        let digest = session.digest
        guard digest.lastTold > 0, digest.timeline.end > 0 else { return TimeLine.Content() }
        return TimeLine.Content(
            end: digest.timeline.end, time: min(branch.time, digest.timeline.end),
            decisions: digest.decisions(atMost: 200))
    }

    /// The timeline as a picture of a size in points.
    func timeline(theme: Theme, measurer: any TextMeasuring, size: CGSize) -> Picture {
        TimelinePainter(theme: theme, language: language, measurer: measurer).picture(
            of: session.digest.timeline, in: session.trace, window: branch.window,
            playhead: branch.record, selection: chosenRecord, size: size)
    }
}

/// When the inspector is made anew: while fingers move it follows ten times a second, which is as fast as anybody reads.
package struct PanelRefresh {
    static let interval = 0.1

    private var time = -Double.infinity
    private var shown: Panels.Topic?

    /// When a topic is to be told; nil if it stands there already.
    func due(_ topic: Panels.Topic, now: Double) -> Double? {
        shown == topic ? nil : max(now, time + Self.interval)
    }

    /// Whether a topic is to be told now, which is then told.
    /// - Parameter isPaused: whether one stands and reads: then nothing waits.
    mutating func takes(_ topic: Panels.Topic, isPaused: Bool, now: Double) -> Bool {
        guard let due = due(topic, now: now), isPaused || due <= now else { return false }
        (time, shown) = (now, topic)
        return true
    }
}
