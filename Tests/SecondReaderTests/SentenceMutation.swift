import TouchTrace

@testable import TouchWords

/// Another sentence than the one that was said, which is so no more in most cases.
struct SentenceMutation {
    enum Kind: String, CaseIterable { case name, number, cause }

    let kind: Kind
    /// Of the sentence, or the part of it, that was changed.
    let identifier: String
    let said: SaidSentence
}

/// Changes sentences of one trace.
struct SentenceMutator {
    private let names: [TraceSubject.Kind: [String]]
    private let kinds: [String: TraceSubject.Kind]
    /// Sentences with places of the same types, by section and types.
    private let alike: [String: [UInt16]]

    /// - Parameter all: sentences among which there are other causes.
    init(_ trace: Trace, _ all: [SaidSentence]) {
        var (names, kinds): ([TraceSubject.Kind: [String]], [String: TraceSubject.Kind]) = (
            [:], [:]
        )
        for subject in trace.subjects where kinds[subject.name] == nil {
            kinds[subject.name] = subject.kind
            names[subject.kind, default: []].append(subject.name)
        }
        (self.names, self.kinds) = (names, kinds)
        var alike: [String: [UInt16]] = [:]
        for said in all {
            for part in said.words.parts where !alike[part.shape, default: []].contains(part.number)
            {
                alike[part.shape, default: []].append(part.number)
            }
        }
        self.alike = alike
    }

    /// All changes of one thing in a sentence.
    func mutations(of said: SaidSentence, _ turn: Int) -> [SentenceMutation] {
        changes(said.words, turn).map { kind, identifier, words in
            SentenceMutation(
                kind: kind, identifier: identifier,
                said: SaidSentence(
                    words: words, serial: said.serial, told: said.told, first: said.first))
        }
    }

    private typealias Change = (SentenceMutation.Kind, String, Wording)

    private func changes(_ words: Wording, _ turn: Int) -> [Change] {
        guard let identifier = words.identifier else { return [] }
        var all: [Change] = []
        let others = (alike[words.shape] ?? []).filter { $0 != words.number }
        if !others.isEmpty {
            let other = others[turn % others.count]
            all.append((.cause, identifier, Wording(other, words.places)))
        }
        for (index, place) in words.places.enumerated() {
            func with(_ place: Wording.Place) -> Wording {
                var places = words.places
                places[index] = place
                return Wording(words.number, places)
            }
            switch place {
            case .name(let name):
                guard let other = other(than: name, turn) else { continue }
                all.append((.name, identifier, with(.name(other))))
            case .sentence(let inner):
                all += changes(inner, turn).map { ($0.0, $0.1, with(.sentence($0.2))) }
            default:
                guard let changed = place.changed else { continue }
                all.append((.number, identifier, with(changed)))
            }
        }
        return all
    }

    private func other(than name: String, _ turn: Int) -> String? {
        guard let kind = kinds[name] else { return nil }
        let others = (names[kind] ?? []).filter { $0 != name }
        return others.isEmpty ? nil : others[turn % others.count]
    }
}

extension Wording {
    /// It, and all sentences within it.
    fileprivate var parts: [Wording] {
        guard identifier != nil else { return [] }
        return [self]
            + places.flatMap { place -> [Wording] in
                if case .sentence(let inner) = place { inner.parts } else { [] }
            }
    }

    /// Its section and the types of its places.
    fileprivate var shape: String {
        let section = identifier?.prefix { $0 != "." } ?? ""
        return section + places.map { " " + $0.type }.joined()
    }
}

extension Wording.Place {
    fileprivate var type: String {
        switch self {
        case .name: "name"
        case .text(let text): Double(text) == nil ? "text" : "number"
        case .count, .number: "count"
        case .seconds: "seconds"
        case .points, .degrees, .percent, .factor: "measure"
        case .duration: "duration"
        case .place: "place"
        case .size: "size"
        case .sentence(let inner): inner.identifier == nil ? "verbatim" : "sentence"
        case .list, .and, .or: "list"
        }
    }

    /// With a number that is off by more than its rounding; nil where none stands.
    fileprivate var changed: Wording.Place? {
        switch self {
        case .count(let count): .count(count + 1)
        case .number(let number): .number(number + 1)
        case .seconds(let number): .seconds(number + 0.007)
        case .duration(let number): .duration(number + 0.03)
        case .points(let number): .points(number + 0.3)
        case .factor(let number): .factor(number + 0.03)
        case .size(let size): .size(.init(width: size.width + 0.3, height: size.height))
        case .text(let text):
            if let number = Double(text) {
                .text(text.contains(".") ? (number + 0.3).decimals(2) : "\(Int(number) + 1)")
            } else if let comma = text.firstIndex(of: ","), let x = Double(text[..<comma]) {
                .text("\((x + 0.3).decimals(1))\(text[comma...])")
            } else {
                nil
            }
        default: nil
        }
    }
}
