import TouchWords

/// Tracks which fingers are down, so that a tape cannot move one that is not there.
struct FingerCheck {
    let file: String
    private(set) var errors: [ScriptError] = []
    private var down: Set<String> = []
    /// The fingers of this line and of those it goes with.
    private var busy: Set<String> = []
    private var started = false

    init(file: String) { self.file = file }

    mutating func check(_ statement: TapeStatement, at position: SourcePosition) {
        guard case .act(let act, let with) = statement else {
            started = false
            return
        }
        if with, !started { note(.fault.nothingToGoWith, position) }
        if !with { busy = [] }
        started = true
        switch act {
        case .finger(let name, let action):
            occupy(name, position)
            check(name, action, position)
        case .tap(let tap):
            occupy(tap.finger, position)
            if down.contains(tap.finger) {
                note(.fault.tapOfBusyFinger(tap.finger), position)
            }
        case .interrupt: down = []
        case .event(_, let samples):
            for sample in samples {
                if sample.phase == .began { down.insert(sample.finger) }
                if sample.phase.isOver { down.remove(sample.finger) }
            }
        case .wait, .waitUntil, .shake, .remote, .statusBarTap, .set, .remove, .enable, .pointer,
            .pencil:
            break
        }
    }

    private mutating func check(_ name: String, _ act: FingerAct, _ position: SourcePosition) {
        let isDown = down.contains(name)
        switch act {
        case .down:
            if isDown { note(.fault.downAgain(name), position) }
            down.insert(name)
        case .move, .moveBy, .up, .cancel:
            if !isDown { note(.fault.notDown(name), position) }
            if act == .up || act == .cancel { down.remove(name) }
        }
    }

    private mutating func occupy(_ name: String, _ position: SourcePosition) {
        if !busy.insert(name).inserted { note(.fault.fingerTwice(name), position) }
    }

    private mutating func note(_ message: Wording, _ position: SourcePosition) {
        errors.append(message, in: file, at: position)
    }
}
