import TouchPicture
import TouchTrace

/// An object that writes the trace of one application: `app.tracer = Tracer()`.
///
/// Without a tracer, tracing costs one branch. Records refer to their subjects by numbers, assigned
/// in the order of first mention.
public final class Tracer {
    /// The records written so far.
    public private(set) var trace = Trace()

    private static var made = 0
    private let number: Int
    /// The serial number of the record whose consequences are being written.
    var cause: Int32 = 0
    /// The application's event time.
    var now = 0.0
    /// The calls on their way through the responder chain, innermost last.
    var relays: [Relay] = []
    /// The views being asked for their hit view, innermost last.
    var hitTestCalls: [HitTestCall] = []

    /// The way in which a pencil was held last, and its touch; none for one that hovers.
    private var held: (touch: SubjectID, pose: PencilPose)?

    private var nameIDs: [String: NameID] = [:]
    private var targetIDs: [String: SubjectID] = [:]
    private var namesTaken: [String: Int] = [:]

    /// A closure that returns the name of an object when it is first mentioned; nil leaves the
    /// object its own name.
    private let naming: ((AnyObject) -> String?)?

    /// Creates a tracer with an empty trace. It starts when it is assigned to an application.
    /// - Parameter naming: a closure that names objects that should not go by their own names; nil
    ///   leaves all objects theirs.
    public init(naming: ((AnyObject) -> String?)? = nil) {
        self.naming = naming
        Tracer.made += 1
        number = Tracer.made
    }

    /// The number of records written.
    public var count: Int { trace.records.count }

    /// The reason for which no more work should be started: traces and recordings take up all the
    /// room that they may, in file and memory together. Nil while there is room.
    package nonisolated static var excess: TraceExcess? { Spill.shared.excess }

    // MARK: Writing

    /// Adds a record caused by the one whose consequences are being written.
    /// - Returns: the serial number of the new record.
    @discardableResult
    func write(_ rule: Rule, _ entry: TraceEntry) -> Int32 {
        trace.append(rule, entry, cause: cause, time: now)
    }

    /// Adds a record and names it as the cause of all records that `body` writes.
    func write<Result>(_ rule: Rule, _ entry: TraceEntry, during body: () -> Result) -> Result {
        let outer = cause
        cause = write(rule, entry)
        defer { cause = outer }
        return body()
    }

    /// Adds a record that the record `cause` caused; 0 means the one whose consequences are being
    /// written.
    @discardableResult
    func write(_ rule: Rule, _ entry: TraceEntry, because cause: Int32) -> Int32 {
        because(of: cause) { write(rule, entry) }
    }

    /// Names the record `cause` as the cause of all records that `body` writes; 0 means the one
    /// whose consequences are being written.
    func because<Result>(of cause: Int32, _ body: () -> Result) -> Result {
        let outer = self.cause
        // A serial number kept from an earlier tracer may point beyond the end of this trace.
        if cause > 0, cause <= Int32(count) { self.cause = cause }
        defer { self.cause = outer }
        return body()
    }

    /// The serial number of the record written last.
    var latest: Int32 { Int32(count) }

    /// Adds a note from a scene or a program about what `responder` does; it is shown unchanged.
    public func note(_ text: String, by responder: UIResponder) {
        write(.none, .note(by: id(responder), name(text)))
    }

    /// Records that a touch or motion handler handles the call it is in, so that the trace need not
    /// guess whether a call that is passed on was handled on the way.
    public func handled(_ method: ResponderMethod, by responder: UIResponder) {
        noteHandled(by: responder)
        write(.rc2, .handled(by: id(responder), method: method))
    }

    /// Records the way in which a pencil is held as it comes, and when it changes (TE7, PP3), as a
    /// part of the record before.
    /// - Parameter touch: The pencil's touch; none if it hovers.
    func hold(_ pose: PencilPose, of touch: SubjectID, isNew: Bool) {
        if !isNew, let held, held.touch == touch, held.pose == pose { return }
        held = (touch, pose)
        write(touch == .none ? .pp3 : .te7, .pencil(touch: touch, pose), because: latest)
    }

    // MARK: Names

    func id(_ object: Traced?) -> SubjectID {
        guard let object else { return .none }
        if object.traceMark.tracer == number { return object.traceMark.id }
        let typeName = className(of: object)
        let id = add(
            kind: object.traceKind, name: naming?(object) ?? object.traceName, typeName: typeName)
        object.traceMark = TraceMark(tracer: number, id: id)
        return id
    }

    /// Returns whether records of this trace have mentioned `object`.
    func knows(_ object: Traced) -> Bool { object.traceMark.tracer == number }

    /// Returns the number of an action's target. Targets that are not objects of the engine go by
    /// their class.
    func id(target: AnyObject?) -> SubjectID {
        switch target {
        case nil: return .none
        case let responder as UIResponder: return id(responder)
        case let recognizer as UIGestureRecognizer: return id(recognizer)
        case let target?:
            let typeName = className(of: target)
            if let known = targetIDs[typeName] { return known }
            let id = add(kind: .target, name: typeName, typeName: typeName)
            targetIDs[typeName] = id
            return id
        }
    }

    func name(_ text: String) -> NameID {
        if text.isEmpty { return .none }
        if let known = nameIDs[text] { return known }
        trace.names.append(text)
        let id = NameID(Int32(trace.names.count))
        nameIDs[text] = id
        return id
    }

    func drawing(_ marks: [Mark]) -> Int32 {
        trace.drawings.append(marks)
        return Int32(trace.drawings.count - 1)
    }

    /// Adds a subject under a unique name: the second "card" is "card 2", and a view or recognizer
    /// without a name is numbered. Touches keep their finger's name, which returns with the next
    /// touch of that finger.
    private func add(kind: TraceSubject.Kind, name: String?, typeName: String) -> SubjectID {
        let base = name ?? typeName
        var unique = base
        if kind != .touch {
            let taken = namesTaken[base, default: 0] + 1
            namesTaken[base] = taken
            let isPlain = name != nil || !(kind == .view || kind == .recognizer)
            if taken > 1 || !isPlain { unique = "\(base) \(taken)" }
        }
        trace.subjects.append(TraceSubject(kind: kind, name: unique, typeName: typeName))
        return SubjectID(Int32(trace.subjects.count))
    }
}
