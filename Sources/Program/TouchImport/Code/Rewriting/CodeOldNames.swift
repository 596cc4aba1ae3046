/// Names that UIKit's parts had in older Swift.
enum CodeOldNames {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() where token.kind == .word {
            // What the app itself calls so keeps its name.
            guard rewriting.program.types[token.text] == nil else { continue }
            if let call = OldFunctions.made[token.text], source.has("(", at: index + 1) {
                label(index, call.name, call.labels, file, &rewriting)
            } else if let method = OldFunctions.methods[token.text], source.has("(", at: index + 1)
            {
                call(index, method.name, method.labels, file, &rewriting)
            } else if let joined = OldFunctions.joined[token.text], source.has("(", at: index + 1),
                source.has(joined.label, at: index + 2), source.has(":", at: index + 3)
            {
                let argument = source.tokens[index + 4].range.lowerBound
                rewriting.replace(
                    token.range.lowerBound..<argument, in: file,
                    with: joined.name + "(",
                    saying: "`\(token.text)(\(joined.label):)` is now `\(joined.name)(_:)`")
            } else if let name = OldNames.all[token.text] ?? OldNames.rule(token.text)
                ?? rewriting.kit?.nested(token.text)
            {
                rename(index, name, file, &rewriting)
            }
        }
    }

    private static func rename(
        _ index: Int, _ name: String, _ file: Int, _ rewriting: inout CodeRewriting
    ) {
        let source = rewriting.source(file)
        let token = source.tokens[index]
        var start = index
        // Where a whole name takes the place of a member, what it was a member of goes.
        if name.contains("."), source.has(".", at: index - 1) {
            start -= 1
            while start > 0, source.tokens[start - 1].kind == .word,
                source.tokens[start - 1].range.upperBound == source.tokens[start].range.lowerBound
            {
                start -= 1
                guard source.has(".", at: start - 1) else { break }
                start -= 1
            }
        }
        rewriting.replace(
            source.tokens[start].range.lowerBound..<token.range.upperBound, in: file, with: name,
            saying: "`\(token.text)` is now `\(name)`")
    }

    /// Gives arguments their labels: `CGPointMake(1, 2)`.
    private static func label(
        _ index: Int, _ name: String, _ labels: [String], _ file: Int,
        _ rewriting: inout CodeRewriting
    ) {
        let source = rewriting.source(file)
        let starts = arguments(behind: index, source)
        guard starts.count == labels.count else { return }
        rewriting.replace(
            token: index, in: file, with: name,
            saying:
                "`\(source.tokens[index].text)` is now `\(name)(\(labels.map { $0 + ":" }.joined()))`"
        )
        for (start, label) in zip(starts, labels) {
            let place = source.tokens[start].range.lowerBound
            rewriting.replace(place..<place, in: file, with: "\(label): ")
        }
    }

    /// Calls it on its first argument: `CGRectContainsPoint(bounds, point)`.
    private static func call(
        _ index: Int, _ name: String, _ labels: [String]?, _ file: Int,
        _ rewriting: inout CodeRewriting
    ) {
        let source = rewriting.source(file)
        let starts = arguments(behind: index, source)
        let end = source.partners[index + 1]
        guard starts.count == 1 + (labels?.count ?? 0) else { return }
        let token = source.tokens[index]
        rewriting.replace(
            token.range.lowerBound..<source.tokens[index + 1].range.upperBound, in: file, with: "(",
            saying: "`\(token.text)` is now `\(name)`")
        guard let labels else {
            return rewriting.insert(".\(name)", afterToken: end, in: file)
        }
        for (place, start) in starts.dropFirst().enumerated() {
            let label = labels[place].isEmpty ? "" : labels[place] + ": "
            let comma = source.tokens[start - 1].range
            let opening = place == 0 ? ").\(name)(" : ", "
            rewriting.replace(
                comma.lowerBound..<source.tokens[start].range.lowerBound, in: file,
                with: opening + label)
        }
    }

    /// Where the arguments of a call begin.
    private static func arguments(behind index: Int, _ source: SwiftSource) -> [Int] {
        let end = source.partners[index + 1]
        guard end > index + 2 else { return [] }
        var starts = [index + 2]
        var place = index + 2
        while place < end {
            if source.has(",", at: place) { starts.append(place + 1) }
            place = max(source.partners[place], place) + 1
        }
        return starts
    }
}
