import TouchTrace

/// What the scrolling of a pointer did to pans, and why one takes no part in it.
extension SecondReader {
    static let scrollClaims: [String: Check] = [
        "why.doesNotScroll": { claim, book in
            let name = try claim.text(0)
            let asked = claim.first.flatMap { $0 <= claim.serial ? $0 : nil }
            guard
                let scroll = asked.flatMap({ book.scroll(around: $0) })
                    ?? book.scroll(upTo: claim.serial)
            else { throw Untrue("the pointer has not scrolled") }
            guard book.settings.isPan(name) else { throw Untrue("\(name) is no pan") }
            var complaint = "nobody is called \(name)"
            let serial = min(book.eventEnd(scroll.began), claim.serial)
            let found = book.recognizers(name).compactMap { id -> Fact? in
                if let said = book.objection(notIn: scroll, id, at: claim.serial) {
                    complaint = said
                    return nil
                }
                return Fact(record: serial, who: id, view: book.view(of: id, at: serial))
            }
            guard !found.isEmpty else { throw Untrue(complaint) }
            return found
        },
        "why.scrollTypeNotAllowed": { claim, book in
            let it = try claim.reason()
            // What is said of a recognizer that waits for fingers speaks of no view.
            guard it.touch == .none, it.view != .none, let scroll = book.scroll(upTo: it.record)
            else { throw Untrue("no scrolling over its view is spoken of") }
            if let said = book.objection(refusingTypeOf: scroll, it.who) { throw Untrue(said) }
            return [it]
        },
        "why.pointerScrolled": scrolling { transition, scroll, book in
            guard transition.to == .began || transition.to == .changed else {
                return "it \(transition.to)"
            }
            return scroll.last == book.eventStart(transition.serial)
                && book.time(scroll.last) == book.time(transition.serial)
                ? nil : "the pointer did not scroll then"
        },
        "why.scrollingStopped": scrolling { transition, scroll, book in
            switch (transition.from, transition.to) {
            case (.began, .ended), (.changed, .ended), (.possible, .failed): break
            default: return "it came from \(transition.from) to \(transition.to)"
            }
            let (time, last) = (book.time(transition.serial), book.time(scroll.last))
            if time - last > book.settings.scrollPause - 1e-6 { return nil }
            // Or a finger came down, which goes before the wheel.
            let start = book.eventStart(transition.serial)
            let isTouched = book.records[start..<book.eventEnd(start)].contains {
                if case .sample(_, _, .began, _, _) = $0.entry { true } else { false }
            }
            return start > scroll.last && isTouched
                ? nil : "scroll input arrived \(time - last) s before, and no finger came down"
        },
    ]

    /// The transition of a pan that followed the pointer's scrolling.
    private static func scrolling(
        _ objection: @escaping @Sendable (Transition, Scroll, TraceBook) -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let transition = book.transition(it.record, of: it.who),
                transition.reason == .scrolling
            else { throw Untrue(book.sentence(it.record)) }
            guard let scroll = book.scroll(upTo: it.record) else {
                throw Untrue("the pointer has not scrolled")
            }
            if let said = book.objection(in: scroll, it.who, at: it.record)
                ?? objection(transition, scroll, book)
            {
                throw Untrue(said)
            }
            return [it]
        }
    }
}

/// The pointer's scrolling, from its first sample until it has rested for a while.
struct Scroll {
    /// The serials of the first sample, and of the last.
    let began: Int
    let last: Int
    /// What the pointer was over at first, where it is found who takes part; none if that was nobody.
    let view: SubjectID
    /// All that it was over.
    let views: Set<SubjectID>
}

extension TraceBook {
    /// The pointer's scrolling, as far as it had come with a record; nil if it had not scrolled.
    func scroll(upTo serial: Int) -> Scroll? {
        var samples: [Int] = []
        for before in stride(from: serial, to: 0, by: -1) {
            if let next = samples.last, endsScrolling(before, beforeScrollAt: next) { break }
            if case .pointer(.scroll, _, _) = self[before].entry {
                if let next = samples.last, time(next) - time(before) > settings.scrollPause - 1e-6
                {
                    break
                }
                samples.append(before)
            }
        }
        guard let last = samples.first, let began = samples.last else { return nil }
        let views = samples.compactMap { pointerCourse(upTo: $0)?.view }
        return Scroll(began: began, last: last, view: views.last ?? .none, views: Set(views))
    }

