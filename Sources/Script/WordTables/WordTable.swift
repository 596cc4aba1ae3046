/// The sentences of the program in one language, as a file of `Assets/Words` holds them.
///
/// A sentence takes one line. The types of its places are given in English, the language that the
/// others are translated from:
///
///     # Of a recognizer that waits for another one to fail.
///     why.waits = {recognizer: recognizer} waits for {other: recognizer} to fail
///     why.taps = it needs {count: count|# tap|# taps}
package struct WordTable: Sendable {
    /// A sentence of the table.
    package struct Entry: Sendable {
        /// The section and the occasion of the sentence, such as "why.waits".
        package let identifier: String
        /// A note for translators: the occasion of the sentence, and its subject.
        package let comment: String
        package let template: WordTemplate
        /// The line of the file, counted from 1.
        package let line: Int
    }

    /// The language's code, such as "en", which names the file and which `--lang` takes.
    package let language: String
    /// The language's name in the language itself, such as "English".
    package let name: String
    package let plural: PluralRule
    package let entries: [Entry]
    package let file: String

    /// Reads a table.
    /// - Parameters:
    ///   - language: The name of the file without its extension.
    ///   - file: The path to give in messages.
    /// - Throws: Every fault at once.
    package init(_ text: String, language: String, file: String) throws(WordFaults) {
        var reader = WordTableReader(file: file)
        reader.read(text)
        self.language = language
        self.file = file
        name = reader.name ?? language
        plural = reader.plural ?? .other
        entries = reader.entries
        if reader.name == nil {
            reader.fault(1, "found no name of the language, expected 'language English'")
        }
        if reader.plural == nil {
            let rules = PluralRule.allCases.map(\.rawValue).joined(separator: ", ")
            reader.fault(1, "found no rule for plurals, expected 'plural' and one of \(rules)")
        }
        for entry in entries {
            for place in entry.template.places {
                guard let forms = place.forms, forms.count != plural.forms else { continue }
                reader.fault(
                    entry.line,
                    "found \(forms.count) forms at {\(place.name)}, expected \(plural.forms): "
                        + plural.explanation)
            }
        }
        guard reader.faults.isEmpty else { throw WordFaults(faults: reader.faults) }
    }

    /// Returns the faults of this table compared with `source`, the English one: sentences that are
    /// missing or unknown, and places that are missing or that nothing fills.
    package func faults(beside source: WordTable) -> [WordFaults.Fault] {
        var found: [WordFaults.Fault] = []
        let own = Dictionary(entries.map { ($0.identifier, $0) }, uniquingKeysWith: { a, _ in a })
        let known = Dictionary(
            source.entries.map { ($0.identifier, $0) }, uniquingKeysWith: { a, _ in a })
        for entry in entries {
            func fault(_ message: String) {
                found.append(.init(file: file, line: entry.line, message: message))
            }
            guard let original = known[entry.identifier] else {
                fault("found \(entry.identifier), which no English sentence is: take it out")
                continue
            }
            let names = original.template.places.map(\.name)
            for place in entry.template.places {
                if place.type != nil, language != source.language {
                    fault("found a type at {\(place.name)}, expected it in English alone")
                }
                if !names.contains(place.name) {
                    fault(
                        "found {\(place.name)} in \(entry.identifier), expected one of "
                            + names.map { "{\($0)}" }.joined(separator: " "))
                }
            }
            for name in Set(names).subtracting(entry.template.places.map(\.name)).sorted() {
                fault("lacks {\(name)} in \(entry.identifier)")
            }
        }
        // Missing sentences come last, for there may be many.
        for entry in source.entries where own[entry.identifier] == nil {
            found.append(
                .init(
                    file: file, line: entries.last?.line ?? 1,
                    message: "lacks \(entry.identifier), expected the translation of "
                        + "'\(entry.template.source)'"))
        }
        return found
    }

    /// Returns the faults of the English table itself: places without a type, and sentences that
    /// are the same as another one, here and in every one of `others`.
    package func faultsOfSource(beside others: [WordTable]) -> [WordFaults.Fault] {
        var found: [WordFaults.Fault] = []
        let texts = others.map { other in
            Dictionary(
                other.entries.map { ($0.identifier, $0.template.shape) },
                uniquingKeysWith: { a, _ in a })
        }
        var first: [String: String] = [:]
        for entry in entries {
            let types = Dictionary(grouping: entry.template.places, by: \.name)
            for (name, places) in types.sorted(by: { $0.key < $1.key })
            where places.compactMap(\.type).isEmpty {
                let all = PlaceType.allCases.map(\.rawValue).joined(separator: ", ")
                found.append(
                    .init(
                        file: file, line: entry.line,
                        message: "found no type at {\(name)}, expected one of \(all)"))
            }
            let shape = ([entry.template.shape] + texts.map { $0[entry.identifier] ?? "" })
                .joined(separator: "\n")
            if let other = first.updateValue(entry.identifier, forKey: shape) {
                found.append(
                    .init(
                        file: file, line: entry.line,
                        message: "\(entry.identifier) says in every language what \(other) says: "
                            + "leave one of them"))
            }
        }
        return found
    }

    /// Returns the sentences as the program looks them up: in the order of `source`, each with
    /// numbers for its places.
    package func compiled(in source: WordTable) -> [String] {
        let own = Dictionary(entries.map { ($0.identifier, $0) }, uniquingKeysWith: { a, _ in a })
        return source.entries.map { original in
            let names = original.template.parameters.map(\.name)
            return own[original.identifier]?.template.compiled(names: names) ?? ""
        }
    }
}

