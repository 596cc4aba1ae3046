import TouchWords

/// Replaces names that parts of UIKit had in older Swift.
extension FileRewriting {
    mutating func renameOldNames() {
        // A name that the app itself declares stays.
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && !program.defines(token.text) {
            let isCalled = source.has("(", at: index + 1)
            if isCalled, let call = OldFunctions.made[token.text] {
                label(index, call.name, call.labels)
            } else if isCalled, let method = OldFunctions.methods[token.text] {
                call(index, method.name, method.labels)
            } else if let joined = OldFunctions.joined[token.text],
                source.has(["(", joined.label, ":"], at: index + 1)
            {
                let argument = source.tokens[index + 4].range.lowerBound
                replace(
                    token.range.lowerBound..<argument, with: joined.name + "(",
                    saying: .app.relabeled(token.text, label: joined.label, new: joined.name))
            } else if let name = OldNames.all[token.text] ?? OldNames.rule(token.text)
                ?? kit?.nested(token.text)
            {
                rename(index, name)
            }
        }
    }

    private mutating func rename(_ index: Int, _ name: String) {
        var start = index
        // A qualified name replaces a member together with what it was a member of.
        if name.contains("."), source.has(".", at: index - 1) {
            start -= 1
            while start > 0, source.tokens[start - 1].kind == .word, source.isJoined(start) {
                start -= 1
                guard source.has(".", at: start - 1) else { break }
                start -= 1
            }
        }
        replace(
            tokens: start..<index + 1, with: name,
            saying: .app.renamed(source.tokens[index].text, new: name))
    }

    /// Gives arguments their labels: `CGPointMake(1, 2)`.
    private mutating func label(_ index: Int, _ name: String, _ labels: [String]) {
        let starts = arguments(behind: index)
        guard starts.count == labels.count else { return }
        let signature = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        replace(
            token: index, with: name,
            saying: .app.renamed(source.tokens[index].text, new: signature))
        for (start, label) in zip(starts, labels) {
            let place = source.tokens[start].range.lowerBound
            replace(place..<place, with: "\(label): ")
        }
    }

    /// Turns a function into a call on its first argument: `CGRectContainsPoint(bounds, point)`.
    private mutating func call(_ index: Int, _ name: String, _ labels: [String]?) {
        let starts = arguments(behind: index)
        guard starts.count == 1 + (labels?.count ?? 0) else { return }
        replace(
            tokens: index..<index + 2, with: "(",
            saying: .app.renamed(source.tokens[index].text, new: name))
        guard let labels else {
            return insert(".\(name)", afterToken: source.partners[index + 1])
        }
        var opening = ").\(name)("
        for (start, label) in zip(starts.dropFirst(), labels) {
            let comma = source.tokens[start - 1].range.lowerBound
            replace(
                comma..<source.tokens[start].range.lowerBound,
                with: opening + (label.isEmpty ? "" : label + ": "))
            opening = ", "
        }
    }

    /// Returns the first tokens of a call's arguments.
    private func arguments(behind index: Int) -> [Int] {
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
