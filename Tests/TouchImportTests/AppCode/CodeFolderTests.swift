import Foundation
import TestSupport
import Testing

@testable import TouchImport

@Suite("An app's folders") struct CodeFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ names: String...) throws {
        for name in names {
            let url = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("class A {}".utf8).write(to: url)
        }
    }

    private func link(_ name: String, to target: String) {
        symlink(target, folder.url.appending(path: "App/" + name).path)
    }

    private var found: (files: [String], passedOver: [String]) {
        let root = folder.url.appending(path: "App").path
        let folder = CodeFolder(root)
        return (
            folder.files.map { String($0.dropFirst(root.count + 1)) },
            folder.passedOver.map { "\($0.path.dropFirst(root.count + 1)): \($0.what["en"])" }
        )
    }

    @Test("its own files are read, in the order of their names")
    func own() throws {
        try write(
            "App/b.swift", "App/In/a.swift", "App/a.txt", "App/Package.swift", "App/.build/e.swift",
            "App/App.xcodeproj/f.swift")
        #expect(found == (["In/a.swift", "b.swift"], []))
    }

    @Test("what else belongs to an app is passed over, and named by its kind")
    func kinds() throws {
        try write(
            "App/a.swift", "App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/Old.m",
            "App/Assets.xcassets/b.swift", "App/AppTests/c.swift", "App/Pods/d.swift",
            "App/Widget/e.swift", "App/Widget/Info.plist", "App/In/f.swift", "App/In/Info.plist")
        let list = "<dict><key>NSExtension</key><dict/></dict>"
        try list.write(
            to: folder.url.appending(path: "App/Widget/Info.plist"), atomically: true,
            encoding: .utf8)
        #expect(found.files == ["In/f.swift", "a.swift"])
        #expect(
            found.passedOver == [
                "AppTests: the app's tests",
                "Assets.xcassets: assets, "
                    + "so pictures and colors that the code refers to are missing",
                "Old.m: Objective-C or C; only Swift is read",
                "Pods: third-party code; also name the parts that the app needs",
                "Widget/: another target, such as an extension or a watch app, "
                    + "according to its Info.plist",
            ])
    }

    @Test(
        "links that lead out of it or nowhere are passed over, and named; those within it are followed"
    )
    func links() throws {
        try write("Out/c.swift", "App/a.swift", "App/In/b.swift", "App/.shared/d.swift")
        link("out.swift", to: "../Out/c.swift")
        link("Out", to: "../Out")
        link("gone.swift", to: "../nothing")
        link("circle", to: "circle")
        link("again.swift", to: "a.swift")
        link("Again", to: "In")
        link("shared.swift", to: ".shared/d.swift")
        let out = "a link that leads out of the folder; name its target as well"
        let nowhere = "a broken link"
        #expect(
            found == (
                ["In/b.swift", "a.swift", "shared.swift"],
                [
                    "Out: \(out)", "circle: \(nowhere)", "gone.swift: \(nowhere)",
                    "out.swift: \(out)",
                ]
            ))
    }

    @Test("names that are no text and files that are none are passed over, and named")
    func names() throws {
        try write("App/a.swift")
        let root = folder.url.appending(path: "App").path
        let name = Array(root.utf8CString.dropLast()) + "/b".utf8CString.dropLast() + [CChar(-1)]
        close(open(name + ".swift".utf8CString, O_CREAT | O_WRONLY, 0o644))
        mkfifo(root + "/pipe.swift", 0o644)
        #expect(
            found == (
                ["a.swift"],
                [
                    "b\u{fffd}.swift: a name that is not UTF-8; rename it",
                    "pipe.swift: a pipe or a device, not a file",
                ]
            ))
    }
}
