/// Types as older Swift wrote them.
enum CodeOldTypes {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() {
            if token == "AnyObject" && isTouch(index, source)
                || token == "NSObject" && isInTouches(index, source)
            {
                rewriting.replace(
                    token: index, in: file, with: "UITouch",
                    saying: "`\(token.text)` becomes `UITouch`: nothing is called by name here")
            } else if token == "Void", source.has("(", at: index - 1),
                source.has(")", at: index + 1),
                source.has("->", at: index + 2)
            {
                rewriting.replace(
                    token: index, in: file, with: "", saying: "`(Void) ->` is now `() ->`")
            } else if token == "super", source.has(".", at: index + 1),
                source.has("self", at: index + 2)
            {
                rewriting.replace(
                    token.range.lowerBound..<source.tokens[index + 2].range.upperBound, in: file,
                    with: "self", saying: "`super.self` is `self`")
            } else if token == "as" {
                unwrap(index, file, &rewriting)
            } else if token == "activityIndicatorStyle", source.has("(", at: index - 1) {
                rewriting.replace(
                    token: index, in: file, with: "style",
                    saying: "`activityIndicatorStyle:` is now `style:`")
            } else if token == "attributes", source.has("size", at: index - 2),
                source.has("(", at: index - 1), source.has(":", at: index + 1)
            {
                rewriting.replace(
                    token: index, in: file, with: "withAttributes",
                    saying: "`size(attributes:)` is now `size(withAttributes:)`")
            }
        }
        keyAttributes(file, &rewriting)
        numbers(file, &rewriting)
    }

    /// `places as [NSNumber]`: of literals they are numbers at once, of `CGFloat` they have to be made.
    private static func numbers(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for index in source.tokens.indices
        where source.has("as", at: index) && source.has("[", at: index + 1)
            && source.has("NSNumber", at: index + 2) && source.has("]", at: index + 3)
        {
            guard let before = source.token(index - 1), before.kind == .word || before == ")" else {
                continue
            }
            rewriting.replace(
                before.range.upperBound..<source.tokens[index + 3].range.upperBound, in: file,
                with: ".map { NSNumber(value: Double($0)) }",
                saying:
                    "`as [NSNumber]` makes numbers one by one: `CGFloat` is bridged to none here")
        }
    }

    /// `let touch: AnyObject? = touches.first`, `for touch: AnyObject in touches`: an object is asked what a touch can answer.
    private static func isTouch(_ index: Int, _ source: SwiftSource) -> Bool {
        guard source.has(":", at: index - 1) else { return false }
        var next = index + 1
        if source.has("?", at: next) || source.has("!", at: next) { next += 1 }
        guard source.has("=", at: next) || source.has("in", at: next) else { return false }
        if source.has("(", at: next + 1) { next += 1 }
        return source.has("touches", at: next + 1) || source.has("allTouches", at: next + 3)
    }

    /// `touches: Set<NSObject>`
    private static func isInTouches(_ index: Int, _ source: SwiftSource) -> Bool {
        ["touches", ":", "Set", "<"].enumerated().allSatisfy { place, text in
            source.has(text, at: index - 4 + place)
        }
    }

    /// `keys as [String]!`: what may be nil is optional.
    private static func unwrap(_ index: Int, _ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        guard let type = source.token(index + 1), type.kind == .word || type == "[" else { return }
        let mark = source.partners[index + 1] + 1
        guard source.has("!", at: mark), !source.has("=", at: mark + 1),
            source.tokens[mark].range.lowerBound == source.tokens[mark - 1].range.upperBound
        else { return }
        rewriting.replace(
            token: mark, in: file, with: "?", saying: "`as T!` becomes `as T?`")
    }

    /// Attributes of text had texts as keys.
    private static func keyAttributes(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        let isOld = source.tokens.contains { token in
            token.kind == .word && token.text.hasPrefix("NS")
                && token.text.hasSuffix("AttributeName")
        }
        guard isOld else { return }
        for index in source.tokens.indices
        where source.has("=", at: index) && source.has("[", at: index + 1)
            && source.token(index + 2)?.text.hasSuffix("AttributeName") == true
        {
            rewriting.insert(
                " as [NSAttributedString.Key: Any]", afterToken: source.partners[index + 1],
                in: file,
                saying: "attributes of text are `[NSAttributedString.Key: Any]`")
        }
        for index in source.tokens.indices
        where source.has("[", at: index) && source.has("String", at: index + 1)
            && source.has(":", at: index + 2)
            && (source.has("AnyObject", at: index + 3) || source.has("Any", at: index + 3))
            && source.partners[index] == index + 4
        {
            rewriting.replace(
                source.tokens[index + 1].range
                    .lowerBound..<source.tokens[index + 3].range
                    .upperBound, in: file, with: "NSAttributedString.Key: Any",
                saying: "attributes of text have keys of their own, `NSAttributedString.Key`")
        }
    }
}
