import TouchKit
import TouchScript
import TouchTrace
import TouchWords

/// A scene, a tape and a virtual clock; the same scene and tape give the same trace, at any pace.
///
/// A session also takes live input. Everything done to the scene, by tape or by hand, is written to
/// `recordedTape`, which produces the same trace again.
// Explicit, although it is the default here: optimized builds of importers do not see the default,
// and reject the deinit.
@MainActor public final class Session {
    public let scene: Scene
    public let tape: Tape?
    public private(set) var tracer: Tracer
    /// The tellings and expectations of the tape, in order, for readers of the trace.
    public private(set) var cues: [Cue] = []
    /// The limit that was exceeded, and its place on the tape. From then on nothing happens, and
    /// the tape is at its end.
    public private(set) var excess: ScriptError?

    /// Indicates whether the tape's tellings are also recorded, for a session that continues a tape
    /// as a part of it.
    public var keepsTellings = false

    let stage: SceneStage
    var recorder: TapeRecorder
    private var player: TapePlayer
    /// The position of the line that began last.
    private var position: SourcePosition?
    /// The number of samples sent so far.
    private var samples = 0
    private var isPlaying = false
    /// The most samples and firings that a tape may cause.
    var limit = Limits.samples

    /// Creates a session for a scene.
    /// - Parameter language: The language of texts in the scene, such as "zh"; it affects nothing
    ///   but texts.
    public convenience init(scene: Scene, tape: Tape? = nil, language: String = "en") {
        self.init(scene: scene, tape: tape, on: .of(scene, language: language))
    }

    /// Creates a session on an existing stage.
    init(scene: Scene, tape: Tape?, on stage: SceneStage) {
        self.scene = scene
        self.tape = tape
        self.stage = stage
        tracer = Tracer(naming: stage.names?.name)
        stage.application.tracer = tracer
        player = TapePlayer(tape)
        recorder = TapeRecorder(sceneName: scene.name)
        settle()
    }

    /// Cancels the touches: in the middle of a gesture, touches and recognizers retain each other.
    isolated deinit { application.cancelTouches(at: time) }

    public var application: UIApplication { stage.application }

    public var trace: Trace { tracer.trace }

    /// The last thing that a finger did, in words; nil if none did anything.
    public var lastInput: String? {
        trace.records.last { if case .sample = $0.entry { true } else { false } }
            .map { trace.sentence($0.entry) }
    }

    /// The event time, in seconds.
    public var time: Double { application.now }

    /// The language of texts in the scene.
    public var language: String { stage.language }

    /// Returns the live view with that name.
    public func view(named name: String) -> UIView? { stage.view(named: name) }

    /// Begins another trace, with the scene in its current state; keeping the previous trace is up
    /// to the caller. The recorded tape continues. Call this while no finger is down.
    public func beginTrace() {
        tracer = Tracer(naming: stage.names?.name)
        application.tracer = tracer
        recorder.beginTrace()
        cues = []
    }

    // MARK: Playing

    /// Indicates whether the tape has been played to its end, or as far as possible.
    public var isAtEnd: Bool { player.isAtEnd || excess != nil }

    /// Plays the rest of the tape.
    ///
    /// - Parameter watch: A closure that is called at each moment with the event time reached.
    public func runTape(watch: (_ time: Double) -> Void = { _ in }) {
        while !isAtEnd { _ = play(to: .infinity, watch: watch) { _ in false } }
    }

    /// Advances event time to `time`, in seconds, and plays the tape up to then; in the step that
    /// reaches the tape's end, time stops there.
    ///
    /// - Parameter pauses: A closure that returns true to end the step at a cue, before the lines
    ///   that follow it.
    /// - Returns: The cue at which the step ended; nil if it reached `time`.
    @discardableResult
    public func step(to time: Double, pausingAt pauses: (Cue) -> Bool = { _ in false }) -> Cue? {
        guard time.isFinite else { return nil }
        if !isAtEnd {
            if let cue = play(to: time, pausingAt: pauses) { return cue }
            if isAtEnd { return nil }
        }
        advance(to: time)
        return nil
    }

