import Foundation
import TestEffort
import TestSupport
import Testing
import TouchCanvas
import TouchFilm
import TouchPicture
import TouchScore
import TouchSession

@testable import TouchHost
@_spi(Hosts) @testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("What an app draws with numbers that are none", .serialized)
struct WildDrawingTests {
    private let typesetter: Typesetter

    init() throws { typesetter = try Typesetter() }

    /// The picture as pixels, a file of them, and shapes.
    private func paint(_ picture: Picture) throws {
        let image = try Canvas(typesetter: typesetter).image(of: picture)
        #expect(try !PNG.data(of: image).isEmpty)
        let svg = SVG.document(picture, typesetter: typesetter)
        #expect(!svg.contains("nan") && !svg.contains("inf"))
    }

    @Test("is painted in the window, as a file and in a film, and ends nothing", arguments: 0..<Effort.count(12))
    func everywhere(seed: Int) throws {
        let code = CodeScene("wild\(seed)", size: CGSize(width: 200, height: 200), place: "main.swift:1") { _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let board = WildView(WildDrawing(seed: UInt64(seed)))
            board.frame = window.bounds
            window.addSubview(board)
            window.makeKeyAndVisible()
            return nil
        }
        code.register()
        let desk = Desk(
            OpenedScene(scene: code.outline, tape: nil, lesson: nil), measurer: typesetter)
        desk.workspace.open { $0 = Openings(inspector: true, timeline: true, lists: true) }
        desk.touch(.began, 20, 20)
        var last = desk.workspace.picture(now: desk.now)
        for place in [40.0, 80, 120] {
            desk.touch(.moved, place, place)
            desk.pass(0.1)
            let next = desk.workspace.picture(now: desk.now)
            let damage = next.damage(from: last, measuring: typesetter)
            var image = ImageBuffer(width: 1280, height: 720)
            try Canvas(typesetter: typesetter).paint(next, into: &image, damage: damage)
            last = next
        }
        desk.touch(.ended, 120, 120)
        try paint(last)
        let session = desk.workspace.session.session
        let live = try #require(session.application.windows.first)
        try paint(live.picture)
        let film = Film(trace: session.tracer.trace, scene: code.outline, end: session.time)
        for part in [0.2, 0.6, 1] {
            let painter = FilmPainter(measurer: typesetter)
            try paint(
                film.frame(
                    at: film.duration * part, size: CGSize(width: 640, height: 360), painter))
        }
    }
}
