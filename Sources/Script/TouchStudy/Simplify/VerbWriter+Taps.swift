import TouchKit
import TouchPicture
import TouchScript
import TouchStage

extension VerbWriter {
    /// Writes the episode if it is a single tap, of one finger or of several together; returns
    /// whether it is.
    mutating func writeTap(_ episode: Episode, _ precision: VerbPrecision) -> Bool {
        let isTap = episode.contacts.allSatisfy { contact in
            contact.reach <= precision.slop(at: contact.start) && contact.first.type == .direct
                && contact.end?.isCancelled == false
                && contact.start - episode.start <= precision.together(at: contact.start)
        }
        let fingers = Set(episode.contacts.map { $0.finger })
        guard isTap, episode.others.isEmpty, fingers.count == episode.contacts.count else {
            return false
        }
        if precision.joinsTaps, episode.contacts.count == 1,
            joinTap(episode.contacts[0], precision)
        {
            return true
        }
        out.wait(untilAbout: episode.start, grain: precision.pauseGrain(at: episode.start))
        begin(at: out.time)
        for (index, contact) in episode.contacts.enumerated() {
            var tap = Tap.standard
            let (place, point) = places.place(
                of: contact.first.location, in: contact.view, at: contact.start, precision,
                centers: precision.tolerance(at: contact.start))
            tap.place = place
            tap.finger = contact.finger
            tap.hold = hold(of: contact, precision)
            lastTap = (tap, point, out.time)
            out.append(.tap(tap), with: index > 0)
        }
        if episode.contacts.count > 1 { lastTap = nil }
        return true
    }

    /// Joins the tap to those of the last line if it continues them; returns whether it does.
    private mutating func joinTap(_ contact: Contact, _ precision: VerbPrecision) -> Bool {
        guard var last = lastTap, last.tap.finger == contact.finger else { return false }
        let here = contact.first.location
        let pause = contact.start - out.time
        guard (0.03...0.4).contains(pause), hold(of: contact, precision) == last.tap.hold,
            here.distance(to: last.point) <= precision.tolerance(at: contact.start) * 2
        else { return false }
        let span = span(
            pause, Tap.standard.pause, precision.grain(at: contact.start), precision)
        guard last.tap.times == 1 || span == last.tap.pause else { return false }
        last.tap.pause = span
        last.tap.times += 1
        lastTap = last
        out.replaceLast(.tap(last.tap))
        begin(at: last.tap.contacts(from: last.start).last?.down ?? last.start, line: -1)
        return true
    }

    private func hold(of contact: Contact, _ precision: VerbPrecision) -> Span {
        span(
            (contact.end?.time ?? 0) - contact.start, Tap.standard.hold,
            precision.grain(at: contact.start), precision)
    }

    /// Returns a duration of a tap: the default if it is near.
    private func span(
        _ seconds: Double, _ usual: Span, _ grain: Double, _ precision: VerbPrecision
    ) -> Span {
        if precision.joinsTaps, abs(seconds - usual.seconds) <= 0.06 { return usual }
        return Span(from: 0, toAbout: max(seconds, grain), grain: grain)
    }
}
