import TouchKit
import TouchScript

extension VerbWriter {
    /// Writes the moves of the fingers from one moment to the next.
    mutating func move(
        _ episode: Episode, from start: Double, to moment: Moment, _ precision: VerbPrecision
    ) {
        let down = episode.contacts.indices.filter { spots[$0] != nil }
        let leaving = moment.deeds.compactMap { $0.contact }
        var here = start
        while here < moment.time {
            if let end = precision.keepsEvents(after: here) {
                here = keepEvents(
                    episode, down, from: here, to: min(end, moment.time), before: moment.time)
                continue
            }
            let limit = min(moment.time, precision.nextEvents(after: here))
            let end = furthest(episode, down, from: here, to: limit, precision)
            var isFirst = true
            for index in down {
                let contact = episode.contacts[index]
                guard let spot = spots[index] else { continue }
                let isDue =
                    end >= moment.time && leaving.contains(index) && !moved.contains(index)
                    && contact.reach > precision.slop(at: end)
                let motion = VerbMotion(
                    contact: contact, precision: precision, point: spot, start: here, end: end)
                if motion.stays, !isDue { continue }
                if isFirst { out.wait(untilAbout: here, grain: precision.pauseGrain(at: here)) }
                tell(motion, of: index, with: !isFirst)
                isFirst = false
            }
            here = end
        }
        out.wait(untilAbout: moment.time, grain: precision.pauseGrain(at: moment.time))
    }

    private mutating func tell(_ motion: VerbMotion, of index: Int, with: Bool) {
        let (contact, precision, start) = (motion.contact, motion.precision, motion.start)
        let movement = Movement(
            over: Span(
                from: with ? out.start : out.time, toAbout: motion.end,
                grain: precision.grain(at: motion.end)),
            easing: motion.easing ?? .linear)
        let target = contact.point(at: motion.end)
        moved.insert(index)
        if contact.view != .none, places.stands(contact.view, from: start, to: motion.end) {
            let (place, point) = places.place(
                of: target, in: contact.view, at: start, precision, centers: 0)
            if case .unit = place, point != motion.point {
                spots[index] = point
                return out.append(.finger(contact.finger, .move(place, movement)), with: with)
            }
        }
        var offset = Offset(
            dx: precision.rounded(target.x - motion.point.x, at: motion.end),
            dy: precision.rounded(target.y - motion.point.y, at: motion.end))
        // The offset is smaller than the precision, but there has to be a move.
        if offset.dx == 0, offset.dy == 0 { offset = Offset(dx: 0.5, dy: 0) }
        spots[index] = CGPoint(x: motion.point.x + offset.dx, y: motion.point.y + offset.dy)
        out.append(.finger(contact.finger, .moveBy(offset, movement)), with: with)
    }

    /// Writes moves as the original events.
    /// - Returns: The time that they reach.
    private mutating func keepEvents(
        _ episode: Episode, _ down: [Int], from start: Double, to end: Double,
        before moment: Double
    ) -> Double {
        out.wait(untilAbout: start, grain: 0.0001)
        for time in times(episode, down, after: start, upTo: end) where time < moment {
            var samples: [RecordedSample] = []
            for index in down {
                let contact = episode.contacts[index]
                let leaves = contact.end.map { $0.time <= time } ?? false
                guard !leaves, let sample = moves(of: contact, at: time) else { continue }
                samples.append(sample)
                spots[index] = sample.location
                moved.insert(index)
            }
            guard !samples.isEmpty else { continue }
            let span = Span(from: out.time, toAbout: time, grain: 0.0001)
            out.append(.event(.after(span), samples))
        }
        return end
    }

    /// Writes fingers that come and go as the original event, if the precision requires it.
    mutating func keepEvents(
        _ moment: Moment, of episode: Episode, _ precision: VerbPrecision
    ) -> Bool {
        guard precision.keepsEvents(after: moment.time) != nil,
            moment.deeds.allSatisfy({ $0.contact != nil })
        else { return false }
        var samples: [Int: RecordedSample] = [:]
        for index in episode.contacts.indices where spots[index] != nil {
            samples[index] = moves(of: episode.contacts[index], at: moment.time)
        }
        for deed in moment.deeds {
            guard let index = deed.contact else { continue }
            let contact = episode.contacts[index]
            if case .up(_, let isCancelled) = deed {
                samples[index] = contact.sample(
                    isCancelled ? .cancelled : .ended, at: contact.point(at: moment.time))
                spots[index] = nil
            } else {
                samples[index] = contact.sample(.began, at: contact.first.location)
                spots[index] = contact.first.location
            }
        }
        let span = Span(from: out.time, toAbout: moment.time, grain: 0.0001)
        out.append(.event(.after(span), episode.contacts.indices.compactMap { samples[$0] }))
        return true
    }

    /// Returns the move of a contact at exactly that time.
    private func moves(of contact: Contact, at time: Double) -> RecordedSample? {
        contact.samples(after: time.nextDown, upTo: time).last { $0.isTold }
            .map { contact.sample(.moved, at: $0.point) }
    }

    /// Returns the latest time up to which one line per finger describes all moves.
    private func furthest(
        _ episode: Episode, _ down: [Int], from start: Double, to end: Double,
        _ precision: VerbPrecision
    ) -> Double {
        func fits(_ time: Double) -> Bool {
            down.allSatisfy { index in
                guard let spot = spots[index] else { return true }
                let motion = VerbMotion(
                    contact: episode.contacts[index], precision: precision, point: spot,
                    start: start, end: time)
                return motion.stays || motion.easing != nil
            }
        }
        if fits(end) { return end }
        let times = times(episode, down, after: start, upTo: end).filter { $0 < end }
        guard let first = times.first else { return end }
        // Searches in growing steps as far as it fits, then backwards by halves.
        var (good, bad, step) = (0, times.count, 1)
        while good + step < times.count {
            guard fits(times[good + step]) else {
                bad = good + step
                break
            }
            good += step
            step *= 2
        }
        while bad - good > 1 {
            let middle = (good + bad) / 2
            if fits(times[middle]) { good = middle } else { bad = middle }
        }
        return good == 0 ? first : times[good]
    }

    /// Returns the times of all samples of the fingers.
    private func times(
        _ episode: Episode, _ down: [Int], after start: Double, upTo end: Double
    ) -> [Double] {
        var times: [Double] = []
        let all = down.flatMap { episode.contacts[$0].samples(after: start, upTo: end) }
        for time in all.map({ $0.time }).sorted() where time != times.last { times.append(time) }
        return times
    }
}
