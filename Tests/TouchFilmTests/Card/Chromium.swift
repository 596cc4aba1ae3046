import Foundation
import TestSupport

/// The browser that cards are opened in.
nonisolated enum Chromium {
    /// nil where there is none.
    static let path = Browser.path

    /// The page as it is when its scripts have run, opened with a question if one is given.
    static func open(_ page: String, asking question: String = "") throws -> String {
        guard let path else { throw SupportError("there is no Chromium here") }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("card-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("card.html")
        try Data(page.utf8).write(to: file)
        let browser = try Spawned([
            path, "--headless", "--no-sandbox", "--disable-gpu", "--log-level=3",
            "--user-data-dir=\(folder.path)", "--virtual-time-budget=2000", "--dump-dom",
            file.absoluteString + (question.isEmpty ? "" : "#\(question)"),
        ])
        let dom = String(decoding: browser.readAll(), as: UTF8.self)
        browser.wait()
        return dom
    }
}
