import Foundation

/// The parts of UIKit that exist here, those that exist without effect, and those that are missing;
/// read from the sources.
public struct Surface {
    /// A public type, with the public members of its declaration and its extensions.
    public struct Entry: Equatable {
        public var name: String
        public var summary: String
        public var members: Set<String> = []
        /// Indicates whether its description says that it has no effect.
        public var isInert: Bool { summary.lowercased().contains("inert") }
    }

    public private(set) var entries: [String: Entry] = [:]
    /// The members that exist without effect, "UIView.tintColor".
    public private(set) var inertMembers: [String] = []

    /// Reads the sources.
    /// - Parameter sources: the texts of files.
    public init(_ sources: [String]) {
        for source in sources { read(source) }
    }

    private mutating func read(_ source: String) {
        var comment = ""
        var owner: (name: String, isPublic: Bool)?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("///") {
                comment +=
                    (comment.isEmpty ? "" : " ")
                    + text.dropFirst(3).trimmingCharacters(in: .whitespaces)
                continue
            }
            if text.hasPrefix("@") && !text.contains(" ") { continue }
            let depth = line.prefix { $0 == " " }.count
            if depth == 0, let type = Self.type(in: text) {
                owner = (type.name, type.isPublic)
                if type.isPublic {
                    note(type.name, Self.sentence(comment), isExtension: type.isExtension)
                }
            } else if depth == 4, let owner, let member = Self.member(in: text, in: owner.isPublic)
            {
                entries[owner.name]?.members.insert(member)
                if comment.lowercased().contains("inert") {
                    inertMembers.append("\(owner.name).\(member)")
                }
            }
            if !text.isEmpty { comment = "" }
        }
    }

    private mutating func note(_ name: String, _ summary: String, isExtension: Bool) {
        if entries[name] == nil { entries[name] = Entry(name: name, summary: "") }
        if !isExtension { entries[name]?.summary = summary }
    }

    private static func type(in text: String) -> (name: String, isPublic: Bool, isExtension: Bool)?
    {
        let words = text.split { " :<{(".contains($0) }.map(String.init)
        let kinds = ["class", "struct", "enum", "protocol", "typealias", "extension"]
        guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
            words[..<place].allSatisfy({ !["func", "var", "let", "case"].contains($0) })
        else { return nil }
        let isExtension = words[place] == "extension"
        let isPublic = isExtension || words[..<place].contains { $0 == "public" || $0 == "open" }
        return (words[place + 1], isPublic, isExtension)
    }

    private static func member(in text: String, in isPublic: Bool) -> String? {
        let words = text.split { " :<{(=,".contains($0) }.map(String.init)
        guard let place = words.firstIndex(where: ["func", "var", "let", "init", "init?"].contains)
        else { return nil }
        guard words[..<place].contains(where: { $0 == "public" || $0 == "open" }) else {
            return nil
        }
        if words[place].hasPrefix("init") { return "init" }
        return place + 1 < words.count ? words[place + 1] : nil
    }

    private static func sentence(_ comment: String) -> String {
        guard let end = comment.range(of: ". ") else { return comment }
        return String(comment[..<end.upperBound]).trimmingCharacters(in: .whitespaces)
    }

    // MARK: The page

    /// Returns the page.
    /// - Parameter wanted: the names that code about touches uses.
    public func markdown(wanted: [String]) -> String {
        let own = entries.values.filter { $0.name.hasUIKitName && !$0.summary.isEmpty }.sorted {
            $0.name < $1.name
        }
        func rows(_ entries: [Entry]) -> String {
            entries.map { "| `\($0.name)` | \($0.members.count) | \($0.summary) |\n" }.joined()
        }
        let missing = wanted.filter { entries[$0] == nil }.sorted()
        return """
            # What of UIKit is here

            Made from the sources by `make docs`. A name that is here behaves as the rules say; what differs is in
            <doc:KnownDifferences>.

            ## Here

            | Type | Public members | What it is |
            |---|---|---|
            \(rows(own.filter { !$0.isInert }))
            ## Here, but inert

            They compile, keep what they are given, and do nothing else.

            | Type | Public members | What it is |
            |---|---|---|
            \(rows(own.filter(\.isInert)))
            \(inertMembers.isEmpty ? "" : "Members: " + inertMembers.sorted().map { "`\($0)`" }.joined(separator: ", ") + ".\n")
            ## Missing

            Of what code about touches uses, these are not here:
            \(missing.map { "`\($0)`" }.joined(separator: ", ")).

            """
    }
}

extension String {
    fileprivate var hasUIKitName: Bool {
        let prefixes = ["UI", "CA", "CG", "NS"]
        return prefixes.contains(where: hasPrefix)
            || ["Selector", "Timer", "DispatchQueue"].contains(self)
    }
}
