/// Imports: `UIKit` brings along what else is here; others go, and some leave a gap.
enum CodeImports {
    /// What `UIKit` brings along here. Beside it Foundation's and Dispatch's timers and queues would be ambiguous.
    private static let within: Set = [
        "Foundation", "Dispatch", "Darwin", "Darwin.C", "ObjectiveC", "os", "os.log", "OSLog",
        "Swift",
        "CoreFoundation", "ImageIO", "MobileCoreServices", "Accelerate", "simd",
        "UniformTypeIdentifiers", "AudioToolbox", "CoreImage", "CoreText", "Glibc",
    ]
    private static let here: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "Synchronization", "XCTest",
    ]

    static func run(_ file: Int, _ rewriting: inout CodeRewriting) {
        let source = rewriting.source(file)
        let imports = source.declarations.filter { $0.name == "import" }
        var hasUIKit = imports.contains { $0.range.contains { source.has("UIKit", at: $0) } }
        for declaration in imports {
            let words = source.tokens[declaration.range].map(\.text)
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count else {
                continue
            }
            var path = words[(keyword + 1)...].joined()
            for kind in ["class", "struct", "func", "enum", "protocol", "var", "let", "typealias"]
            where words[keyword + 1] == kind {
                path = words[(keyword + 2)...].prefix { $0 != "." }.joined()
            }
            let module = String(path.prefix { $0 != "." })
            if here.contains(module) {
                for attribute in declaration.attributes where attribute.name == "testable" {
                    rewriting.remove(
                        tokens: attribute.range, in: file,
                        saying: "`@testable` goes: the module is not built for tests")
                }
                hasUIKit = hasUIKit || !["Synchronization", "XCTest"].contains(module)
                continue
            }
            let range =
                source.tokens[declaration.range.lowerBound].range
                .lowerBound..<source
                .tokens[declaration.range.upperBound - 1].range.upperBound
            let told = "`import \(path)` goes: `UIKit` brings along what of it is here"
            if within.contains(module), hasUIKit {
                rewriting.remove(tokens: declaration.range, in: file, saying: told)
            } else if within.contains(module) {
                rewriting.replace(range, in: file, with: "import UIKit", saying: told)
                hasUIKit = true
            } else {
                // What stands behind it on its line stays.
                let isLast = source.token(declaration.range.upperBound)?.isFirstOnLine ?? true
                rewriting.replace(
                    range, in: file, with: isLast ? "// import \(path)" : "/* import \(path) */")
                rewriting.miss(
                    "`import \(path)`: there is no such module here",
                    at: declaration.range.lowerBound,
                    in: file, isFatal: true)
            }
        }
        if !hasUIKit { rewriting.replace(0..<0, in: file, with: "import UIKit\n\n") }
    }
}
