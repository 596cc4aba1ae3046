import TouchWords

/// Completes initializers in extensions of structs that come from C on a device and from Swift
/// here: only in C's may an initializer set the fields one by one.
extension FileRewriting {
    private static let structs: Set = [
        "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset",
        "NSDirectionalEdgeInsets", "NSRange", "CATransform3D",
    ]

    mutating func completeInitializers() {
        for part in source.all
        where part.kind == .type("extension") && Self.structs.contains(part.name)
            && !program.defines(part.name)
        {
            for member in part.members where member.kind == .initializer {
                guard let body = member.body else { continue }
                let delegates = (body..<source.partners[body]).contains { index in
                    source.has(["self", ".", "init"], at: index)
                        || source.has(["self", "="], at: index) && !source.has("=", at: index + 2)
                }
                if !delegates {
                    insert(" self.init();", afterToken: body, saying: .app.structBegins(part.name))
                }
            }
        }
    }
}
