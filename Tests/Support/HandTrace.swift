import Foundation
import TouchPicture
import TouchTrace

/// A trace written by hand: a scene of a few rectangles and what one finger did to it.
package struct HandTrace {
    package var trace = Trace()
    private var ids: [String: SubjectID] = [:]
    package var time = 0.0

    package init() {}

    package mutating func write(_ entry: TraceEntry) {
        trace.records.append(
            TraceRecord(
                serial: Int32(trace.records.count + 1), cause: 0, time: time, rule: .none,
                entry: entry))
    }

    package mutating func id(
        _ name: String, _ kind: TraceSubject.Kind = .view, _ type: String = "UIView"
    )
        -> SubjectID
    {
        if let known = ids[name] { return known }
        trace.subjects.append(TraceSubject(kind: kind, name: name, typeName: type))
        let id = SubjectID(Int32(trace.subjects.count))
        ids[name] = id
        return id
    }

    package mutating func view(
        _ name: String, in parent: String?, _ frame: CGRect, _ color: UInt32? = nil,
        radius: Double = 0, angle: Double = 0, index: Int32 = 99
    ) {
        let view = id(name, parent == nil ? .window : .view, parent == nil ? "UIWindow" : "UIView")
        let under = parent.map { id($0) } ?? .none
        write(.viewAdded(view: view, parent: under, index: index))
        write(.bounds(view: view, x: 0, y: 0, width: frame.width, height: frame.height))
        write(.center(view: view, x: frame.midX, y: frame.midY))
        if angle != 0 {
            let t = CGAffineTransform(rotationAngle: angle)
            write(.transformLinear(view: view, a: t.a, b: t.b, c: t.c, d: t.d))
        }
        if let color {
            let c = Color(hex: color)
            write(
                .background(
                    view: view, red: Float(c.red), green: Float(c.green), blue: Float(c.blue),
                    alpha: 1))
        }
        if radius > 0 { write(.cornerRadius(view: view, radius)) }
        if parent == nil { write(.windowShown(window: view, level: 0)) }
    }

    /// Finger "a" comes down on the card, beside the badge and the note, and moves.
    package static func touchOnCard(moves: Int = 20) -> Trace {
        var t = HandTrace()
        t.view("window", in: nil, CGRect(x: 0, y: 0, width: 640, height: 400))
        t.view("board", in: "window", CGRect(x: 0, y: 0, width: 640, height: 400))
        t.write(
            .controllerView(
                controller: t.id("BoardController", .viewController, "UIViewController"),
                view: t.id("board")))
        t.view(
            "card", in: "board", CGRect(x: 40, y: 60, width: 420, height: 300), 0xe5735a,
            radius: 14)
        t.view(
            "note", in: "card", CGRect(x: 30, y: 190, width: 110, height: 70), 0xf0c45c, radius: 10)
        t.view(
            "badge", in: "card", CGRect(x: 290, y: 40, width: 90, height: 80), 0x6cb4e4,
            radius: 12, angle: 0.25)
        t.view("veil", in: "card", CGRect(x: 180, y: 20, width: 80, height: 60), 0x888888)
        t.write(.flag(view: t.id("veil"), .hidden, true))
        t.view(
            "a quite long name of a view", in: "board",
            CGRect(x: 490, y: 60, width: 120, height: 130), 0x7bc89c, radius: 12)
        t.view("dot", in: "board", CGRect(x: 520, y: 300, width: 24, height: 24), 0xb58be0)
        t.touch(moves: moves)
        return t.trace
    }

    private mutating func touch(moves: Int) {
        time = 0.1
        let a = id("a", .touch, "UITouch")
        event(a, .began, 300, 250)
        let window = id("window")
        let card = id("card")
        write(.hitTestBegan(touch: a, window: window))
        for name in ["window", "board"] { write(.visit(view: id(name), verdict: .inside)) }
        write(.visit(view: id("dot"), verdict: .outside))
        write(.visit(view: id("a quite long name of a view"), verdict: .outside))
        write(.visit(view: card, verdict: .inside))
        write(.visit(view: id("veil"), verdict: .hidden))
        write(.visit(view: id("badge"), verdict: .outside))
        write(.visit(view: id("note"), verdict: .outside))
        for name in ["card", "board", "window"] {
            write(.answer(view: id(name), answer: card, overridden: false))
        }
        write(.hit(touch: a, window: window, view: card))
        let chain = [
            card, id("board"), id("BoardController"), window,
            id("application", .application, "UIApplication"),
        ]
        for (index, responder) in chain.enumerated() {
            let next = index + 1 < chain.count ? chain[index + 1] : .none
            write(.chain(touch: a, responder: responder, next: next))
        }
        send(a, .began, chain, upTo: 3)
        for i in 0..<moves {
            time += 0.016
            let angle = Double(i) / 14
            event(a, .moved, 300 - 60 * sin(angle), 250 - Double(i) * 2 + 30 * sin(angle * 2))
            send(a, .moved, chain, upTo: 4)
        }
    }

    private mutating func event(
        _ touch: SubjectID, _ phase: TouchPhase, _ x: Double, _ y: Double
    ) {
        write(.enqueued(samples: 1, waiting: 1))
        write(.taken(samples: 1))
        write(.sample(touch: touch, finger: 1, phase: phase, x: x, y: y))
    }

    private mutating func send(
        _ touch: SubjectID, _ phase: TouchPhase, _ chain: [SubjectID], upTo last: Int
    ) {
        write(.sendEvent(by: id("application")))
        write(.sendEvent(by: id("window")))
        write(.delivery(to: chain[0], touch: touch, phase: phase))
        let method: ResponderMethod = phase == .began ? .touchesBegan : .touchesMoved
        for i in 0..<last {
            let how: HopManner = i == 1 ? .handledAndPassedOn : .forwarded
            write(.hop(from: chain[i], to: chain[i + 1], method: method, how: how))
        }
        write(
            last == chain.count - 1
                ? .discarded(after: chain[last], method: method)
                : .consumed(by: chain[last], method: method))
    }
}
