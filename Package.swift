// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The setting for modules with live views, which run on the main actor; values and drawing run
/// anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The setting for tests: they run against optimized modules, but are not optimized themselves,
/// which would take minutes and find nothing.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The settings for the engine, which the compiler proves to run on the main actor. Checking
/// isolation and exclusivity again at run time would take a tenth of the time of an event, so only
/// debug builds do. A package that depends on this one has to do so by path: SwiftPM rejects such
/// flags in versioned dependencies.
let engine: [SwiftSetting] =
    onMainActor + [
        .unsafeFlags(
            ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
            .when(configuration: .release))
    ]

/// Returns a module in its layer of `Sources`.
/// - Parameters:
///   - names: The modules that its sources may import.
///   - plugins: The plugins that write sources for it.
func module(
    _ storey: String, _ name: String, names: [String] = [], settings: [SwiftSetting] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: names.map { Target.Dependency(stringLiteral: $0) },
        path: "Sources/\(storey)/\(name)", swiftSettings: settings, plugins: plugins)
}

/// Returns the tests of a module.
/// - Parameter names: The modules that they need besides that module.
func tests(
    _ module: String, names: [String], excluded: [String] = [], isLive: Bool = true
) -> Target {
    .testTarget(
        name: module + "Tests",
        dependencies: ([module] + names).map { Target.Dependency(stringLiteral: $0) },
        exclude: excluded, swiftSettings: (isLive ? onMainActor : []) + quicklyBuilt)
}

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
            name: "CSDL", path: "Sources/System/CSDL", pkgConfig: "sdl2",
            providers: [.apt(["libsdl2-dev", "libxi-dev"])]),
        .systemLibrary(
            name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CHTTP", path: "Sources/System/CHTTP", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(
            name: "CQRCode", path: "Sources/System/CQRCode", pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(
            name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CGetopt", path: "Sources/System/CGetopt"),
        .systemLibrary(
            name: "CX11", path: "Sources/System/CX11", pkgConfig: "xi",
            providers: [.apt(["libxi-dev", "libxrandr-dev"])]),
        .systemLibrary(name: "CUIKit", path: "Sources/System/CUIKit"),
        module("System", "CFaults"),
        module("System", "CPixels"),
        module("System", "CSources"),
        .target(
            name: "Assets", path: "Assets", exclude: ["LANGUAGE.md", "Probe"],
            resources: [
                .copy("touchscope.svg"), .copy("Lessons"), .copy("Page"), .copy("Patterns"),
                .copy("Words"),
            ]),

        module("Engine", "TouchGeometry"),
        module("Engine", "TouchTrace", names: ["TouchPicture"]),
        module("Engine", "TouchKit", names: ["TouchTrace", "TouchPicture"], settings: engine),
        module("Engine", "EventTime", names: ["TouchKit"], settings: onMainActor),
        module(
            "Engine", "UIKit", names: ["TouchKit", "EventTime", "TouchCanvas", "CUIKit"],
            settings: onMainActor),
        module("Engine", "QuartzCore", names: ["UIKit"]),
        module("Engine", "CoreGraphics", names: ["UIKit"]),

        module("Script", "WordTables"),
        .executableTarget(
            name: "write-words", dependencies: ["WordTables"], path: "Plugins/WriteWords"),
        .plugin(name: "Words", capability: .buildTool(), dependencies: ["write-words"]),
        module("Script", "TouchWords", names: ["TouchGeometry"], plugins: ["Words"]),
        module("Script", "TouchScript", names: ["TouchPicture", "TouchWords"]),
        module("Script", "TouchCode", names: ["TouchScript", "CSources"]),
        module(
            "Script", "TouchSession", names: ["TouchScript", "TouchKit"], settings: onMainActor),
        module(
            "Script", "TouchStudy", names: ["TouchSession", "TouchStage"], settings: onMainActor),

        module("Picture", "TouchPicture", names: ["TouchGeometry"]),
        module("Picture", "TouchReading", names: ["TouchScript", "TouchTrace"]),
        module("Picture", "TouchStage", names: ["TouchReading"]),
        module("Picture", "TouchScore", names: ["TouchStage", "TouchCode"]),
        module("Picture", "TouchFilm", names: ["TouchScore"]),
        module("Picture", "TouchCanvas", names: ["TouchPicture", "TouchWords", "CCairo"]),

        module(
            "Program", "TouchHost",
            names: [
                "TouchScript", "WordTables", "Assets", "CFaults", "CGetopt", "CZlib", "CCairo",
            ],
            settings: onMainActor),
        module("Program", "TouchShare", names: ["TouchHost", "CHTTP", "CQRCode"]),
        module(
            "Program", "TouchVideo",
            names: ["TouchHost", "TouchStudy", "TouchFilm", "TouchCanvas", "CPixels"],
            settings: onMainActor),
        module("Program", "TouchImport", names: ["TouchHost"], settings: onMainActor),
        module(
            "Program", "TouchLive", names: ["TouchSession", "TouchScore"], settings: onMainActor),
        module(
            "Program", "TouchStudio",
            names: ["TouchLive", "TouchStudy", "TouchVideo", "TouchShare", "CX11"],
            settings: onMainActor),
        module("Program", "TouchDesktop", names: ["TouchStudio", "CSDL"], settings: onMainActor),
        module(
            "Program", "TouchscopeKit", names: ["TouchDesktop", "TouchImport"],
            settings: onMainActor),
        module(
            "Program", "TouchWeb", names: ["TouchLive", "TouchStudy"], settings: onMainActor),
        .executableTarget(
            name: "touchscope", dependencies: ["TouchscopeKit"],
            path: "Sources/Program/touchscope", swiftSettings: onMainActor),
    ],
    swiftLanguageModes: [.v6]
)

