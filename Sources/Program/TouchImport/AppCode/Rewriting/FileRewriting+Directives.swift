import TouchWords

/// Evaluates conditional compilation, where the conditions for iOS hold, and removes previews,
/// which only Xcode shows.
extension FileRewriting {
    mutating func rewriteDirectives() {
        for (index, token) in source.tokens.enumerated() where token == "#Preview" {
            var end = index + 1
            if source.has("(", at: end) { end = source.partners[end] + 1 }
            guard source.has("{", at: end) else { continue }
            remove(tokens: index..<source.partners[end] + 1, saying: .app.previewGoes)
        }
        for (index, token) in source.tokens.enumerated()
        where token == "os" && source.has(["(", "iOS", ")"], at: index + 1) {
            replace(token: index + 2, with: "Linux", saying: .app.linuxCondition)
        }
    }
}
