import TouchTrace

/// How calls climb the responder chain.
extension SecondReader {
    static let chainClaims: [String: Check] = [
        "chain.next": { claim, book in
            try told(claim, book) {
                guard case .chain(_, let responder, let next) = $0, next != .none else {
                    return false
                }
                return try book.isCalled(responder, claim.text(0))
                    && book.isCalled(next, claim.text(1))
            }
        },
        "chain.ended": { claim, book in
            try told(claim, book) {
                guard case .chain(_, let responder, .none) = $0 else { return false }
                return try book.isCalled(responder, claim.text(0))
            }
        },
        "chain.forwarded": hop(.forwarded, call: 1, next: 2),
        "chain.handledAndPassedOn": hop(.handledAndPassedOn, call: 1, next: 2),
        "chain.passedOn": hop(.passedOn, from: 1, call: 0, next: 2),
        "chain.endless": hop(.endless, from: 1, call: 0),
        "chain.handled": { claim, book in
            try told(claim, book) {
                guard case .handled(let by, let method) = $0 else { return false }
                return try book.isCalled(by, claim.text(0)) && method.rawValue == claim.text(1)
            }
        },
        "chain.kept": kept(byControl: false),
        "chain.keptByControl": kept(byControl: true),
        "chain.discarded": { claim, book in
            try told(claim, book) {
                guard case .discarded(let after, let method) = $0 else { return false }
                return try method.rawValue == claim.text(0) && book.isCalled(after, claim.text(1))
            }
        },
        "chain.nothingYet": { claim, book in
            let all = try book.subjects(claim.text(0))
            let untouched = all.filter { book.reached($0, upTo: claim.serial) == nil }
            guard !untouched.isEmpty else {
                let record = all.first.flatMap { book.reached($0, upTo: claim.serial) } ?? 0
                throw Untrue(record > 0 ? book.sentence(record) : "nobody is called so")
            }
            return untouched.map { Fact(record: claim.serial, who: $0) }
        },
    ]

    private static func hop(
        _ manner: HopManner, from: Int = 0, call: Int, next: Int? = nil
    ) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .hop(let sender, let receiver, let method, manner) = $0 else {
                    return false
                }
                if let next, try !book.isCalled(receiver, claim.text(next)) { return false }
                return try book.isCalled(sender, claim.text(from))
                    && method.rawValue == claim.text(call)
            }
        }
    }

    private static func kept(byControl: Bool) -> Check {
        { claim, book in
            let facts = try told(claim, book) {
                guard case .consumed(let by, let method) = $0 else { return false }
                return try book.isCalled(by, claim.text(0)) && method.rawValue == claim.text(1)
            }
            return try holding(facts) { fact in
                guard case .consumed(let by, _) = book[fact.record].entry else { return [] }
                let isControl = book.isKeptByControl(by, fact.record)
                guard isControl == byControl else {
                    throw Untrue("\(book.name(by)) is \(isControl ? "an" : "no") enabled control")
                }
                return [fact]
            }
        }
    }
}

extension TraceBook {
    /// Whether whoever kept a call did so as an enabled control does. Of classes that the scene does not name, the rule of the
    /// record alone tells.
    func isKeptByControl(_ id: SubjectID, _ serial: Int) -> Bool {
        self[serial].rule == .rc3 && trace[id]?.kind == .view
            && settings.isControl(name(id)) != false
            && stage(at: serial).views[id]?.isEnabled == true
    }

    /// The first record of a call or an action that came to somebody.
    fileprivate func reached(_ id: SubjectID, upTo serial: Int) -> Int? {
        serials(about: id, upTo: serial).first { serial in
            switch self[serial].entry {
            case .delivery(id, _, _), .hop(_, id, _, _), .action(_, id, _, _), .consumed(id, _),
                .handled(id, _), .discarded(id, _):
                true
            default: false
            }
        }
    }
}
