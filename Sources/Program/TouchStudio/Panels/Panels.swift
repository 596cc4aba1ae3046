import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchWords

/// The content of the panels around the stage: the timeline, the inspector and, where there is no
/// timeline, words.
package struct Panels {
    let branch: Branch
    let scene: Scene
    var search = PanelSearch()
    /// Indicates whether touches on the stage ask instead of touching.
    var isAsking = false
    /// Indicates whether rules and records are shown beside the answers.
    var showsSources = false
    var language = "en"

    private var session: PacedSession { branch.session }

    private var why: Why {
        Why(history: session.history, index: session.digest.index, scene: scene)
    }

    // MARK: The inspector

    /// The inspector's content at the playhead, about what is chosen or searched for.
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

    /// Everything that the inspector's content depends on: as long as it is equal, so is the
    /// content.
    package struct Topic: Equatable {
        fileprivate let session: ObjectIdentifier
        fileprivate let record: Int
        fileprivate let choice: InspectorTopic?
        fileprivate let search: PanelSearch
        fileprivate let isAsking: Bool
        fileprivate let showsSources: Bool
        fileprivate let language: String
        /// The record of the pointer's last probe, if there is nothing else to show.
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

    /// The names and states that occur in what happened, to be chosen whole where there are no
    /// keys.
    var searchWords: [String] {
        let states: [Wording] = [
            .panel.failed, .panel.recognized, .phase.cancelled, .phase.began, .phase.moved,
            .phase.ended,
        ]
        let names = session.digest.timeline.lanes.filter { $0.kind != .actions }.map(\.name)
        return (names + states.map { $0[language] }).withoutRepeats
    }

    /// The number of decisions that the search has found.
    var foundCount: Int { search.isBlank ? 0 : inspector.answers.count }

    /// Returns the record of the next or previous search result; nil if there is none.
    func found(forward: Bool) -> Int? {
        guard !search.isBlank else { return nil }
        let found = inspector.answers.compactMap(\.records.first)
        guard let here = chosenRecord.flatMap({ found.firstIndex(of: $0) }) else {
            return forward ? found.first : found.last
        }
        return found[(here + (forward ? 1 : found.count - 1)) % found.count]
    }

    // MARK: The timeline

    /// The session's whole time as one line.
    var timeLine: TimeLine.Content {
        let digest = session.digest
        guard digest.lastTold > 0, digest.timeline.end > 0 else { return TimeLine.Content() }
        return TimeLine.Content(
            end: digest.timeline.end, time: min(branch.time, digest.timeline.end),
            decisions: digest.decisions(atMost: 200))
    }

    /// Returns the picture of the timeline, of a size in points.
    func timeline(theme: Theme, measurer: any TextMeasuring, size: CGSize) -> Picture {
        TimelinePainter(theme: theme, language: language, measurer: measurer).picture(
            of: session.digest.timeline, in: session.trace, window: branch.window,
            playhead: branch.record, selection: chosenRecord, size: size)
    }
}

/// The schedule for refreshing the inspector: while fingers move, it follows ten times a second,
/// which is as fast as anybody reads.
package struct PanelRefresh {
    static let interval = 0.1

    private var time = -Double.infinity
    private var shown: Panels.Topic?

    /// Returns the time at which a topic is to be shown; nil if it is shown already.
    func due(_ topic: Panels.Topic, now: Double) -> Double? {
        shown == topic ? nil : max(now, time + Self.interval)
    }

    /// Returns whether a topic is to be shown now, and notes that it then is.
    /// - Parameter isPaused: true if the playhead is paused, so that the user reads; the inspector
    ///   then does not wait.
    mutating func takes(_ topic: Panels.Topic, isPaused: Bool, now: Double) -> Bool {
        guard let due = due(topic, now: now), isPaused || due <= now else { return false }
        (time, shown) = (now, topic)
        return true
    }
}
