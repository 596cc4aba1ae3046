import TouchWords

/// Rewrites imports: `UIKit` brings along what else exists here; others are removed, and some leave
/// a gap.
extension FileRewriting {
    /// The modules that `UIKit` brings along here.
    private static let within: Set = [
        "Foundation", "Dispatch", "Darwin", "ObjectiveC", "Swift", "CoreFoundation", "Glibc",
    ]
    /// The modules of Apple's that are not here, but of whose names an app mostly uses few.
    private static let without: Set = [
        "os", "OSLog", "ImageIO", "MobileCoreServices", "Accelerate", "simd",
        "UniformTypeIdentifiers", "AudioToolbox", "CoreImage", "CoreText",
    ]
    /// More modules of Apple's, after which an app may name a folder.
    private static let apples: Set = [
        "ARKit", "AVFoundation", "AVKit", "Combine", "Contacts", "CoreData", "CoreHaptics",
        "CoreLocation", "CoreML", "CoreMotion", "EventKit", "GameController", "GameKit",
        "GameplayKit", "MapKit", "MessageUI", "Metal", "MetalKit", "Network", "PDFKit",
        "PencilKit", "Photos", "PhotosUI", "RealityKit", "SafariServices", "SceneKit", "Security",
        "SpriteKit", "StoreKit", "SwiftUI", "UserNotifications", "Vision", "WebKit", "WidgetKit",
    ]
    private static let here: Set = [
        "UIKit", "QuartzCore", "CoreGraphics", "Synchronization", "XCTest",
    ]

    mutating func rewriteImports() {
        let imports = source.declarations.filter { $0.name == "import" }
        var hasUIKit = imports.contains { $0.range.contains { source.has("UIKit", at: $0) } }
        for declaration in imports {
            var words = source.tokens[declaration.range].map(\.text).drop { $0 != "import" }
                .dropFirst()
            guard let first = words.first else { continue }
            if DeclarationReader.importable.contains(first) {
                words = words.dropFirst().prefix { $0 != "." }
            }
            let path = words.joined()
            let module = String(path.prefix { $0 != "." })
            let isOurs = program.folders.contains(module) && !Self.apples.contains(module)
            let told: Wording =
                isOurs
                ? .app.importOfFiles(path)
                : Self.without.contains(module) ? .app.importOfNone(path) : .app.importGoes(path)
            if Self.here.contains(module) {
                for attribute in declaration.attributes where attribute.name == "testable" {
                    remove(tokens: attribute.range, saying: .app.testableGoes)
                }
                hasUIKit = hasUIKit || !["Synchronization", "XCTest"].contains(module)
            } else if !Self.within.union(Self.without).contains(module), !isOurs {
                // Text that follows it on the same line stays.
                let isLast = source.token(declaration.range.upperBound)?.isFirstOnLine ?? true
                replace(
                    tokens: declaration.range,
                    with: isLast ? "// import \(path)" : "/* import \(path) */")
                miss(.app.noModule(path), at: declaration.range.lowerBound, isFatal: true)
            } else if hasUIKit {
                remove(tokens: declaration.range, saying: told)
            } else {
                replace(tokens: declaration.range, with: "import UIKit", saying: told)
                hasUIKit = true
            }
        }
        if !hasUIKit { replace(0..<0, with: "import UIKit\n\n") }
    }
}