    private func play(
        to time: Double, watch: (_ time: Double) -> Void = { _ in }, pausingAt pauses: (Cue) -> Bool
    ) -> Cue? {
        isPlaying = true
        defer { isPlaying = false }
        while excess == nil, let moment = player.next(by: time) {
            watch(self.time)
            switch moment {
            case .line(let line, let start):
                advance(to: start)
                let told = cues.count
                begin(line, at: start)
                if cues.count > told, let cue = cues.last, pauses(cue) { return cue }
            case .inputs(let inputs):
                for input in inputs { send(input.input, at: input.time) }
            case .end(let end):
                advance(to: end)
            }
        }
        return nil
    }

    private func begin(_ line: ScriptLine<TapeStatement>, at start: Double) {
        guard excess == nil else { return }
        position = line.position
        switch line.statement {
        case .act(let act, _):
            let isFound = player.begin(act, at: start, on: stage)
            if !isFound { say(.lost(act), line.position, at: start) }
        case .tell(let telling):
            if keepsTellings { recorder.tell(telling, at: start) }
            say(.tell(telling), line.position, at: start)
        case .expect(let expectation): say(.expect(expectation), line.position, at: start)
        case .header, .scene, .together, nil: break
        }
    }

    private func say(_ kind: Cue.Kind, _ position: SourcePosition, at time: Double) {
        cues.append(Cue(kind, record: tracer.count, time: time, position: position))
    }

    // MARK: Input

    /// Tells something now, apart from the tape: it is added to the recorded tape, and becomes a
    /// cue.
    public func tell(_ telling: Telling) {
        recorder.tell(telling, at: time)
        say(.tell(telling), SourcePosition(line: recorder.count, column: 1), at: time)
    }

    /// Sends an input to the scene, and writes it to the recorded tape.
    func send(_ input: Input, at time: Double) {
        // Everything due by then comes first, however small the steps were.
        let now = application.now
        advance(to: time)
        guard excess == nil else { return }
        recorder.record(input, at: time, now: now)
        recorder.mark(record: tracer.count)
        stage.call { carryOut(input, at: time) }
        settle()
    }

    private func carryOut(_ input: Input, at time: Double) {
        switch input {
        case .samples(let several):
            samples += several.count
            application.send(several)
        case .pointer(let sample): application.send(sample)
        case .act(.shake):
            application.send(.shakeBegan, at: time)
            application.send(.shakeEnded, at: time)
        case .act(.remote(let command)): application.send(SystemEvent(command), at: time)
        case .act(.statusBarTap): application.sendStatusBarTap(at: time)
        case .act(.pencil(let act)): application.send(SystemEvent(act), at: time)
        case .act(.interrupt): application.cancelTouches(at: time)
        case .act(.set(let name, let clauses)):
            application.perform {
                stage.view(named: name)?.apply(clauses, language: stage.language)
            }
        case .act(.remove(let name)): application.perform { stage.remove(name) }
        case .act(.enable(let name, let on)): application.perform { stage.enable(name, on) }
        // The player turns these into samples, or lets time pass.
        case .act(.finger), .act(.tap), .act(.wait), .act(.waitUntil), .act(.pointer), .act(.event):
            break
        }
    }

    /// Advances moment by moment, because much may happen by itself until then.
    private func advance(to time: Double) {
        repeat {
            lookForExcess()
            if excess != nil { return }
            let next = min(application.nextDue ?? time, time)
            stage.call { application.advance(to: next) }
        } while application.now < time
    }

    /// Lets views lay out and draw themselves now, so that the trace does not depend on the next
    /// step.
    private func settle() { stage.call { application.advance(to: application.now) } }

    private func lookForExcess() {
        guard excess == nil else { return }
        if let found = Tracer.excess {
            let message: Wording =
                switch found {
                case .allowed(let megabytes): .fault.remembersTooMuch(megabytes)
                case .noRoom(let megabytes, let folder):
                    .fault.noRoomToRemember(megabytes, folder: folder)
                case .page(let megabytes): .fault.pageRemembersTooMuch(megabytes)
                }
            excess = ScriptError(
                file: tape?.file ?? scene.file, position: position, message: message)
        } else if let tape, isPlaying, samples + application.firings > limit {
            excess = .excessiveFirings(file: tape.file, position: position)
        }
    }
}
