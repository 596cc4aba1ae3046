import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// How one line tells a part of the way of a contact, and how far off that is.
struct VerbMotion {
    let contact: Contact
    let precision: VerbPrecision
    /// Where the finger is by what is written so far.
    let point: CGPoint
    let start: Double
    let end: Double

    /// The easing that tells it best; nil if none is within the tolerance.
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
            // A straight word is better than a curved one that says hardly more.
            if error <= 1, error < (best?.error ?? .infinity) - 0.125 { best = (easing, error) }
        }
        return best?.easing
    }

    /// Whether the finger need not be told to move.
    var stays: Bool {
        distance(Contact.Sample(time: end, point: contact.point(at: end)), point) <= 0.5
            && contact.samples(after: start, upTo: end).allSatisfy { distance($0, point) <= 0.5 }
    }

    /// How far a sample is from `place`, as a share of what may be.
    private func distance(_ sample: Contact.Sample, _ place: CGPoint) -> Double {
        sample.point.distance(to: place) / max(precision.tolerance(at: sample.time), 1e-9)
    }
}
