// swift-tools-version: 6.2

import PackageDescription

/// Everything that holds live views runs on the main actor; values and drawing run anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "touchscope",
    products: [
        .library(name: "TouchKit", targets: ["TouchKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .executable(name: "touchscope", targets: ["touchscope"]),
        .executable(name: "touchbench", targets: ["touchbench"]),
    ],
    targets: [
        .systemLibrary(name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CGetopt"),
        .systemLibrary(name: "CX11", pkgConfig: "x11", providers: [.apt(["libx11-dev"])]),

        .target(
            name: "Assets", path: "Assets", exclude: ["LANGUAGE.md"],
            resources: [.copy("touchscope.svg"), .copy("Lessons")]),
        .target(name: "TouchPicture"),
        .target(name: "TouchKit", dependencies: ["TouchPicture"], swiftSettings: onMainActor),
        .target(name: "UIKit", dependencies: ["TouchKit"]),
        .target(name: "TouchFuzz", dependencies: ["TouchKit"], swiftSettings: onMainActor),
        .target(name: "TouchScript", dependencies: ["TouchKit"]),
        .target(
            name: "TouchStage", dependencies: ["TouchScript", "TouchKit", "TouchPicture"],
            swiftSettings: onMainActor),
        .target(name: "TouchCanvas", dependencies: ["TouchPicture", "CCairo"]),
        .executableTarget(
            name: "touchscope",
            dependencies: [
                "TouchStage", "TouchScript", "TouchKit", "TouchCanvas", "TouchPicture", "Assets",
                "CSDL", "CCairo", "CGetopt",
            ],
            swiftSettings: onMainActor),
        .target(name: "CAllocations"),
        .executableTarget(name: "conformance"),

        .testTarget(name: "TouchPictureTests", dependencies: ["TouchPicture"]),
        .testTarget(
            name: "TouchKitTests", dependencies: ["TouchKit", "TouchFuzz"],
            swiftSettings: onMainActor),
        .testTarget(
            name: "PastedTests", dependencies: ["UIKit", "TouchKit"],
            swiftSettings: onMainActor),
        .testTarget(name: "TouchScriptTests", dependencies: ["TouchScript", "TestSupport"]),
        .testTarget(
            name: "TouchStageTests", dependencies: ["TouchStage", "TouchCanvas", "TestSupport"],
            swiftSettings: onMainActor),
        .testTarget(name: "TouchCanvasTests", dependencies: ["TouchCanvas"]),
        .testTarget(
            name: "touchscopeTests", dependencies: ["touchscope"], swiftSettings: onMainActor),

        .testTarget(name: "ConformanceTests", dependencies: ["conformance"]),

        .target(name: "TestSupport", dependencies: ["CX11"], path: "Tests/Support"),
        .testTarget(name: "EndToEnd", dependencies: ["TestSupport", "touchscope"]),
        .executableTarget(
            name: "touchbench",
            dependencies: [
                "TestSupport", "TouchFuzz", "TouchStage", "TouchCanvas", "CSDL", "CAllocations",
            ],
            swiftSettings: onMainActor),
    ],
    swiftLanguageModes: [.v6]
)
