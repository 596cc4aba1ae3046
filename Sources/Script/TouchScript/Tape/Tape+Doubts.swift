import TouchWords

extension Tape {
    /// Events that no host sends: time that runs backwards, a finger that begins when it is down.
    /// Such a tape can be played – its events are repaired, as live events would be – but hardly
    /// means what it says.
    public var doubts: [ScriptError] {
        var doubts: [ScriptError] = []
        func note(_ message: Wording, _ position: SourcePosition) {
            doubts.append(message, in: file, at: position)
        }
        var down: Set<String> = []
        var last: (text: String, seconds: Double)?
        for (line, times) in zip(lines, times) {
            switch line.act {
            case .finger(let name, .down): down.insert(name)
            case .finger(let name, .up), .finger(let name, .cancel): down.remove(name)
            case .interrupt: down = []
            case .event(let time, let samples):
                let seconds = time.seconds(from: times.lowerBound)
                if let last, seconds < last.seconds {
                    note(.fault.timeRunsBack(time.text, last: last.text), line.position)
                }
                let text = if case .at = time { time.text } else { Span(seconds).text }
                last = (text, seconds)
                for sample in samples {
                    if sample.phase.isOver { down.remove(sample.finger) }
                    if sample.phase == .began, !down.insert(sample.finger).inserted {
                        note(.fault.beganAgain(sample.finger), line.position)
                    }
                }
            default: break
            }
        }
        return doubts
    }
}
