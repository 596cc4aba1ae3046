import TouchScript
import TouchTrace
import TouchWords

/// Reads sentences about a trace and looks up in the trace whether they are so.
///
/// It knows what sentences mean and what records say, and nothing of how the sentences were made: what both take for true is
/// found twice.
struct SecondReader {
    /// Whether a sentence is so.
    enum Finding: Equatable {
        case holds
        /// And what the trace says instead.
        case doesNotHold(String)
        /// No check reads a sentence of this identifier.
        case notCovered(String)
    }

    /// Looks up a claim: all facts that make it true, or what is so instead.
    typealias Check = @Sendable (Claim, TraceBook) throws -> [Fact]

    let book: TraceBook

    init(_ trace: Trace, scene: Scene) { book = TraceBook(trace, scene: scene) }

    func read(_ said: SaidSentence) -> Finding {
        do {
            let facts = try Self.facts(
                Claim(said.words, at: said.serial, telling: said.told, first: said.first), book)
            return facts.isEmpty ? .doesNotHold("nothing makes it so") : .holds
        } catch let untrue as Untrue {
            return .doesNotHold(untrue.instead)
        } catch let open as NotCovered {
            return .notCovered(open.identifier)
        } catch {
            return .doesNotHold("\(error)")
        }
    }

    /// All facts that make a claim true.
    @Sendable static func facts(_ claim: Claim, _ book: TraceBook) throws -> [Fact] {
        guard let identifier = claim.words.identifier else { return try named(claim, book) }
        guard let check = checks[identifier] else { throw NotCovered(identifier: identifier) }
        return try check(claim, book)
    }

    /// By identifier.
    static let checks: [String: Check] = [
        joins, recordClaims, sceneClaims, inputClaims, hitClaims, hitReasons, pointerClaims,
        pointerReasons, scrollClaims, viewClaims,
        viewReasons, deliveryClaims, lateReasons, lossReasons, chainClaims, questionClaims,
        measureClaims, timerClaims, transitionClaims, transitionReasons, timeReasons,
        requirementClaims, preventionClaims, partClaims, actionClaims,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    /// Whether sentences of an identifier are read, by themselves or as a word of others.
    static func covers(_ identifier: String) -> Bool {
        checks[identifier] != nil || Words.all.contains(identifier)
    }

    /// A name alone, before what the record that it is told of measured.
    private static func named(_ claim: Claim, _ book: TraceBook) throws -> [Fact] {
        let name = claim.words["en"]
        return try book.subjects(name).map { id in
            guard let told = claim.told ?? claim.first else {
                return Fact(record: claim.serial, who: id)
            }
            guard book[told].entry.concerned.contains(id) else {
                throw Untrue("record \(told) does not speak of \(name)")
            }
            return Fact(record: told, who: id)
        }
    }

    // MARK: Sentences of sentences

    static let joins: [String: Check] = [
        "why.because": { claim, book in
            let (told, reason) = (try claim.sentence(0), try claim.sentence(1))
            // A reason can have one of its own: that a view refused is why those within it were not asked.
            if claim.it != nil, viewReasons[told.identifier ?? ""] == nil {
                throw Untrue("\(told.debugDescription) has no reason of its own")
            }
            let isAlsoReason = statementsAsReasons[told.identifier ?? ""] == reason.identifier
            if statements.contains(reason.identifier ?? ""), !isAlsoReason {
                throw Untrue("\(reason.debugDescription) is no reason")
            }
            let facts = try facts(claim.part(told), book)
            return try holding(facts) { try Self.facts(claim.part(reason, of: $0), book) }
        },
        "why.further": { claim, book in
            let it = try claim.reason()
            for index in 0...1 {
                _ = try facts(claim.part(try claim.sentence(index), of: it), book)
            }
            return [it]
        },
    ]

    /// What is said of somebody, and never as a reason.
    private static let statements = Set(
        [
            recordClaims, sceneClaims, inputClaims, hitClaims, pointerClaims, viewClaims,
            deliveryClaims, chainClaims, transitionStatements,
        ].flatMap { $0.keys })

    /// What else than a reason can stand behind a statement.
    private static let statementsAsReasons = ["view.hit": "hit.codeAnswered"]

    /// Those of the facts for which `check` holds; if there are none, what it says of the last.
    static func holding(_ facts: [Fact], _ check: (Fact) throws -> [Fact]) throws -> [Fact] {
        var complaint: Error?
        var held: [Fact] = []
        for fact in facts {
            do {
                held += try check(fact).isEmpty ? [] : [fact]
            } catch let error as NotCovered {
                throw error
            } catch { complaint = error }
        }
        if held.isEmpty { throw complaint ?? Untrue("nothing makes it so") }
        return held
    }
}
