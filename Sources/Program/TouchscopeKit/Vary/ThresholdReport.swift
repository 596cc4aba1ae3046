import Foundation
import TouchCanvas
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchStudy
import TouchWords

/// The turning points of an outcome: the smallest change of the gesture along each axis, and the
/// threshold that decided.
struct ThresholdReport {
    let wish: String
    /// Indicates whether the gesture, unchanged, has this outcome.
    let isMet: Bool
    /// The turning points, one for each axis.
    let turnings: [ThresholdView]

    init(_ wish: String, _ thresholds: [VaryThreshold], of trial: VaryTrial) {
        self.wish = wish
        isMet = trial.wish?.isMet(by: trial.session(trial.base)) ?? false
        turnings = thresholds.map { ThresholdView($0, trial) }
    }

    private var title: Wording {
        isMet ? .tell.turnsFromMet(wish) : .tell.turnsFromUnmet(wish)
    }

    func text(language: String) -> String {
        var lines = [title[language]]
        for turning in turnings {
            lines += ["", turning.heading[language]]
            lines += turning.notes.map { "  \($0[language])" }
        }
        if turnings.isEmpty { lines.append(Wording.tell.neverTurns[language]) }
        return lines.map { $0.visible + "\n" }.joined()
    }

    func picture(_ looks: PictureLooks, language: String, _ typesetter: Typesetter) -> Picture {
        ThresholdPainter(theme: looks.theme, language: language, measurer: typesetter)
            .picture(of: turnings, title: title, size: looks.size)
    }
}

extension ThresholdView {
    fileprivate init(_ threshold: VaryThreshold, _ trial: VaryTrial) {
        let gestures = trial.gestures.gestures
        let (before, after) = (trial.session(threshold.before), trial.session(threshold.after))
        let why = Why(after.trace, scene: trial.scene)
        let comparison = RunComparison(Why(before.trace, scene: trial.scene), why)
        let time = comparison.parting?.time ?? after.time
        let all = trial.gestures.varied(threshold.after).ways
        let contact = all.lastIndex { $0.start <= time } ?? 0
        let gesture = gestures.indices.contains(contact) ? gestures[contact] : 0
        let limits = GestureLimit.all(in: after.trace, gesture: gesture, of: gestures)
        let deciding = GestureLimit.deciding(
            GestureLimit.all(in: before.trace, gesture: gesture, of: gestures), limits)
        let original = trial.ways(of: gesture, in: trial.base)
        let turned = trial.ways(of: gesture, in: threshold.after)

        func amount(_ ways: [FingerWay], _ variation: Variation) -> Double {
            let start = ways.map(\.start).min() ?? 0
            let end = ways.map(\.end).max() ?? start
            switch threshold.axis {
            case .size: return ways.map { $0.reach(until: time).distance }.max() ?? 0
            case .rest:
                let rests = trial.gestures.varied(variation).rests.filter {
                    $0.lowerBound >= start && $0.upperBound <= end
                }
                return rests.map { $0.upperBound - $0.lowerBound }.max() ?? 0
            case .speed, .jitter: return end - start
            }
        }
        // The amounts before and after: points of size, seconds of rest or of the whole gesture.
        let amounts = [amount(original, trial.base), amount(turned, threshold.after)]
        self.init(
            heading: Self.heading(threshold, trial.base, amounts, deciding),
            notes: Self.notes(comparison), why: why,
            record: comparison.parting?.second.playhead ?? after.trace.records.count,
            original: original.map(\.points), turned: turned.map(\.points),
            limits: Self.limits(limits, deciding, turned, until: time))
    }

    /// Returns a heading, "size × 0.312: 32 → 10 pt (drag: movement 10 pt)".
    private static func heading(
        _ threshold: VaryThreshold, _ base: Variation, _ amounts: [Double],
        _ deciding: [GestureLimit]
    ) -> Wording {
        let factor = (threshold.after[threshold.axis] / base[threshold.axis]).short(3)
        let isSize = threshold.axis == .size
        let before = amounts[0].short(isSize ? 2 : 4)
        let after: Wording =
            isSize ? .unit.points(amounts[1].short(2)) : .unit.seconds(amounts[1].short(4))
        let axis = threshold.axis.name
        guard let limit = deciding.first?.words else {
            return .tell.turns(axis, factor: factor, before: before, after: after)
        }
        return .tell.turnsBy(axis, factor: factor, before: before, after: after, limit: limit)
    }

    private static func notes(_ comparison: RunComparison) -> [Wording] {
        let (first, second) = comparison.reasons
        return [
            .tell.before(first?.words ?? .tell.nothingHappens),
            .tell.then(second?.words ?? .tell.nothingHappens),
        ]
    }

    /// Returns the thresholds that have a location on the stage, each location once.
    private static func limits(
        _ limits: [GestureLimit], _ deciding: [GestureLimit], _ ways: [FingerWay],
        until time: Double
    ) -> [Limit] {
        guard let way = ways.first else { return [] }
        var shown: [Limit] = []
        for limit in deciding + limits {
            guard let shape = way.shape(of: limit, until: time),
                !shown.contains(where: { $0.shape == shape })
            else { continue }
            shown.append(Limit(shape, limit.words, isDeciding: deciding.contains(limit)))
        }
        return shown
    }
}

extension FingerWay {
    /// The locations, sample by sample.
    fileprivate var points: [CGPoint] { samples.map(\.sample.location) }

    /// Returns the shape of a threshold beside the finger's way; nil for thresholds without a
    /// location.
    /// - Parameter time: the time of the turning point: later locations say nothing about
    ///   directions.
    fileprivate func shape(
        of limit: GestureLimit, until time: Double
    ) -> ThresholdView.Limit.Shape? {
        let origin = first.sample.location
        switch limit.quantity {
        case .movement: return .ring(origin, radius: limit.threshold)
        case .along:
            let points = samples.filter { $0.time <= time + 1e-9 }.map(\.sample.location)
            guard let far = points.max(by: { distance(origin, $0) < distance(origin, $1) }),
                far != origin
            else { return nil }
            // A swipe follows an axis.
            let (dx, dy) = (far.x - origin.x, far.y - origin.y)
            let direction =
                abs(dx) >= abs(dy)
                ? CGPoint(x: dx < 0 ? -1 : 1, y: 0) : CGPoint(x: 0, y: dy < 0 ? -1 : 1)
            let point = CGPoint(
                x: origin.x + direction.x * limit.threshold,
                y: origin.y + direction.y * limit.threshold)
            return .line(point, direction: direction)
        case .duration:
            guard start + limit.threshold <= end + 0.01 else { return nil }
            return .moment(point(at: start + limit.threshold))
        default: return nil
        }
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(b.x - a.x, b.y - a.y) }
}