// The installed package, on which users build their own, has neither tests nor tools.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
    package.products.append(.executable(name: "touchbench", targets: ["touchbench"]))
    package.targets += [
        module("Engine", "TouchFuzz", names: ["TouchKit"], settings: onMainActor),
        .executableTarget(
            name: "Knob", dependencies: ["TouchscopeKit", "UIKit"],
            path: "Examples/Knob/Sources/Knob"),
        .executableTarget(
            name: "Dial", dependencies: ["TouchscopeKit", "UIKit"],
            path: "Examples/Dial/Sources/Dial"),
        // A dependency on TouchKit, although UIKit re-exports it: the module of UIKit may stay the
        // same when TouchKit changes.
        .target(name: "TouchProbe", dependencies: ["UIKit", "TouchKit"], path: "Assets/Probe"),
        module("System", "CAllocations"),
        module("System", "CFlatTree"),
        .executableTarget(name: "conformance", path: "Sources/Program/conformance"),
        tests("TouchGeometry", names: ["TestEffort"]),
        tests("TouchTrace", names: ["TestEffort"]),
        tests("WordTables", names: [], isLive: false),
        tests("TouchWords", names: ["WordTables"], excluded: ["Goldens"], isLive: false),
        tests("TouchKit", names: ["TouchFuzz", "TestEffort"]),
        tests("TouchPicture", names: [], isLive: false),
        .testTarget(
            name: "PastedTests",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "TouchKit", "TouchCanvas", "TouchPicture",
            ],
            exclude: ["Goldens"], swiftSettings: onMainActor + quicklyBuilt),
        .testTarget(
            name: "CodeTests",
            dependencies: ["UIKit", "TouchSession", "TouchCode", "TestSupport"],
            exclude: ["Apple", "Samples", "Scenes"], swiftSettings: quicklyBuilt),
        .executableTarget(
            name: "generate", dependencies: ["TouchCode"], path: "Plugins/Generate"),
        tests("TouchScript", names: ["TestSupport"], isLive: false),
        tests("TouchCode", names: ["TestSupport"], isLive: false),
        tests("TouchSession", names: ["TouchReading", "TestSupport"]),
        tests("TouchStudy", names: ["TestStage", "TestSupport"]),
        tests(
            "TouchReading", names: ["TouchStudy", "TestStage", "TestSupport"],
            excluded: ["Check/LessonDeeds.txt"]),
        // A second reader of traces and sentences, which shares as little of their code as
        // possible.
        .testTarget(
            name: "SecondReaderTests",
            dependencies: ["TouchReading", "TouchSession", "TestSupport"],
            swiftSettings: quicklyBuilt),
        tests("TouchStage", names: ["TestStage", "TestSupport"]),
        tests("TouchScore", names: ["TouchSession", "TestStage", "TestSupport"]),
        tests(
            "TouchFilm", names: ["TouchSession", "TestStage", "TestSupport"],
            excluded: ["Goldens/Pictures"]),
        tests("TouchCanvas", names: [], isLive: false),
        tests("TouchWeb", names: ["TouchCanvas", "TestSupport"]),
        tests("TouchHost", names: ["TestSupport"]),
        tests("TouchShare", names: ["TestSupport"], isLive: false),
        tests("TouchVideo", names: ["TestSupport"]),
        tests("TouchImport", names: ["TouchVideo", "TestSupport", "TouchProbe"]),
        tests("TouchLive", names: ["TestStage", "TestSupport"]),
        tests("TouchStudio", names: ["TouchDesktop", "UIKit", "TestStage", "TestSupport"]),
        tests("TouchDesktop", names: ["TestSupport"]),
        tests("TouchscopeKit", names: ["TestSupport"]),
        .testTarget(
            name: "ConformanceTests", dependencies: ["conformance"], swiftSettings: quicklyBuilt),
        .target(
            name: "TestSupport",
            dependencies: ["TestEffort", "TouchStudy", "TouchFilm", "CX11"],
            path: "Tests/Support"),
        .target(name: "TestEffort", path: "Tests/Effort"),
        .target(
            name: "TestStage", dependencies: ["TouchCanvas", "TouchLive", "TestEffort"],
            path: "Tests/Stage", swiftSettings: onMainActor),
        // They start Knob, Dial and FaultyCode, which are built with all tests. As dependencies,
        // each of them would force these tests to be recompiled whenever it is linked.
        .testTarget(
            name: "EndToEnd", dependencies: ["TestSupport"], swiftSettings: quicklyBuilt),
        // Built like the code of older apps.
        .executableTarget(
            name: "FaultyCode", dependencies: ["TouchscopeKit", "UIKit"], path: "Tests/FaultyCode",
            swiftSettings: quicklyBuilt + [
                .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
            ]),
        .executableTarget(
            name: "touchbench",
            dependencies: [
                "TestSupport", "TouchFuzz", "TouchscopeKit", "TouchWeb", "CSDL", "CAllocations",
                "CFlatTree",
            ],
            path: "Sources/Program/touchbench",
            swiftSettings: onMainActor),
    ]
    // The toolchain's own linker is faster, and does not warn about functions in Swift's library
    // that nothing here calls (mktemp).
    for target in package.targets where [.executable, .test].contains(target.type) {
        target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])]
    }
}

/// The names of each target's direct dependencies.
let named = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.compactMap { dependency -> String? in
            if case .byNameItem(let name, _) = dependency { name } else { nil }
        }
        return (target.name, names)
    })

/// Returns the targets with all their direct and indirect dependencies.
func closure(of targets: [String]) -> Set<String> {
    var found: Set<String> = []
    var next = targets
    while let name = next.popLast() {
        if found.insert(name).inserted { next += named[name] ?? [] }
    }
    return found
}

// A target is rebuilt when a dependency has changed, but a dependency may stay the same although
// its own dependencies have changed. So each target depends directly on all of them.
for target in package.targets where target.type != .plugin {
    let names = named[target.name] ?? []
    for name in closure(of: names).subtracting(names).sorted() {
        target.dependencies.append(.byName(name: name))
    }
}

// One module and its tests, with their dependencies and nothing else: for the program, or for
// make test-of MODULE=TouchReading
if let module = Context.environment["TOUCHSCOPE_ONLY"] {
    // No module depends on the plugin and its tool by name.
    let wanted = closure(of: [module, module + "Tests", "Words", "write-words"])
    package.targets.removeAll { !wanted.contains($0.name) }
    package.products = []
}
