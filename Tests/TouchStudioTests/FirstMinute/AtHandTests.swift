import Foundation
import TestSupport
import Testing

@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("Who would be hit, and again") struct AtHandTests {
    @Test(
        "both are buttons of the usual row, in words or where it is low in pictures",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1024, height: 600),
            CGSize(width: 1080, height: 1920),
        ])
    func buttons(size: CGSize) throws {
        let desk = try Desktop(size)
        desk.paint()
        let probes = desk.workspace.settings.probes
        try desk.press("Under the pointer")
        #expect(desk.workspace.settings.probes == !probes)
        try desk.press("Again, slowly")
        #expect(desk.workspace.isOpen(Replaying.self))
        try desk.press("Again, slowly")
        #expect(!desk.workspace.isOpen(Replaying.self))
        desk.paint()
        let shared = desk.workspace.chrome.layout.isBarShared
        for button in desk.workspace.chrome.window.subviews.compactMap({ $0 as? PillButton })
        where ["Under the pointer", "Again, slowly"].contains(button.currentTitle) {
            #expect((button.icon != nil) == shared)
            #expect(abs(button.frame.width - button.fittingWidth) < 0.5)
        }
    }
}
