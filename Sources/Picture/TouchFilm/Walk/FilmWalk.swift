import Foundation
import TouchScore
import TouchStage
import TouchWords

/// A walk through a film from a viewer's perspective that reports where it shows an effect before
/// its cause, or where something pops.
public struct FilmWalk {
    let film: Film
    let name: String
    private let tall: Film?

    /// - Parameters:
    ///   - tall: the film as upright screens show it, if it differs.
    ///   - name: the film's name in fault messages.
    public init(_ film: Film, tall: Film? = nil, name: String) {
        self.film = film
        self.tall = tall
        self.name = name
    }

    /// A walk through the film that upright screens show.
    public var upright: FilmWalk { FilmWalk(tall ?? film, name: name) }

    /// The rules that every film follows.
    public enum Rule: String, CaseIterable, Hashable, Sendable {
        /// Beats follow one another; event time moves only in passages, and never backwards.
        case order
        /// A picture shows the stage at one record of its beat, neither later nor older, and all
        /// runs at one event time.
        case record
        /// No recognizer and no action appears before the hit test of its touch is complete.
        case hitTest
        /// No panel shows an earlier touch than that of the newest finger on the stage.
        case panel
        /// No words appear, disappear, or change by more than a fifth from one frame to the next.
        case fade
        /// No words jump by more than 2 % of the picture's width between two frames, except with
        /// the scene itself.
        case place
        /// The camera does not jump either, except with the subject it follows.
        case camera
        /// No name, chip, finger, or arrow covers another, or covers words.
        case clear
        /// No text and no box loses over half of its contrast and regains it within half a second.
        case blink
        /// No picture changes without a cause: a record, word, finger, view, or camera that
        /// changes.
        case idle
    }

    public struct Fault: Hashable, Sendable, CustomStringConvertible {
        public let film: String
        /// The time, in seconds of film.
        public let second: Double
        public let rule: Rule
        public let words: String

        public var description: String {
            "\(film) at \(second.decimals(3)) s, \(rule.rawValue): \(words)"
        }
    }

    public struct Report: Hashable, Sendable {
        /// The number of pictures that were examined.
        public var looks = 0
        public var faults: [Fault] = []
    }

    /// A fault without a time.
    typealias Finding = (rule: Rule, words: String)

    /// Checks the order of the beats, and the first, middle, and last moment of each.
    public func beats() -> Report {
        var report = Report()
        let beats = film.score.beats
        for (last, next) in zip(beats, beats.dropFirst()) {
            report.faults += order(last, next).map { fault($0, at: next.start) }
        }
        for (index, beat) in beats.enumerated() {
            for second in beat.looks {
                report.looks += 1
                report.faults += findings(in: index, film.moments(at: second))
                    .map { fault($0, at: second) }
            }
        }
        return report
    }

    func fault(_ finding: Finding, at second: Double) -> Fault {
        Fault(film: name, second: second, rule: finding.rule, words: finding.words)
    }

    private func order(_ last: Beat, _ next: Beat) -> [Finding] {
        var words: [String] = []
        if abs(last.end - next.start) >= 1e-9 { words.append("does not begin where the last ends") }
        if last.to > next.from { words.append("event time goes back") }
        let isBack = film.sceneries.indices.contains {
            last.side($0).record > next.side($0).record
        }
        if isBack { words.append("records go back") }
        if next.kind != .passage, next.from != next.to { words.append("event time passes") }
        return words.map { (.order, "\(next.kind): \($0)") }
    }

    /// Returns the faults in the moments of all runs in the beat at `index`.
    func findings(in index: Int, _ moments: [StageMoment]) -> [Finding] {
        let beats = film.score.beats
        var findings: [Finding] = []
        if Set(moments.map(\.time)).count > 1 {
            findings.append((.record, "runs at several event times"))
        }
        for (run, moment) in moments.enumerated() {
            let before = index > 0 ? beats[index - 1].side(run).record : 0
            let record = beats[index].side(run).record
            let check = MomentCheck(moment: moment, trace: film.sceneries[run].trace)
            findings += check.findings(from: before, to: record)
        }
        return findings
    }
}