    /// That of which a record tells; nil if it tells of something else.
    fileprivate func scroll(around serial: Int) -> Scroll? {
        let start = eventStart(serial)
        guard case .pointer(.scroll, _, _) = self[start].entry else { return nil }
        return scroll(upTo: start)
    }

    /// The system interrupts it, and so does the first finger that comes down.
    private func endsScrolling(_ serial: Int, beforeScrollAt next: Int) -> Bool {
        switch self[serial].entry {
        case .interrupted: true
        case .sample(let touch, _, .began, _, _):
            fingersDown(at: serial).allSatisfy { $0 == touch }
        default: false
        }
    }

    /// The last record of the event that begins with one.
    func eventEnd(_ start: Int) -> Int {
        var end = start
        while end < records.count, time(end + 1) == time(start), eventStart(end + 1) == start {
            end += 1
        }
        return end
    }

    /// What was answered, when the scrolling began, to whether a pan receives the event.
    private func answers(_ pan: SubjectID, of scroll: Scroll, at serial: Int) -> [Bool] {
        serials(about: pan, upTo: min(serial, eventEnd(scroll.began))).filter { $0 > scroll.began }
            .compactMap {
                guard case .question(.shouldReceiveEvent, pan, _, let answer, _) = self[$0].entry
                else { return nil }
                return answer
            }
    }

    private func isOnBranch(_ pan: SubjectID, of views: Set<SubjectID>, at serial: Int) -> Bool {
        let view = view(of: pan, at: serial)
        guard view != .none else { return false }
        return views.contains { $0 == view || ancestors(of: $0, at: serial).contains(view) }
    }

    /// What speaks against that a pan takes part in scrolling.
    fileprivate func objection(in scroll: Scroll, _ pan: SubjectID, at serial: Int) -> String? {
        if !settings.isPan(name(pan)) { return "\(name(pan)) is no pan" }
        if settings.scrollTypes(of: name(pan)).isEmpty { return "it allows no scrolling" }
        if let touch = attempt(of: pan, at: serial).touches.first {
            return "it has the finger \(name(touch))"
        }
        if !isOnBranch(pan, of: [scroll.view], at: scroll.began) {
            return "the pointer was over \(name(scroll.view))"
        }
        let answers = answers(pan, of: scroll, at: serial)
        return answers.last == true ? nil : "it was asked whether it receives the event: \(answers)"
    }

    /// What speaks against that a pan takes no part in scrolling over its view.
    fileprivate func objection(notIn scroll: Scroll, _ pan: SubjectID, at serial: Int) -> String? {
        if !isOnBranch(pan, of: scroll.views, at: scroll.began) {
            return "the pointer was over \(name(scroll.view))"
        }
        let end = min(serial, eventEnd(scroll.last))
        let followed = serials(about: pan, upTo: end).last {
            $0 > scroll.began && transition($0, of: pan)?.reason == .scrolling
        }
        if let followed { return sentence(followed) }
        return answers(pan, of: scroll, at: serial).last == true ? "it received the event" : nil
    }

    /// What speaks against that a pan took no part since it does not admit that kind of scrolling. Records do not tell which
    /// kind it was: who admits one kind only was asked if that was the one.
    fileprivate func objection(refusingTypeOf scroll: Scroll, _ pan: SubjectID) -> String? {
        if !settings.isPan(name(pan)) { return "it is no pan" }
        if !isEnabled(pan, at: scroll.began) { return "it was disabled" }
        if !answers(pan, of: scroll, at: records.count).isEmpty {
            return "it was asked whether it receives the event"
        }
        let types = settings.scrollTypes(of: name(pan))
        if types.isEmpty { return nil }
        if types.count > 1 { return "it admits all kinds of scrolling" }
        if let finger = fingersDown(at: scroll.began).first {
            return "finger \(name(finger)) was down, and nobody was asked"
        }
        if !attempt(of: pan, at: scroll.began).touches.isEmpty { return "it had a finger" }
        if !isOnBranch(pan, of: [scroll.view], at: scroll.began) {
            return "the pointer was over \(name(scroll.view))"
        }
        guard settings.isOwnPan(name(pan)) else { return nil }
        // Those of scroll views are asked only if another pan is. Where none is, they scroll by themselves.
        let view = view(of: pan, at: scroll.began)
        let hasMoved = records[scroll.began..<eventEnd(scroll.began)].contains {
            if case .bounds(view, _, _, _, _) = $0.entry { true } else { false }
        }
        return hasMoved ? "\(name(view)) scrolled" : nil
    }
}
