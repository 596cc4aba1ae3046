import TouchWords

/// Handles names of Apple's that this engine lacks.
extension FileRewriting {
    /// Removes methods and conformances that name missing types: nothing calls them here, and
    /// without them the rest may build.
    mutating func leaveOutWhatIsMissing() {
        guard kit != nil else { return }
        leaveOutSwiftUI()
        for type in source.all where type.isType {
            for index in type.keyword..<(type.body ?? type.keyword)
            where source.tokens[index].text.isProtocolName && lacks(index) {
                drop(index)
            }
            for method in type.members where method.kind == .function {
                let head = method.keyword + 2..<(method.body ?? method.range.upperBound)
                let found = head.first { lacks($0) } ?? head.first { isSessions($0) }
                guard let index = found else { continue }
                let name = source.tokens[index].text
                let comment = Wording.app.mainLeftOut(method.reference)
                replace(tokens: method.range, with: "// \(comment[language])")
                miss(.app.methodLeftOut(name), at: method.keyword)
            }
        }
    }

    /// Removes the types by which the rest of a file is shown to SwiftUI.
    private mutating func leaveOutSwiftUI() {
        let imports = source.declarations.filter { $0.name == "import" }
        guard imports.contains(where: { $0.range.contains { source.has("SwiftUI", at: $0) } })
        else { return }
        for type in source.declarations where type.isOfSwiftUI {
            let comment = Wording.app.mainLeftOut(type.name)
            replace(tokens: type.range, with: "// \(comment[language])")
            miss(.app.typeLeftOut(type.name), at: type.keyword)
        }
    }

    /// Lists the other uses of missing names, which prevent building.
    mutating func listMissingNames() {
        guard let kit else { return }
        for (index, token) in source.tokens.enumerated()
        where token.kind == .word && !source.has(".", at: index - 1)
            && !source.has("import", at: index - 1) && !source.has("canImport", at: index - 2)
            && isForeign(index)
        {
            let isLabel =
                source.has(":", at: index + 1) && !source.has("case", at: index - 1)
                && (source.has("(", at: index - 1) || source.has(",", at: index - 1))
            if isLabel { continue }
            if kit.lack(token.text) || kit.lacksFunction(token.text) {
                miss(.app.noType(token.text), at: index, isGuess: true)
            } else if source.has(".", at: index + 1), let member = source.token(index + 2),
                member.kind == .word, !program.declares(member.text),
                kit.lacks(member: member.text, of: token.text)
            {
                miss(.app.lacksMember(token.text, member: member.text), at: index, isGuess: true)
            }
        }
    }

    private func lacks(_ index: Int) -> Bool {
        let token = source.tokens[index]
        return token.kind == .word && kit?.lack(token.text) == true && isForeign(index)
    }

    /// Returns whether the token is part of `Set<UISceneSession>`: scenes come and go on telephones
    /// only.
    private func isSessions(_ index: Int) -> Bool {
        source.has("UISceneSession", at: index) && source.has("<", at: index - 1)
    }

    /// Returns whether the app declares nothing of this name. Names from older Swift have been
    /// renamed by now.
    private func isForeign(_ index: Int) -> Bool {
        !program.declares(source.tokens[index].text) && !replaced[index]
    }

    /// Removes a protocol from a list, along with a comma, or with the colon if nothing else is in
    /// the list.
    private mutating func drop(_ index: Int) {
        let isFirst = source.has(":", at: index - 1)
        guard isFirst || source.has(",", at: index - 1) else { return }
        let hasMore = source.has(",", at: index + 1)
        guard !isFirst || hasMore || source.has("{", at: index + 1) else { return }
        replace(tokens: isFirst && hasMore ? index..<index + 2 : index - 1..<index + 1, with: "")
        miss(.app.conformsNoMore(source.tokens[index].text), at: index)
    }
}

extension String {
    /// Indicates whether Apple gives such names to protocols whose methods the framework calls.
    fileprivate var isProtocolName: Bool { hasSuffix("Delegate") || hasSuffix("DataSource") }
}
