// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Knob",
    dependencies: [
        .package(
            name: "touchscope", path: Context.environment["TOUCHSCOPE_PACKAGE"] ?? "../..")
    ],
    targets: [
        .executableTarget(
            name: "Knob",
            dependencies: [
                .product(name: "UIKit", package: "touchscope"),
                .product(name: "TouchscopeKit", package: "touchscope"),
            ])
    ]
)
