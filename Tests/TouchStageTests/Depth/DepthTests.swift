import TestStage
import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchStage

@Suite("Views tilted apart") struct DepthTests {
    /// A photo with a face, below an overlay that lets touches through, with a bell.
    private static let passThrough = """
        scene 1 "a" 640 x 400
        view photo at 60 60 size 520 280 color coral
          view face at 60 90 size 120 120 color sun
          view other at 300 90 size 120 120 color sky
        view overlay at 20 20 size 600 360 color sky hit-test pass-through
          view bell at 420 60 size 120 88 color plum
        """

    /// A scene, and what a tape did to it, at the end or at a record.
    private struct Played {
        let trace: Trace
        let history: StageHistory

        init(_ scene: String, _ tape: String) throws {
            let scene = try Scene.parse(scene + "\n", file: "a.scene")
            let tape = try Tape.parse(
                "tape 1\nscene \"a\"\n\(tape)\n", file: "a.tape", scene: scene)
            let session = Session(scene: scene, tape: tape)
            session.runTape()
            trace = session.trace
            history = StageHistory(trace)
        }

        func id(_ name: String) throws -> SubjectID {
            try #require(history.subject(named: name, at: history.count))
        }

        func moment(at record: Int? = nil, share: Double? = 1, of view: String? = nil) throws
            -> StageMoment
        {
            var moment = StageMoment(history.state(at: record ?? history.count))
            if let share {
                let depth = view.map { Telling.Depth.view($0) } ?? .scene
                moment.staging.apply(.depth(depth)) { try? id($0) }
                moment.staging.depth?.share = share
            }
            return moment
        }
    }

    nonisolated private static let sizes = [
        CGSize(width: 1232, height: 556), CGSize(width: 830, height: 560),
        CGSize(width: 640, height: 400), CGSize(width: 680, height: 900),
    ]

    private func painter(unit: Double = 1.8) -> StagePainter {
        var painter = StagePainter(measurer: EvenMeasurer())
        painter.hasLists = false
        painter.overlays.remove(.pipeline)
        painter.unit = unit
        return painter
    }

    private func depth(
        _ played: Played, _ moment: StageMoment, size: CGSize = sizes[0]
    ) throws -> DepthPainter {
        let context = painter().context(of: moment, played.trace, size)
        let depth = try #require(moment.staging.depth)
        return DepthPainter(depth, context, radius: 22, tellsOrder: true)
    }

    private func texts(in picture: Picture) -> [String] {
        func texts(_ marks: [Mark]) -> [String] {
            marks.flatMap { mark -> [String] in
                switch mark {
                case .text(let text): [text.string]
                case .group(let group): group.opacity > 0 ? texts(group.marks) : []
                default: []
                }
            }
        }
        return texts(picture.marks)
    }

    // MARK: Layers