/// All faults of the tables, thrown at once.
package struct WordFaults: Error, CustomStringConvertible, Sendable {
    package struct Fault: Sendable {
        package let file: String
        package let line: Int
        package let message: String

        package init(file: String, line: Int, message: String) {
            self.file = file
            self.line = line
            self.message = message
        }
    }

    package var faults: [Fault]

    package init(faults: [Fault]) { self.faults = faults }

    /// The faults as compilers print them: `file:line: error: message`, one per line.
    package var description: String {
        faults.map { "\($0.file):\($0.line): error: \($0.message)" }.joined(separator: "\n")
    }
}

/// The rule by which a number picks a form of a plural.
package enum PluralRule: String, CaseIterable, Sendable {
    /// One form for all numbers, as in Chinese.
    case other
    /// "1 tap", "0 taps", "2 taps", as in English.
    case one
    /// "0 tap" and "1 tap", as in French.
    case few
    /// One form for 1, one for 2 to 4, and one for all others, as in Polish.
    case slavic

    /// The number of forms.
    package var forms: Int {
        switch self {
        case .other: 1
        case .one, .few: 2
        case .slavic: 3
        }
    }

    var explanation: String {
        switch self {
        case .other: "for every number"
        case .one: "for 1, and for others"
        case .few: "for 0 and 1, and for others"
        case .slavic: "for 1, for 2 to 4, and for others"
        }
    }
}

/// The type of a place in a sentence.
package enum PlaceType: String, CaseIterable, Sendable {
    /// The name of a view, recognizer, finger or anything else, which keeps its color.
    case view, recognizer, finger, name
    /// Text that authors wrote, or that is the same in all languages: code, a path, a key.
    case text
    /// A whole number, which picks the form of a plural.
    case count
    /// A number with as many decimals as it needs, three at most.
    case number
    /// Seconds with their unit: a moment has three decimals, a duration two.
    case seconds, duration
    /// A number with its unit, and one decimal at most.
    case points, degrees, percent
    /// A scale factor, with two decimals.
    case factor
    /// "(120, 80)" and "60 × 40", in points, with one decimal at most.
    case place, size
    /// Another sentence.
    case sentence
    /// Sentences with commas between them; with "and", with "or" before the last.
    case list, and, or

    /// The Swift type of the parameter.
    package var swift: String {
        switch self {
        case .view, .recognizer, .finger, .name, .text: "String"
        case .count: "Int"
        case .number, .seconds, .duration, .points, .degrees, .percent, .factor: "Double"
        case .place: "CGPoint"
        case .size: "CGSize"
        case .sentence: "Wording"
        case .list, .and, .or: "[Wording]"
        }
    }

    /// The name of the `Wording.Place` case.
    package var kind: String {
        switch self {
        case .view, .recognizer, .finger, .name: "name"
        default: rawValue
        }
    }
}
