import TouchTrace

/// Whether a recognizer takes part in a touch, and why or why not.
extension SecondReader {
    static let partClaims: [String: Check] = [
        "why.receives": { claim, book in
            let (name, finger) = (try claim.text(0), try claim.text(1))
            return try book.facts(claim, about: name, "\(name) receives \(finger)") { record in
                guard case .receives(let id, let touch) = record.entry, book.isCalled(id, name),
                    book.isCalled(touch, finger)
                else { return nil }
                return Fact(record: Int(record.serial), who: id, touch: touch)
            }
        },
        "why.onHitView": { claim, book in
            let it = try claim.reason()
            let (view, hit) = (book.view(of: it.who, at: it.record), book.hitView(it.touch))
            guard view == hit, try book.isCalled(view, claim.text(0)) else {
                throw Untrue("it is on \(book.name(view)), and \(book.name(hit)) was hit")
            }
            return [it]
        },
        "why.aroundHitView": { claim, book in
            let it = try claim.reason()
            let (view, hit) = (book.view(of: it.who, at: it.record), book.hitView(it.touch))
            guard book.ancestors(of: hit, at: it.record).contains(view),
                try book.isCalled(view, claim.text(0)), try book.isCalled(hit, claim.text(1))
            else { throw Untrue("it is on \(book.name(view)), and \(book.name(hit)) was hit") }
            return [it]
        },
        "why.noFingerYet": { claim, book in
            if let contact = book.contacts.first, contact.began <= claim.serial {
                throw Untrue("finger \(book.name(contact.touch)) came down at \(contact.began)")
            }
            let name = try claim.text(0)
            let waiting = book.recognizers(name).filter {
                book.state(of: $0, at: claim.serial) == .possible
            }
            guard !waiting.isEmpty else { throw Untrue("\(name) is not Possible") }
            return waiting.map { Fact(record: claim.serial, who: $0) }
        },
        "why.notAskedYet": { claim, book in
            try unseen(claim, book) { id, touch in
                let asked: Int? = book.last(about: id, upTo: claim.serial) { record in
                    guard Int(record.serial) > book.began(touch),
                        case .question(let question, id, _, _, _) = record.entry
                    else { return nil }
                    switch question {
                    case .shouldReceiveEvent, .shouldReceiveTouch, .allowedTouchType:
                        return Int(record.serial)
                    default: return nil
                    }
                }
                return asked.map { "asked in record \($0)" }
            }
        },
        "why.doesNotSee": { claim, book in try unseen(claim, book) { _, _ in nil } },
        "why.nothingHit": reason { it, claim, book in
            let view = book.hitView(it.touch)
            return view == .none ? nil : "it hit \(book.name(view))"
        },
        "why.notOnBranch": reason { it, claim, book in
            let hit = book.hitView(it.touch)
            // Where it was when the finger came down decides.
            let serial = book.hitTest(it.touch)?.ended ?? it.record
            let view = book.view(of: it.who, at: serial)
            guard try book.isCalled(view, claim.text(0)), try book.isCalled(hit, claim.text(1))
            else { return "it is on \(book.name(view)), and \(book.name(hit)) was hit" }
            return view == hit || book.ancestors(of: hit, at: serial).contains(view)
                ? "it is on \(book.name(view)), on the branch of \(book.name(hit))" : nil
        },
        "why.hadFinished": reason { it, _, book in
            let state = book.state(of: it.who, at: book.began(it.touch))
            return [.ended, .failed, .cancelled].contains(state) ? nil : "it was \(state)"
        },
        "why.eventDidNotReach": reason { it, _, book in
            let start = book.began(it.touch)
            let window = book.hitTest(it.touch)?.window ?? .none
            let reached = book.serials(about: window, upTo: it.record).contains {
                $0 > start && book[$0].entry == .sendEvent(by: window)
                    && book.time($0) == book.time(start)
            }
            let isSwallowed = book.records[start..<it.record].contains {
                if case .swallowed = $0.entry { $0.time == book.time(start) } else { false }
            }
            return reached && !isSwallowed ? "it came to \(book.name(window))" : nil
        },
        "why.touchTypeNotAllowed": refused([.allowedTouchType], by: nil),
        "why.delegateRefused": refused(
            [.shouldReceiveEvent, .shouldReceiveTouch], by: [.delegate]),
        "why.classRefused": refused(
            [.shouldReceiveEvent, .shouldReceiveTouch], by: [.subclass, .byDefault]),
    ]

    /// Recognizers that do not receive the last touch of a finger of that name.
    private static func unseen(
        _ claim: Claim, _ book: TraceBook,
        _ objection: (SubjectID, _ touch: SubjectID) -> String?
    ) throws -> [Fact] {
        let (name, finger) = (try claim.text(0), try claim.text(1))
        guard let touch = book.lastTouch(finger, upTo: claim.serial) else {
            throw Untrue("finger \(finger) has not come down")
        }
        var complaint = "nobody is called \(name)"
        let found = book.recognizers(name).compactMap { id -> Fact? in
            let received = book.serials(about: id, upTo: claim.serial).last {
                book[$0].entry == .receives(recognizer: id, touch: touch)
            }
            if let said = received.map({ book.sentence($0) }) ?? objection(id, touch) {
                complaint = said
                return nil
            }
            return Fact(record: claim.serial, who: id, touch: touch)
        }
        guard !found.isEmpty else { throw Untrue(complaint) }
        return found
    }

    private static func reason(
        _ objection: @escaping @Sendable (Fact, Claim, TraceBook) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            if let complaint = try objection(it, claim, book) { throw Untrue(complaint) }
            return [it]
        }
    }

    /// A question about the touch was answered no, by one of these.
    private static func refused(_ questions: Set<Question>, by: Set<Answerer>?) -> Check {
        { claim, book in
            let it = try claim.reason()
            let what = claim.isPlace(0) ? try claim.text(0) : nil
            // Without a touch it is about the pointer's scrolling, and asked as that begins.
            let start =
                it.touch == .none ? book.scroll(upTo: it.record)?.began : book.began(it.touch)
            guard let start else { throw Untrue("the pointer has not scrolled") }
            let refusal: Int? = book.last(about: it.who, upTo: it.record) { record in
                guard Int(record.serial) > start,
                    case .question(let question, it.who, _, false, let answerer) = record.entry,
                    questions.contains(question), by?.contains(answerer) ?? true
                else { return nil }
                switch what {
                case "touch" where question != .shouldReceiveTouch: return nil
                case "event" where question != .shouldReceiveEvent: return nil
                default: return Int(record.serial)
                }
            }
            guard refusal != nil else { throw Untrue("nobody of the kind said no") }
            return [it]
        }
    }
}

extension TraceBook {
    /// The view that a touch hit; none if it hit nothing.
    func hitView(_ touch: SubjectID) -> SubjectID { hitTest(touch)?.view ?? .none }
}
