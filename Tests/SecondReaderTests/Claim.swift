import TouchGeometry
import TouchTrace
import TouchWords

/// What makes a claim true, as the trace has it. A reason is read of the facts of the claim that it is a reason for.
struct Fact: Hashable {
    /// The serial of the record; where a state makes it so, of the record at which it is asked about.
    var record: Int
    /// Whom a reason calls "it".
    var who = SubjectID.none
    var touch = SubjectID.none
    /// The view that is spoken of, if that is not `who`.
    var view = SubjectID.none
    var phase: TouchPhase?
}

/// What the trace says in place of what was said.
struct Untrue: Error {
    let instead: String

    init(_ instead: String) { self.instead = instead }
}

/// The reader has no check for this.
struct NotCovered: Error {
    let identifier: String
}

/// A sentence or a part of one, and where in the trace it is said.
struct Claim {
    let words: Wording
    /// Of the record it tells, or of the one at which somebody asks.
    let serial: Int
    /// The only record that it may be about, if it tells that.
    let told: Int?
    /// The record to look at first, where it may be about any.
    let first: Int?
    /// What the sentence around it is about, where this is the reason.
    let it: Fact?

    init(
        _ words: Wording, at serial: Int, telling told: Int? = nil, first: Int? = nil,
        of it: Fact? = nil
    ) {
        self.words = words
        self.serial = serial
        self.told = told
        self.first = first
        self.it = it
    }

    /// A part of this one.
    func part(_ words: Wording, of fact: Fact? = nil) -> Claim {
        Claim(
            words, at: serial, telling: fact == nil ? told : nil, first: fact == nil ? first : nil,
            of: fact ?? it)
    }

    func isPlace(_ index: Int) -> Bool { words.places.indices.contains(index) }

    /// A name or another text that stands at a place.
    func text(_ index: Int) throws -> String {
        guard isPlace(index) else { throw Untrue("place \(index) is missing") }
        switch words.places[index] {
        case .name(let text), .text(let text): return text
        case .sentence(let wording) where wording.identifier == nil: return wording["en"]
        case let place: throw Untrue("place \(index) is no text: \(place)")
        }
    }

    /// The sentence at a place.
    func sentence(_ index: Int) throws -> Wording {
        guard isPlace(index), case .sentence(let wording) = words.places[index] else {
            throw Untrue("place \(index) is no sentence")
        }
        return wording
    }

    /// Several sentences at a place, or the one.
    func sentences(_ index: Int) throws -> [Wording] {
        guard isPlace(index) else { throw Untrue("place \(index) is missing") }
        switch words.places[index] {
        case .sentence(let wording): return [wording]
        case .list(let all), .and(let all), .or(let all): return all
        case let place: throw Untrue("place \(index) is no sentence: \(place)")
        }
    }

    func reason() throws -> Fact {
        guard let it else { throw Untrue("it is a reason of nothing") }
        return it
    }
}

// MARK: Numbers

extension Claim {
    /// Holds the number at a place against what the trace has, within the rounding of what is said.
    func expect(_ index: Int, is value: Double, _ what: String) throws {
        let (said, slack) = try number(index)
        guard abs(said - value) <= slack else {
            throw Untrue("\(what) is \(value), not \(said)")
        }
    }

    /// Whether a number is the one at a place, as far as it is said.
    func says(_ index: Int, _ value: Double) -> Bool {
        guard let (said, slack) = try? number(index) else { return false }
        return abs(said - value) <= slack
    }

    /// Holds the point at a place, "6.0, 275.0", against what the trace has.
    func expect(_ index: Int, isAt point: CGPoint, _ what: String) throws {
        let said = try self.point(index)
        guard abs(said.x - point.x) <= 0.0501, abs(said.y - point.y) <= 0.0501 else {
            throw Untrue("\(what) is at \(point.x), \(point.y), not at \(try text(index))")
        }
    }

    /// The point at a place.
    func point(_ index: Int) throws -> CGPoint {
        let parts = try text(index).split(separator: ", ").compactMap { Double($0) }
        guard parts.count == 2 else { throw Untrue("\(try text(index)) is no point") }
        return CGPoint(x: parts[0], y: parts[1])
    }

    /// Holds the size at a place against what the trace has.
    func expect(_ index: Int, isSize size: CGSize, _ what: String) throws {
        guard isPlace(index), case .size(let said) = words.places[index],
            abs(said.width - size.width) <= 0.0501, abs(said.height - size.height) <= 0.0501
        else { throw Untrue("\(what) measures \(size.width) × \(size.height)") }
    }

    /// The number at a place, and by how much it may be off for its rounding.
    func number(_ index: Int) throws -> (Double, slack: Double) {
        guard isPlace(index) else { throw Untrue("place \(index) is missing") }
        let least = 1e-6
        switch words.places[index] {
        case .count(let count): return (Double(count), least)
        case .number(let number): return (number, 0.0005 + least)
        case .seconds(let number): return (number, 0.0005 + least)
        case .points(let number), .degrees(let number), .percent(let number):
            return (number, 0.05 + least)
        case .duration(let number), .factor(let number): return (number, 0.005 + least)
        case .text(let text):
            let decimals = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
            guard let number = Double(text) else { throw Untrue("\(text) is no number") }
            switch decimals.first?.count ?? 0 {
            case 0, 1: return (number, 0.05 + least)
            case 2: return (number, 0.005 + least)
            default: return (number, 0.0005 + least)
            }
        case let place: throw Untrue("place \(index) is no number: \(place)")
        }
    }
}
