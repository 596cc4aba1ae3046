import TouchWords

/// Replaces types as older Swift wrote them.
extension FileRewriting {
    /// A sequence of tokens, the range of them to replace, the replacement, and the note about it.
    private typealias Old = (written: [String], gone: Range<Int>, new: String, told: Wording)

    private static let all: [Old] = [
        (
            ["touches", ":", "Set", "<", "NSObject"], 4..<5, "UITouch",
            .app.becomesTouch("NSObject")
        ),
        (["(", "Void", ")", "->"], 1..<2, "", .app.renamed("(Void) ->", new: "() ->")),
        (["super", ".", "self"], 0..<3, "self", .app.superSelf),
        (
            ["(", "activityIndicatorStyle"], 1..<2, "style",
            .app.renamed("activityIndicatorStyle:", new: "style:")
        ),
        (
            ["size", "(", "attributes", ":"], 2..<3, "withAttributes",
            .app.renamed("size(attributes:)", new: "size(withAttributes:)")
        ),
    ]

    /// The entries by their first token.
    private static let old = Dictionary(grouping: all) { $0.written[0] }

    mutating func rewriteOldTypes() {
        for (index, token) in source.tokens.enumerated() {
            if token == "AnyObject", isTouch(index) {
                replace(token: index, with: "UITouch", saying: .app.becomesTouch("AnyObject"))
            } else if token == "as" {
                unwrap(index)
            }
            for old in Self.old[token.text] ?? [] where source.has(old.written, at: index) {
                let gone = index + old.gone.lowerBound..<index + old.gone.upperBound
                replace(tokens: gone, with: old.new, saying: old.told)
            }
        }
        keyAttributes()
        makeNumbers()
    }

    /// Converts the elements of `places as [NSNumber]`: the cast works for literals, but values of
    /// `CGFloat` have to be converted.
    private mutating func makeNumbers() {
        for (index, token) in source.tokens.enumerated()
        where token == "as" && source.has(["[", "NSNumber", "]"], at: index + 1) {
            guard let before = source.token(index - 1), before.kind == .word || before == ")" else {
                continue
            }
            replace(
                before.range.upperBound..<source.tokens[index + 3].range.upperBound,
                with: ".map { NSNumber(value: Double($0)) }",
                saying: .app.numbersMade)
        }
    }

    /// Returns whether an `AnyObject` is a touch on which older code called a touch's methods, as
    /// in `let touch: AnyObject? = touches.first` and `for touch: AnyObject in touches`.
    private func isTouch(_ index: Int) -> Bool {
        guard source.has(":", at: index - 1) else { return false }
        var next = index + 1
        if source.has("?", at: next) || source.has("!", at: next) { next += 1 }
        guard source.has("=", at: next) || source.has("in", at: next) else { return false }
        if source.has("(", at: next + 1) { next += 1 }
        return source.has("touches", at: next + 1) || source.has("allTouches", at: next + 3)
    }

    /// Makes the type optional in `keys as [String]!`: the value may be nil.
    private mutating func unwrap(_ index: Int) {
        guard let type = source.token(index + 1), type.kind == .word || type == "[" else { return }
        let mark = source.partners[index + 1] + 1
        guard source.has("!", at: mark), !source.has("=", at: mark + 1), source.isJoined(mark)
        else { return }
        replace(token: mark, with: "?", saying: .app.optionalCast)
    }

    /// Replaces the keys of text attributes, which used to be strings.
    private mutating func keyAttributes() {
        let isOld = source.tokens.contains { token in
            token.kind == .word && token.text.hasPrefix("NS")
                && token.text.hasSuffix("AttributeName")
        }
        guard isOld else { return }
        for (index, token) in source.tokens.enumerated()
        where token == "=" && source.has("[", at: index + 1)
            && source.token(index + 2)?.text.hasSuffix("AttributeName") == true
        {
            insert(
                " as [NSAttributedString.Key: Any]", afterToken: source.partners[index + 1],
                saying: .app.attributesOfText)
        }
        for (index, token) in source.tokens.enumerated()
        where token == "[" && source.has(["String", ":"], at: index + 1)
            && (source.has("AnyObject", at: index + 3) || source.has("Any", at: index + 3))
            && source.partners[index] == index + 4
        {
            replace(
                tokens: index + 1..<index + 4, with: "NSAttributedString.Key: Any",
                saying: .app.attributeKeys)
        }
    }
}
