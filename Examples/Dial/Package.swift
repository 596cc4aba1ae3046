// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Dial",
    dependencies: [
        .package(
            name: "touchscope", path: Context.environment["TOUCHSCOPE_PACKAGE"] ?? "../..")
    ],
    targets: [
        .executableTarget(
            name: "Dial",
            dependencies: [
                .product(name: "UIKit", package: "touchscope"),
                .product(name: "TouchscopeKit", package: "touchscope"),
            ])
    ]
)
