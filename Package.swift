// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Everything that holds live views runs on the main actor; values and drawing run anywhere.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Tests are run against optimised modules, but are not optimised themselves: that would take minutes and find nothing.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The engine runs on the main actor, as the compiler proves. To look again and again, while it runs, which actor that is and
/// whether somebody reads what is being written would take a tenth of an event; a debug build does. A package that builds on
/// this one names it by path: by version, SwiftPM would refuse such flags.
let engine: [SwiftSetting] =
    onMainActor + [
        .unsafeFlags(
            ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
            .when(configuration: .release))
    ]

/// A module in its storey of `Sources`; `names` are those that its sources may import, `plugins` write sources for it.
func module(
    _ storey: String, _ name: String, names: [String] = [], settings: [SwiftSetting] = [],
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: names.map { Target.Dependency(stringLiteral: $0) },
        path: "Sources/\(storey)/\(name)", swiftSettings: settings, plugins: plugins)
}

/// The tests of a module; `names` are what they need beside it.
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
            "Engine", "UIKit", names: ["TouchKit", "EventTime", "CUIKit"], settings: onMainActor),
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
            names: ["TouchScript", "WordTables", "Assets", "CFaults", "CGetopt", "CZlib"],
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

// What is installed, for packages of people's own code to be built on, has neither tests nor tools.
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
        // What UIKit re-exports is named, too: the module of UIKit may stay as it was when that one changes.
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
        // It knows the trace and the sentences, and of how they are made as little as can be.
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
        tests("TouchStudio", names: ["TouchDesktop", "TestStage", "TestSupport"]),
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
        // They start Knob, Dial and FaultyCode, which are built with all tests: named here, each new link of one would have
        // these tests compiled anew.
        .testTarget(
            name: "EndToEnd", dependencies: ["TestSupport"], swiftSettings: quicklyBuilt),
        // As older apps' code is.
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
    // The toolchain's own linker is the quicker one, and it does not warn of what Swift's library holds but nobody here calls
    // (mktemp).
    for target in package.targets where [.executable, .test].contains(target.type) {
        target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])]
    }
}

/// The names of the targets that each names itself.
let named = Dictionary(
    uniqueKeysWithValues: package.targets.map { target in
        let names = target.dependencies.compactMap { dependency -> String? in
            if case .byNameItem(let name, _) = dependency { name } else { nil }
        }
        return (target.name, names)
    })

/// Those targets, and all that they stand on.
func closure(of targets: [String]) -> Set<String> {
    var found: Set<String> = []
    var next = targets
    while let name = next.popLast() {
        if found.insert(name).inserted { next += named[name] ?? [] }
    }
    return found
}

// A target is built anew when one that it depends on has changed, and that one may come out the same although what it stands on
// has changed. So each depends on all that it stands on.
for target in package.targets where target.type != .plugin {
    let names = named[target.name] ?? []
    for name in closure(of: names).subtracting(names).sorted() {
        target.dependencies.append(.byName(name: name))
    }
}

// One module and its tests, with what they need and nothing else: the program, or make test-of MODULE=TouchReading
if let module = Context.environment["TOUCHSCOPE_ONLY"] {
    // The plugin, and what it runs, are named by no module.
    let wanted = closure(of: [module, module + "Tests", "Words", "write-words"])
    package.targets.removeAll { !wanted.contains($0.name) }
    package.products = []
}
