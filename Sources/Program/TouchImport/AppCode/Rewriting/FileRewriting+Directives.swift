import TouchWords

/// Makes conditions of `#if` have the values here that they have on iOS, and removes previews,
/// which only Xcode shows.
extension FileRewriting {
    mutating func rewriteDirectives() {
        for (index, token) in source.tokens.enumerated() where token == "#Preview" {
            var end = index + 1
            if source.has("(", at: end) { end = source.partners[end] + 1 }
            guard source.has("{", at: end) else { continue }
            remove(tokens: index..<source.partners[end] + 1, saying: .app.previewGoes)
        }
        for index in source.compiled.conditions.joined() where source.has("(", at: index + 1) {
            guard let name = source.token(index + 2)?.text else { continue }
            switch (source.tokens[index].text, name) {
            case ("os", "iOS"): replace(token: index + 2, with: "Linux", saying: .app.linuxCondition)
            // What an app does on Linux it does not do on iOS.
            case ("os", "Linux"): replace(token: index + 2, with: "iOS", saying: .app.linuxOff)
            case ("canImport", _): rewriteImportable(name, at: index + 2)
            default: break
            }
        }
    }

    private mutating func rewriteImportable(_ module: String, at index: Int) {
        if CompiledCode.modules.contains(module) {
            if Self.importable.contains(module) { return }
            replace(token: index, with: "UIKit", saying: .app.importableHere(module))
        } else if Self.ofPhones.contains(module) {
            miss(.app.notImportable(module), at: index - 2)
        }
    }

    /// The modules that code can import here as on iOS.
    private static let importable: Set = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "Swift",
    ]

    /// Modules of iOS for which code has a branch of its own, and that are not here.
    private static let ofPhones: Set = [
        "SwiftUI", "Combine", "AVFoundation", "AVKit", "CoreData", "CoreHaptics", "CoreImage",
        "CoreML", "CoreMotion", "MapKit", "Metal", "MetalKit", "PencilKit", "Photos", "PhotosUI",
        "RealityKit", "SceneKit", "SpriteKit", "Vision", "WebKit", "WidgetKit", "ObjectiveC",
    ]
}
