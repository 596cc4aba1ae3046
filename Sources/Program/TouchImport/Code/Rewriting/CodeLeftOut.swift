/// Methods and conformances that name what this engine does not have: nobody here calls them, and without them the rest may
/// be built.
enum CodeLeftOut {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        guard rewriting.kit != nil else { return }
        let source = rewriting.source(file)
        for type in source.all where type.isType {
            for index in type.keyword..<(type.body ?? type.keyword)
            where source.tokens[index].text.isProtocolName && lacks(index, file, rewriting) {
                drop(index, file, &rewriting)
            }
            for method in type.members where method.kind == .function {
                let head = method.keyword + 2..<(method.body ?? method.range.upperBound)
                guard
                    let index = head.first(where: { lacks($0, file, rewriting) })
                        ?? sessions(head, source)
                else { continue }
                leaveOut(method, for: source.tokens[index].text, file, &rewriting)
            }
        }
    }

    private static func lacks(_ index: Int, _ file: Int, _ rewriting: CodeRewriting) -> Bool {
        let token = rewriting.source(file).tokens[index]
        return token.kind == .word && rewriting.kit?.lack(token.text) == true
            && rewriting.program.types[token.text] == nil
            // What older Swift called so has its name of today by now.
            && !rewriting.isReplaced(token: index, in: file)
    }

    /// `Set<UISceneSession>`: scenes come and go on telephones only.
    private static func sessions(_ head: Range<Int>, _ source: SwiftSource) -> Int? {
        head.first { source.has("UISceneSession", at: $0) && source.has("<", at: $0 - 1) }
    }

    private static func leaveOut(
        _ method: SwiftDeclaration, for name: String, _ file: Int, _ rewriting: inout CodeRewriting
    ) {
        let source = rewriting.source(file)
        let bytes =
            source.tokens[method.range.lowerBound].range
            .lowerBound..<source
            .tokens[method.range.upperBound - 1].range.upperBound
        rewriting.replace(bytes, in: file, with: "// \(method.reference) is left out.")
        rewriting.miss(
            "a method that has to do with `\(name)`, which is not in this UIKit: it is left out",
            at: method.keyword, in: file)
    }

    /// Takes a protocol out of a list, with a comma, or with the colon if there is nothing else.
    private static func drop(_ index: Int, _ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        let isFirst = source.has(":", at: index - 1)
        guard isFirst || source.has(",", at: index - 1) else { return }
        let hasMore = source.has(",", at: index + 1)
        guard !isFirst || hasMore || source.has("{", at: index + 1) else { return }
        let tokens = isFirst && hasMore ? index..<index + 2 : index - 1..<index + 1
        rewriting.replace(
            source.tokens[tokens.lowerBound].range
                .lowerBound..<source.tokens[
                    tokens.upperBound - 1
                ].range.upperBound, in: file, with: "")
        rewriting.miss(
            "`\(source.tokens[index].text)` is not in this UIKit: what conforms does so no more",
            at: index, in: file)
    }
}

extension String {
    /// Whether Apple calls protocols so that others ask.
    fileprivate var isProtocolName: Bool { hasSuffix("Delegate") || hasSuffix("DataSource") }
}
