/// `#keyPath(CALayer.position)` is text that Objective-C checks; here it is only text.
enum CodeKeyPaths {
    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        for (index, token) in source.tokens.enumerated() where token == "#keyPath" {
            guard source.has("(", at: index + 1) else { continue }
            let end = source.partners[index + 1]
            var names = source.tokens[index + 2..<end].map(\.text).filter { $0 != "." }
            while names.count > 1, names[0] == "self" || names[0].first?.isUppercase == true {
                names.removeFirst()
            }
            rewriting.replace(
                token.range.lowerBound..<source.tokens[end].range.upperBound, in: file,
                with: "\"\(names.joined(separator: "."))\"",
                saying: "`#keyPath(…)` becomes its text: there is no Objective-C here")
        }
    }
}
