import Foundation
import TouchScript
import TouchWords

/// The tape for TouchProbe's recording: the touches, and as expectations the views they hit and the
/// states of recognizers.
nonisolated struct ProbeTape {
    private(set) var tape: Tape
    private(set) var touches = 0
    /// The time from the first line to the last, in seconds.
    private(set) var duration = 0.0

    private let names: [String: String]
    private let recording: ProbeRecording
    /// The language of its comments.
    private let language: String
    /// The offset from the device's clock to the tape's, in seconds.
    private let shift: Double

    /// The delay of a device, in seconds: it calls a target with the next frame, and its timers are
    /// as late.
    private static let lateness = 1.0 / 60

    init(
        of recording: ProbeRecording, on scene: String, names: [String: String],
        language: String = "en"
    ) {
        (self.recording, self.names, self.language) = (recording, names, language)
        tape = Tape(file: "probe")
        let moments = recording.moments
        shift = TouchTape.lead - (moments.first?.time ?? 0)
        tape.append(.header)
        tape.append(.scene(scene))
        let remarks = Wording.app.probeTape(recording.system.visible)[language]
        for line in remarks.split(separator: "\n") {
            tape.append(remark: String(line))
        }
        for (moment, next) in zip(moments, moments.dropFirst().map(\.time) + [.infinity]) {
            add(moment, before: next)
        }
        duration = (moments.last?.time ?? 0) + shift - TouchTape.lead
        tape.append(.act(.wait(Span(TouchTape.end)), with: false))
        addCounts()
    }

    private mutating func expect(_ expectation: Expectation) { tape.append(.expect(expectation)) }

    private mutating func add(_ moment: ProbeRecording.Moment, before next: Double) {
        let time = Self.rounded(moment.time + shift)
        if moment.samples.isEmpty {
            let seen = min(Self.rounded(moment.time + Self.lateness + shift), next + shift)
            tape.append(.act(.waitUntil(Span(seen)), with: false))
        } else {
            touches += moment.samples.count { $0.phase == .began }
            tape.append(.act(.event(.at(Span(time)), moment.samples), with: false))
        }
        for (finger, view) in moment.hits {
            if let name = names[view] { expect(.hit(name, finger: finger)) }
        }
        add(moment.states)
        for (view, offset) in moment.offsets {
            if let name = names[view] { expect(.scrolled(name, to: offset)) }
        }
    }

    /// Adds the last state of each recognizer, except for its return to possible, which no
    /// expectation states.
    private mutating func add(_ states: [ProbeRecording.State]) {
        for name in recording.recognizers.map(\.name) {
            guard let called = names[name],
                let last = states.last(where: { $0.recognizer == name && $0.state != .possible })
            else { continue }
            let wasSeen = states.contains { $0.recognizer == name && $0.state == .began }
            if last.from == "possible", !isDiscrete(name), !wasSeen,
                [.changed, .ended, .cancelled].contains(last.state)
            {
                tape.append(remark: Wording.app.probeUnseen(called)[language])
            }
            expect(.state(called, last.state, because: nil))
        }
    }

    private func isDiscrete(_ name: String) -> Bool {
        let kind = recording.recognizers.first { $0.name == name }?.kind
        return kind == "UITapGestureRecognizer" || kind == "UISwipeGestureRecognizer"
    }

    /// Adds how often each discrete recognizer was recognized, and which recognizers never were:
    /// every recognition calls targets.
    private mutating func addCounts() {
        let states = recording.moments.flatMap(\.states)
        for recognizer in recording.recognizers {
            guard let name = names[recognizer.name] else { continue }
            let count = states.count {
                $0.recognizer == recognizer.name && [.began, .changed, .ended].contains($0.state)
            }
            if count == 0 || isDiscrete(recognizer.name) {
                expect(.acts(name, on: nil, times: count))
            }
        }
    }

    /// Returns a time rounded to a microsecond, as times are written.
    private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}
