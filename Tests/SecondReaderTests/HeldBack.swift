import TouchTrace

/// Something a finger did that its view did not hear of at once.
struct HeldBack {
    let phase: TouchPhase
    let view: SubjectID
    /// Whoever held it back first; none where it only waits behind what is held.
    let by: SubjectID
    /// The serial of the record with which it was held back.
    let since: Int
    /// The serial with which it went to the view, or was dropped.
    fileprivate(set) var until: Int?
    fileprivate(set) var isGiven = false
    /// The serial with which its view lost the touch meanwhile, or was not to get it at all.
    fileprivate(set) var lost: Int?

    func isOpen(at serial: Int) -> Bool {
        since <= serial && min(until ?? .max, lost ?? .max) > serial
    }
}

extension TraceBook {
    /// All that was held back of a touch, in order. What is held first goes on first.
    func heldBack(_ touch: SubjectID) -> [HeldBack] {
        if let known = allHeldBack[touch] { return known }
        var all: [HeldBack] = []
        func close(_ view: SubjectID, _ phase: TouchPhase, _ serial: Int, isGiven: Bool) {
            let index = all.firstIndex {
                $0.until == nil && $0.phase == phase && $0.view == view
            }
            guard let index else { return }
            (all[index].until, all[index].isGiven) = (serial, isGiven)
        }
        for serial in serials(about: touch, upTo: records.count) {
            switch self[serial].entry {
            case .held(touch, let view, let phase, let by):
                all.append(HeldBack(phase: phase, view: view, by: by, since: serial))
            case .released(touch, let view, let phase):
                close(view, phase, serial, isGiven: true)
            case .dropped(touch, let view, let phase, _):
                close(view, phase, serial, isGiven: false)
            case .cancellation(touch, let view, _, _), .withheld(touch, let view, _),
                .delivery(let view, touch, .cancelled):
                for index in all.indices where all[index].view == view && all[index].lost == nil {
                    all[index].lost = serial
                }
            default: break
            }
        }
        allHeldBack[touch] = all
        return all
    }

    /// What was held back of a touch and is held, handed over or dropped with the record of a fact, or was handed over right
    /// before it.
    func heldBack(of fact: Fact) -> HeldBack? {
        let all = heldBack(fact.touch)
        guard case .delivery(let view, let touch, let phase) = self[fact.record].entry else {
            return all.first { $0.since == fact.record || $0.until == fact.record }
        }
        let release: Int? = last(about: touch, upTo: fact.record - 1) { record in
            switch record.entry {
            case .released(touch, view, phase): Int(record.serial)
            case .delivery(view, touch, phase): 0
            default: nil
            }
        }
        guard let release, release > 0, time(release) == time(fact.record) else { return nil }
        return all.first { $0.until == release }
    }

    /// When the finger did what a view hears of with a record.
    func sentTime(of fact: Fact) -> Double {
        if let held = heldBack(of: fact) { return time(held.since) }
        return last(about: fact.touch, upTo: fact.record) { record in
            guard case .sample(fact.touch, _, fact.phase, _, _) = record.entry else { return nil }
            return record.time
        } ?? time(fact.record)
    }

    /// Whether the view gets what a record hands over to it, and the touch is not withheld from it after all.
    func isGot(_ release: Int, _ touch: SubjectID) -> Bool {
        guard case .released(touch, let view, let phase) = self[release].entry,
            case let all = serials(about: touch, upTo: records.count),
            let next = all.first(where: { other in
                guard other > release else { return false }
                switch self[other].entry {
                case .delivery, .withheld, .cancellation: return true
                default: return false
                }
            })
        else { return false }
        return self[next].entry == .delivery(to: view, touch: touch, phase: phase)
    }
}

// MARK: Who holds it

extension TraceBook {
    /// What speaks against that a recognizer can hold something back for a property of its own.
    func objection(_ property: String, of holder: SubjectID, _ held: HeldBack, _ touch: SubjectID)
        -> String?
    {
        if let said = objection(following: touch, holder, upTo: held.until ?? records.count) {
            return said
        }
        let isOn = settings.isOn(property, of: name(holder))
        guard isOn != false else { return "\(property) is off" }
        switch property {
        case "delaysTouchesBegan":
            // What follows a began that is held back is held back too, whoever held that.
            let began = heldBack(touch).first { $0.phase == .began && $0.since <= held.since }
            guard let began else { return "its began was not held back" }
            // It is off by default: of one that no scene tells of, the trace has to say that it holds.
            return isOn == nil && began.by != holder
                ? "\(name(began.by)) held its began back" : nil
        case "delaysTouchesEnded":
            return held.phase == .ended ? nil : "\(property) holds back nothing but ended"
        default: return "there is no \(property)"
        }
    }

    /// What speaks against that a recognizer of a scroll view holds something back to see whether the finger scrolls.
    func objection(
        watching view: String, _ holder: SubjectID, _ held: HeldBack, _ touch: SubjectID
    ) -> String? {
        let serial = held.until ?? records.count
        if let said = objection(following: touch, holder, upTo: serial) { return said }
        guard isCalled(self.view(of: holder, at: held.since), view) else {
            return "\(name(holder)) is on another view"
        }
        guard settings.delaysContent(of: view) else {
            return "\(view) is no scroll view whose delaysContentTouches is on"
        }
        // It waits from its first finger on, and later ones wait with that.
        let after = attempt(of: holder, at: held.since).after
        let isTimed = serials(about: holder, upTo: serial).contains {
            if case .timer(holder, .delayedTouches, .set, _) = self[$0].entry {
                $0 > after
            } else {
                false
            }
        }
        return isTimed ? nil : "\(name(holder)) does not wait for scrolling"
    }

    private func objection(following touch: SubjectID, _ holder: SubjectID, upTo serial: Int)
        -> String?
    {
        let isReceived = serials(about: touch, upTo: serial).contains {
            self[$0].entry == .receives(recognizer: holder, touch: touch)
        }
        return isReceived ? nil : "\(name(holder)) does not receive the touch"
    }

    /// What speaks against that a recognizer has not decided yet, or just now: what it held back is given free after that.
    func objection(undecided holder: SubjectID, at serial: Int) -> String? {
        if state(of: holder, at: serial) == .possible { return nil }
        let decided = lastOutcome(of: holder, at: serial)?.serial ?? 0
        return time(decided) == time(serial) ? nil : "decided: \(sentence(decided))"
    }

    /// What speaks against that a recognizer held a touch back until the event of a record, and let go of it in that.
    func objection(decidedWith record: Int, _ holder: SubjectID, _ touch: SubjectID) -> String? {
        let gone: Int? = last(about: holder, upTo: record) { other in
            switch other.entry {
            case .transition(holder, .possible, _, _, _), .recognizerRemoved(holder),
                .recognizerEnabled(holder, false), .ignored(holder, touch):
                Int(other.serial)
            default: nil
            }
        }
        guard let gone else { return "\(name(holder)) has decided nothing" }
        // Timers that are due together make one moment of several events; none comes from the queue between them.
        let isOneEvent =
            time(gone) == time(record)
            && !self.records[gone..<record].contains {
                if case .taken = $0.entry { true } else { false }
            }
        return isOneEvent ? nil : "\(name(holder)) was decided before: \(sentence(gone))"
    }
}
