import CSDL
import Foundation
import TestStage
import Testing
import TouchScript
import TouchTrace

@testable import TouchKit
@testable import TouchStudio

/// What a take looks like, on every display; `TOUCHSCOPE_PICTURES` keeps the pictures, for people to look at.
@Suite("How takes look")
struct TakeLooksTests {
    nonisolated struct Display: CustomTestStringConvertible {
        let width: Double
        let height: Double
        var scale = 1.0
        var presents = false
        var testDescription: String {
            "\(Int(width))x\(Int(height))@\(scale)\(presents ? "-present" : "")"
        }

        static let all = [
            (1280.0, 800.0, 1.0), (1024, 768, 1), (1024, 768, 2), (1920, 1080, 1.5),
            (1080, 1920, 1), (480, 360, 1),
        ].flatMap { size in
            [false, true].map {
                Display(width: size.0, height: size.1, scale: size.2, presents: $0)
            }
        }
    }

    private static let looks = [("dark", "en"), ("projector", "zh"), ("light", "en")]

    @Test(
        "every target of each state is in the window, large enough, and on no other",
        arguments: Display.all)
    func targets(display: Display) throws {
        // Each display wears one of the looks, or all of them for those who look at the pictures.
        let all = Gallery.folder != nil
        let first = Display.all.firstIndex { $0.testDescription == display.testDescription } ?? 0
        for (theme, language) in all ? Self.looks : [Self.looks[first % Self.looks.count]] {
            let bench = try TakeBench(
                CGSize(width: display.width, height: display.height), scale: display.scale,
                theme: theme, language: language, presents: display.presents)
            let desk = bench.desk
            let chrome = bench.workspace.chrome
            func look(_ state: String) throws {
                desk.paint()
                try desk.show("take-\(display.testDescription)-\(state)-\(theme)-\(language)")
                chrome.window.layoutIfNeeded()
                desk.expectTargets(Desktop.targets(in: chrome.window))
                if chrome.drawer != nil {
                    chrome.drawerWindow.layoutIfNeeded()
                    let room = CGRect(origin: .zero, size: chrome.layout.drawer.size)
                    desk.expectTargets(Desktop.targets(in: chrome.drawerWindow), in: room)
                }
                #expect(!chrome.layout.stage.intersects(bench.workspace.taking.takeBar.frame))
                if bench.phase != nil {
                    #expect(chrome.layout.caption.maxY <= bench.workspace.taking.takeBar.frame.minY)
                }
                let words = try #require(bench.workspace.saidWords ?? chrome.caption)
                let fits = Caption(words, style: chrome.style).fits(in: chrome.layout.caption)
                #expect(fits, "\(state) \(words[language])")
            }
            bench.workspace.perform(.take(.record))
            desk.wait(1)
            try look("1-counting")
            desk.wait(2.1)
            bench.drag(0.3, 0.5)
            bench.workspace.perform(.take(.mark))
            bench.workspace.perform(.take(.say(LocalizedText("One swipe, one pan."))))
            desk.touch(.began, bench.place(0.4, 0.5))
            desk.wait(6)
            try look("2-rolling")
            desk.touch(.ended, bench.place(0.4, 0.5))
            bench.workspace.perform(.take(.pause))
            try look("3-paused")
            bench.workspace.perform(.take(.captions))
            try look("4-captions")
            try desk.press("A new caption")
            desk.paint()
            for letter in "the pan waits" {
                bench.workspace.perform(.typing(.type(String(letter))))
            }
            try look("5-typing")
            bench.workspace.perform(.typing(.done))
            bench.workspace.perform(.take(.markers))
            try look("6-markers")
            bench.workspace.perform(.take(.goBack(1)))
            try look("7-back")
            bench.workspace.perform(.take(.record))
            try look("8-saved")
        }
    }
}