    @Test("Children lie above parents, siblings above those they cover; side by side, in one layer")
    func layers() throws {
        let played = try Played(Self.passThrough, "wait 1s")
        let layers = DepthLayers(played.history.latest, inside: nil)
        func layer(_ name: String) throws -> Int {
            try #require(layers.lying(played.id(name))).layer
        }
        #expect(
            try ["window", "photo", "face", "other", "overlay", "bell"].map(layer)
                == [0, 1, 2, 2, 3, 4])
        #expect(layers.count == 5)
    }

    @Test("A clear view as large as its parent takes no layer, unless it covers something else")
    func clearViews() throws {
        let played = try Played(
            """
            scene 1 "a" 640 x 400
            view root at 0 0 size 640 400 color clear
              view photo at 60 60 size 520 280 color coral
              view veil at 0 0 size 640 400 color clear
            """, "wait 1s")
        let layers = DepthLayers(played.history.latest, inside: nil)
        func layer(_ name: String) throws -> Int {
            try #require(layers.lying(played.id(name))).layer
        }
        #expect(try ["window", "root", "photo", "veil"].map(layer) == [0, 0, 1, 2])
    }

    @Test("There are six layers at most; the lowest views share one")
    func mostLayers() throws {
        let views = (0..<9).map { index in
            String(repeating: "  ", count: index)
                + "view v\(index) at 4 4 size \(600 - 10 * index) \(360 - 10 * index) color sky"
        }
        let played = try Played(
            "scene 1 \"a\" 640 x 400\n" + views.joined(separator: "\n"), "wait 1s")
        let layers = DepthLayers(played.history.latest, inside: nil)
        #expect(layers.count == DepthLayers.most)
        #expect(layers.all.map { $0.layer } == [0, 0, 0, 0, 0, 1, 2, 3, 4, 5])
    }

    @Test("Front layers lie on top, and all of them within the panel", arguments: sizes)
    func places(_ size: CGSize) throws {
        let played = try Played(Self.passThrough, "finger a down face")
        let depth = try depth(played, played.moment(), size: size)
        let panel = depth.context.layout.panel
        let middle = CGPoint(x: 320, y: 200)
        let heights = (0..<depth.layers.count).map {
            middle.applying(depth.layout.toPicture($0)).y
        }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 > $1 + 8 })
        for lying in depth.layers.all {
            let place = lying.toScreen.concatenating(depth.layout.toPicture(lying.layer))
            #expect(lying.view.bounds.corners.allSatisfy { panel.contains($0.applying(place)) })
        }
        let apart = zip(heights, heights.dropFirst()).map { $0 - $1 }.min() ?? 0
        #expect(2 * depth.layout.signRadius <= apart)
        let finger = try #require(played.history.latest.touches.last)
        let top = depth.layout.toPicture(depth.layers.count - 1)
        let hovering = depth.layout.hovering(finger.location)
        #expect(hovering.x == finger.location.applying(top).x)
        #expect(hovering.y < finger.location.applying(top).y)
    }

    @Test("Only one view and what is in it")
    func subtree() throws {
        let played = try Played(Self.passThrough, "wait 1s")
        let layers = DepthLayers(played.history.latest, inside: try played.id("photo"))
        #expect(try layers.all.map { $0.view.id } == ["photo", "face", "other"].map(played.id))
        #expect(layers.all.map { $0.layer } == [0, 1, 1])
        let texts = texts(
            in: painter().picture(
                of: try played.moment(of: "photo"), in: played.trace, size: Self.sizes[0]))
        #expect(texts.contains("face") && !texts.contains("bell"))
    }

    // MARK: Flat and apart

    @Test(
        "At share 0 it is the picture that lies flat", arguments: ["wait 1s", "finger a down face"])
    func flat(_ tape: String) throws {
        let played = try Played(Self.passThrough, tape)
        func picture(_ share: Double?) throws -> Picture {
            painter().picture(
                of: try played.moment(share: share), in: played.trace, size: Self.sizes[0])
        }
        #expect(try picture(0) == picture(nil))
        #expect(try picture(0.01) != picture(nil) && picture(1) != picture(0.99))
        // Layers begin to move from where all lay.
        let start = try depth(played, played.moment(share: 1e-9)).layout
        let flat = painter().layout(for: try played.moment(), size: Self.sizes[0]).toPicture
        let corner = CGPoint(x: 640, y: 400)
        for layer in 0..<5 {
            let place = corner.applying(start.toPicture(layer))
            #expect(place.distance(to: corner.applying(flat)) < 1e-5)
        }
    }

    @Test("Apart, chips and badges are gone; names, numbers and the finger stay")
    func told() throws {
        let played = try Played(
            Self.passThrough.replacing("color sun", with: "color sun\n    tap once"),
            "finger a down face")
        func words(_ share: Double) throws -> [String] {
            texts(
                in: painter().picture(
                    of: try played.moment(share: share), in: played.trace, size: Self.sizes[0]))
        }
        #expect(try words(0).contains { $0.contains("began") || $0.contains("overridden") })
        let apart = try words(1)
        #expect(!apart.contains { $0.contains("began") || $0.contains("overridden") })
        #expect(!apart.contains { $0.contains("once") })
        for name in ["a", "bell", "overlay", "face", "photo", "window", "1", "4"] {
            #expect(apart.contains(name), "\(name)")
        }
    }

    @Test("Words lie clear of one another, of fingers and of edges", arguments: sizes)
    func clear(_ size: CGSize) throws {
        let played = try Played(Self.passThrough, "finger a down face")
        let painted = painter().painted(try played.moment(), in: played.trace, size: size)
        #expect(painted.keptClear.contains { $0.kind == .words })
        #expect(painted.keptClear.overlaps.isEmpty)
        let panel = painted.layout.panel
        for kept in painted.keptClear {
            #expect(kept.pieces.joined().allSatisfy(panel.insetBy(dx: -1, dy: -1).contains))
        }
    }

    // MARK: The line

    private func line(_ played: Played, _ moment: StageMoment) throws -> DepthLine {
        let depth = try depth(played, moment)
        return DepthLine(
            touch: try #require(moment.stage.touches.last), context: depth.context,
            layers: depth.layers, layout: depth.layout, radius: 22, isNumbered: true)
    }

    @Test("The line goes through those that answered nobody, front first, to the hit view")
    func line() throws {
        let played = try Played(
            """
            scene 1 "a" 640 x 400
            view photo at 60 60 size 520 280 color coral
            view pane at 20 20 size 600 360 color sky hit-test pass-through
            view glass at 20 20 size 600 360 color mint interaction off
            """, "finger a down (300, 200)")
        let line = try line(played, played.moment())
        #expect(try line.passes.map { $0.view } == ["glass", "pane"].map(played.id))
        #expect(line.passes.map { $0.layer } == [3, 2])
        #expect(line.passes.map { $0.number } == [1, 2])
        let end = try #require(line.end)
        #expect(try end.view == played.id("photo"))
        #expect(end.layer == 1 && !end.isElsewhere)
    }

    @Test("It ends where somebody answers another view, and goes on to that")
    func answered() throws {
        let played = try Played(
            """
            scene 1 "a" 640 x 400
            view track at 20 20 size 600 360 color sky hit-test knob
              view knob at 500 20 size 60 60 color plum
            """, "finger a down track(0.2, 0.5)")
        let line = try line(played, played.moment())
        let end = try #require(line.end)
        #expect(try end.view == played.id("knob") && end.answerer == played.id("track"))
        #expect(end.layer == 1 && end.isElsewhere)
    }

    @Test("Nothing is told before it is found: the line and the rows follow the hit-test")
    func inTime() throws {
        let played = try Played(Self.passThrough, "finger a down face")
        let end = try #require(played.history.latest.walks.last?.end)
        let first = try #require(played.history.latest.walks.last?.record)
        var seen: [[String]] = []
        for record in first...end {
            let moment = try played.moment(at: record)
            let depth = try depth(played, moment)
            let walk = moment.stage.walks.last
            let order = DepthOrder(walk: walk, context: depth.context, layers: depth.layers)
            let rows = order.rows.map { row in
                "\(row.number) \(played.trace.name(of: row.view)) – \(order.words(of: row)["en"])"
            }
            if rows != seen.last { seen.append(rows) }
            let isOver = walk?.end != nil
            #expect(try (line(played, moment).end != nil) == isOver)
        }
        #expect(
            seen.first { $0.count == 1 } == ["1 overlay – in front, asked first"])
        #expect(
            seen.first { $0.count == 2 } == [
                "1 overlay – in front, asked first", "2 bell – asked next: outside",
            ])
        // The base class finds the overlay, which does not answer so.
        #expect(!seen.contains { $0.first == "1 overlay – in front, asked first: yes" })
        #expect(
            seen.last == [
                "1 overlay – in front, asked first: returns nil",
                "2 bell – asked next: outside", "3 photo – asked next: returns face",
                "4 other – asked next: outside", "5 face – asked next: yes",
            ])
    }

    @Test("A window that is hit itself is told of last")
    func window() throws {
        let played = try Played(Self.passThrough, "finger a down (5, 5)")
        let moment = try played.moment()
        let depth = try depth(played, moment)
        let order = DepthOrder(
            walk: moment.stage.walks.last, context: depth.context, layers: depth.layers)
        let last = try #require(order.rows.last)
        #expect(try last.view == played.id("window"))
        #expect(last.isHit && order.words(of: last)["en"] == "no subview hit: returns itself")
        #expect(try line(played, moment).end?.layer == 0)
    }

    // MARK: The way

    @Test("Layers come apart and lie down, slow at both ends, and end where they should")
    func way() throws {
        let (one, other) = (Staging.Depth(), Staging.Depth(of: SubjectID(3)))
        let half = Staging.Depth.duration / 2
        func share(_ a: Staging.Depth?, _ b: Staging.Depth?, _ seconds: Double) -> Double? {
            Staging.Depth.between(a, b, after: seconds)?.share
        }
        #expect(share(nil, one, 0) == 0 && share(nil, one, half)! == 0.5)
        #expect(Staging.Depth.between(nil, one, after: Staging.Depth.duration) == one)
        #expect(share(one, nil, 0) == 1 && share(one, nil, half)! == 0.5)
        #expect(Staging.Depth.between(one, nil, after: Staging.Depth.duration) == nil)
        #expect(Staging.Depth.between(one, other, after: half / 2)?.view == nil)
        #expect(Staging.Depth.between(one, other, after: half * 1.5)?.view == other.view)
        #expect(share(one, other, half)! < 0.01)
    }
}
