import TouchReading
import TouchScript
import TouchTrace

/// A trace as the second reader looks things up in it: by record, and by whom records speak of.
final class TraceBook {
    let trace: Trace
    let records: [TraceRecord]
    let settings: SceneSettings
    let contacts: [Contact]
    /// The serials of the records at which the system took all fingers away.
    let interruptions: [Int]
    /// When fingers came down again that had not lifted.
    let secondBegans: [(serial: Int, finger: Int)]
    private let history: StageHistory
    private var about: [SubjectID: [Int]] = [:]
    private var named: [String: [SubjectID]] = ["nobody": [.none]]
    private var stages: [Int: StageState] = [:]
    /// The hit-test of each touch, filled when it is first asked for.
    var hitTests: [SubjectID: HitTestCourse] = [:]
    /// What was held back of each touch, likewise.
    var allHeldBack: [SubjectID: [HeldBack]] = [:]

    init(_ trace: Trace, scene: Scene) {
        self.trace = trace
        records = Array(trace.records)
        settings = SceneSettings(scene)
        history = StageHistory(trace)
        contacts = Self.contacts(records)
        interruptions = records.filter { $0.entry == .interrupted }.map { Int($0.serial) }
        secondBegans = records.compactMap { record in
            guard case .repaired(let finger, .secondBegan) = record.entry else { return nil }
            return (Int(record.serial), Int(finger))
        }
        for record in records {
            for id in record.entry.concerned { about[id, default: []].append(Int(record.serial)) }
            // A sample names its finger in one place and its touch in another.
            if case .sample(let touch, _, _, _, _) = record.entry,
                about[touch]?.last != Int(record.serial)
            {
                about[touch, default: []].append(Int(record.serial))
            }
        }
        for (index, subject) in trace.subjects.enumerated() {
            named[subject.name, default: []].append(SubjectID(Int32(index + 1)))
        }
    }

    subscript(serial: Int) -> TraceRecord { records[serial - 1] }

    func time(_ serial: Int) -> Double { serial > 0 ? records[serial - 1].time : 0 }

    func name(_ id: SubjectID) -> String { trace.name(of: id) }

    /// All who are called so; touches by the names of their fingers.
    func subjects(_ name: String) -> [SubjectID] { named[name] ?? [] }

    func touches(_ finger: String) -> [SubjectID] {
        subjects(finger).filter { trace[$0]?.kind == .touch }
    }

    func recognizers(_ name: String) -> [SubjectID] {
        subjects(name).filter { trace[$0]?.kind == .recognizer }
    }

    /// Whether somebody is called so.
    func isCalled(_ id: SubjectID, _ name: String) -> Bool { self.name(id) == name }

    /// The serials of the records that speak of somebody, up to one of them, in order.
    func serials(about id: SubjectID, upTo serial: Int) -> ArraySlice<Int> {
        guard let all = about[id] else { return [] }
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle] <= serial { low = middle + 1 } else { high = middle }
        }
        return all[..<low]
    }

    /// The last record about somebody, up to `serial`, of which `pick` makes something.
    func last<Found>(
        about id: SubjectID, upTo serial: Int, _ pick: (TraceRecord) -> Found?
    ) -> Found? {
        for serial in serials(about: id, upTo: serial).reversed() {
            if let found = pick(self[serial]) { return found }
        }
        return nil
    }

    /// The stage when a record had been taken in.
    ///
    /// What is asked next is mostly near what was asked before: folding goes on from there.
    func stage(at serial: Int) -> StageState {
        if let stage = stages[serial] { return stage }
        if stages.count > 100 { stages = [:] }
        let near = stages.keys.filter { $0 < serial }.max() ?? 0
        var stage = stages[near] ?? StageState()
        if serial - near > history.stride {
            stage = history.state(at: serial)
        } else {
            for record in records[near..<serial] { stage.apply(record, of: trace) }
        }
        stages[serial] = stage
        return stage
    }

    /// The serial with which the event began that a record belongs to: it was taken from the queue, a timer fired, or the
    /// pointer did something.
    func eventStart(_ serial: Int) -> Int {
        var start = serial
        while start > 1 {
            switch self[start].entry {
            case .taken, .interrupted, .systemEvent, .pointer, .timer(_, _, .fired, _): return start
            default: start -= 1
            }
        }
        return start
    }

    /// The records that may make a claim true: the one that it tells, or all up to it that speak of those called so.
    func facts(
        _ claim: Claim, about name: String, _ wanted: String, _ pick: (TraceRecord) -> Fact?
    ) throws -> [Fact] {
        var found: [Fact] = []
        if let told = claim.told {
            found = [pick(self[told])].compactMap { $0 }
        } else {
            for id in subjects(name) {
                found += serials(about: id, upTo: claim.serial).compactMap { pick(self[$0]) }
            }
        }
        guard !found.isEmpty else {
            let told = claim.told.map { trace.sentence(self[$0].entry) }
            throw Untrue("\(wanted): \(told.map { "record \($0)" } ?? "no record") says so")
        }
        return found
    }
}
