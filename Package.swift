// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Everything that holds live views runs on the main actor; values and drawing run anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Tests are run against optimised modules, but are not optimised themselves: that would take minutes and find nothing.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "touchscope",
    products: [
        .library(name: "TouchKit", targets: ["TouchKit"]),
        .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
        .library(name: "TouchscopeKit", targets: ["TouchscopeKit"]),
        .executable(name: "touchscope", targets: ["touchscope"]),
    ],
    targets: [
        .systemLibrary(
            name: "CSDL", pkgConfig: "sdl2",
            providers: [.apt(["libsdl2-dev", "libxi-dev"])]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(
            name: "CX11", pkgConfig: "xi", providers: [.apt(["libxi-dev", "libxrandr-dev"])]),
        .target(
            name: "Assets", path: "Assets", exclude: ["LANGUAGE.md", "Probe"],
            resources: [.copy("touchscope.svg"), .copy("Lessons")]),
        .target(name: "TouchPicture"),
        .target(name: "TouchKit", dependencies: ["TouchPicture"], swiftSettings: onMainActor),
        .systemLibrary(name: "CUIKit"),
        .target(name: "EventTime", dependencies: ["TouchKit"], swiftSettings: onMainActor),
        .target(
            name: "UIKit", dependencies: ["TouchKit", "EventTime", "CUIKit"],
            swiftSettings: onMainActor),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "CoreGraphics", dependencies: ["UIKit"]),
        .target(name: "TouchScript", dependencies: ["TouchPicture"]),
        .target(
            name: "TouchSession", dependencies: ["TouchScript", "TouchKit", "TouchPicture"],
            swiftSettings: onMainActor),
        .target(name: "TouchStage", dependencies: ["TouchScript", "TouchKit", "TouchPicture"]),
        .target(name: "TouchCanvas", dependencies: ["TouchPicture", "CCairo"]),
        .target(
            name: "TouchscopeKit",
            dependencies: [
                "TouchSession", "TouchStage", "TouchScript", "TouchKit", "TouchCanvas",
                "TouchPicture", "Assets", "CFaults", "CSDL", "CCairo", "CGetopt", "CPixels", "CX11",
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "touchscope", dependencies: ["TouchscopeKit"], swiftSettings: onMainActor),
        .target(name: "CFaults"),
        .target(name: "CPixels"),
    ],
    swiftLanguageModes: [.v6]
)

// What is installed, for packages of people's own code to be built on, has neither tests nor tools.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
    package.products.append(.executable(name: "touchbench", targets: ["touchbench"]))
    package.targets += [
        .target(name: "TouchFuzz", dependencies: ["TouchKit"], swiftSettings: onMainActor),
        .executableTarget(
            name: "Knob", dependencies: ["TouchscopeKit", "UIKit"],
            path: "Examples/Knob/Sources/Knob"),
        .executableTarget(
            name: "Dial", dependencies: ["TouchscopeKit", "UIKit"],
            path: "Examples/Dial/Sources/Dial"),
        // What UIKit re-exports is named, too: the module of UIKit may stay as it was when that one changes.
        .target(name: "TouchProbe", dependencies: ["UIKit", "TouchKit"], path: "Assets/Probe"),
        .target(name: "CAllocations"),
        .target(name: "CFlatTree"),
        .executableTarget(name: "conformance"),
        .testTarget(
            name: "TouchPictureTests", dependencies: ["TouchPicture"], swiftSettings: quicklyBuilt),
        .testTarget(
            name: "TouchKitTests", dependencies: ["TouchKit", "TouchFuzz", "TestEffort"],
            swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "PastedTests",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "TouchKit", "TouchCanvas", "TouchPicture",
            ],
            exclude: ["Goldens"], swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "CodeTests",
            dependencies: ["UIKit", "TouchSession", "TouchScript", "TestSupport"],
            exclude: ["Apple", "Samples", "Scenes"], swiftSettings: quicklyBuilt,
            plugins: ["SceneCode"]),
        .plugin(name: "SceneCode", capability: .buildTool(), dependencies: ["generate"]),
        .executableTarget(
            name: "generate", dependencies: ["TouchScript"], path: "Plugins/Generate"),
        .testTarget(
            name: "TouchScriptTests", dependencies: ["TouchScript", "TestSupport"],
            swiftSettings: quicklyBuilt),
        .testTarget(
            name: "TouchSessionTests",
            dependencies: ["TouchSession", "TouchStage", "TestSupport"],
            swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "TouchStageTests",
            dependencies: ["TouchStage", "TouchSession", "TouchCanvas", "TestSupport"],
            exclude: ["Check/LessonDeeds.txt", "Goldens/Pictures"],
            swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "TouchCanvasTests", dependencies: ["TouchCanvas"], swiftSettings: quicklyBuilt),
        .testTarget(
            name: "TouchscopeKitTests",
            dependencies: ["TouchscopeKit", "TouchCanvas", "TouchProbe", "TestSupport"],
            swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "ConformanceTests", dependencies: ["conformance"], swiftSettings: quicklyBuilt),
        .target(
            name: "TestSupport",
            dependencies: ["TestEffort", "TouchSession", "TouchStage", "CX11"],
            path: "Tests/Support"),
        .target(name: "TestEffort", path: "Tests/Effort"),
        .testTarget(
            name: "EndToEnd",
            dependencies: ["TestSupport", "Knob", "Dial", "FaultyCode"], swiftSettings: quicklyBuilt
        ),
        // As older apps' code is.
        .executableTarget(
            name: "FaultyCode", dependencies: ["TouchscopeKit", "UIKit"], path: "Tests/FaultyCode",
            swiftSettings: quicklyBuilt + [
                .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
            ]),
        .executableTarget(
            name: "touchbench",
            dependencies: [
                "TestSupport", "TouchFuzz", "TouchSession", "TouchStage", "TouchscopeKit",
                "TouchCanvas", "CSDL", "CAllocations", "CFlatTree",
            ],
            swiftSettings: onMainActor),
    ]
}
