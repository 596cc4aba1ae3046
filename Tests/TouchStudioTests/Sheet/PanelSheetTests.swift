import Foundation
import TestStage
import TestSupport
import Testing
import TouchGeometry
import TouchPicture
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchLive
@testable import TouchStudio

/// Every window that an act of the table leads to. `make sheet` puts them side by side, for people to look at, also in a
/// language whose sentences are a third longer.
@Suite("Every panel in every state", .serialized)
struct PanelSheetTests {
    nonisolated private static let sizes = [
        CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
        CGSize(width: 1024, height: 600),
    ]
    nonisolated private static let languages =
        ["en", "zh"] + (Gallery.folder == nil ? [] : ["qq"])

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        guard Gallery.folder != nil else { return }
        let file = folder.url.appending(path: "qq.words")
        try DoubledVowels.table().write(to: file, atomically: true, encoding: .utf8)
        setenv("TOUCHSCOPE_WORDS", file.path, 1)
        defer { unsetenv("TOUCHSCOPE_WORDS") }
        try AddedLanguage.load()
    }

    @Test(
        "every target is in the window, large enough for a finger, and on no other",
        arguments: sizes, languages)
    func targets(size: CGSize, language: String) throws {
        var seen: Set<String> = []
        var cells: [[Mark]] = []
        for row in ActTable.all.rows {
            let desk = try Desktop(
                size, language: language, takes: folder.url.appending(path: "takes").path)
            desk.touchScene()
            desk.touch(.ended, CGPoint(x: desk.scene.midX, y: desk.scene.midY))
            desk.workspace.perform(row.act)
            desk.wait(0.8)
            guard seen.insert(desk.state).inserted else { continue }
            let picture = desk.workspace.picture(now: desk.now)
            desk.workspace.chrome.window.layoutIfNeeded()
            desk.expectTargets(Desktop.targets(in: desk.workspace.chrome.window))
            cells.append(cell(picture, named: row.sentence["en"]))
        }
        #expect(seen.count >= 15)
        guard Gallery.folder != nil else { return }
        for (page, start) in stride(from: 0, to: cells.count, by: 9).enumerated() {
            try Gallery.show(
                Gallery.sheet(
                    of: Array(cells[start..<min(start + 9, cells.count)]), each: size, columns: 3),
                "panels-\(Int(size.width))-\(language)-\(page + 1)", scale: 0.5,
                typesetter: Desktop.typesetter.get())
        }
    }

    /// The picture, and its name in the gap above it.
    private func cell(_ picture: Picture, named name: String) -> [Mark] {
        let place = CGPoint(x: 0, y: -22)
        let clip = Path.rect(CGRect(origin: .zero, size: picture.size))
        return [
            .text(Text(name, font: Font(size: 18), color: Color(hex: 0xffffff), at: place)),
            .group(Group(clip: clip, marks: picture.marks)),
        ]
    }
}

extension Desktop {
    /// The modes and panels that are open, in one line.
    fileprivate var state: String {
        let modes = workspace.stack.open.dropFirst(Modes.base.count).map { "\(type(of: $0))" }
        let chrome = workspace.chrome
        let page = chrome.page.map { "\(type(of: $0))" }
        return "\(modes) \(chrome.drawer?.name ?? "-") \(page ?? "-") "
            + "\(chrome.layout.inspector != nil) \(workspace.saidWords?.english ?? "-")"
    }
}
