import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// A line for a part of a contact's way, and its distance from the actual way.
struct VerbMotion {
    let contact: Contact
    let precision: VerbPrecision
    /// The location of the finger according to the lines so far.
    let point: CGPoint
    let start: Double
    let end: Double

    /// The easing that fits best; nil if none is within the tolerance.
    var easing: Easing? {
        let samples = contact.samples(after: start, upTo: end)
        let target = contact.point(at: end)
        var best: (easing: Easing, error: Double)?
        for easing in [Easing.linear, .easeOut, .easeInOut, .easeIn] {
            var error = 0.0
            for sample in samples where error <= 1 {
                let share = easing.progress((sample.time - start) / max(end - start, 1e-9))
                error = max(error, distance(sample, point.mixed(with: target, share)))
            }
            // A linear move is preferred to a curved one that is hardly better.
            if error <= 1, error < (best?.error ?? .infinity) - 0.125 { best = (easing, error) }
        }
        return best?.easing
    }

    /// Indicates whether the finger needs no move.
    var stays: Bool {
        distance(Contact.Sample(time: end, point: contact.point(at: end)), point) <= 0.5
            && contact.samples(after: start, upTo: end).allSatisfy { distance($0, point) <= 0.5 }
    }

    /// Returns the distance of a sample from `place`, as a fraction of the tolerance.
    private func distance(_ sample: Contact.Sample, _ place: CGPoint) -> Double {
        sample.point.distance(to: place) / max(precision.tolerance(at: sample.time), 1e-9)
    }
}
