import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchTrace

/// One record of every kind there is: each says something, in both languages, and is about somebody the panel can
/// be asked about.
@Suite("Every kind of record")
struct WhyKindsTests {
    private static let ids = (0...8).map { SubjectID(Int32($0)) }
    private static let text = NameID(1)

    /// The example after another: the compiler sees to it that no kind is left out.
    private static func example(after entry: TraceEntry) -> TraceEntry? {
        let (window, card, pan, tap) = (ids[1], ids[2], ids[3], ids[4])
        let (a, target, controller, app) = (ids[5], ids[6], ids[7], ids[8])
        return switch entry {
        case .enqueued: .taken(samples: 1)
        case .taken: .sample(touch: a, finger: 1, phase: .began, x: 10, y: 20)
        case .sample: .pencil(touch: a, PencilPose())
        case .pencil: .repaired(finger: 1, fault: .timeRanBackwards)
        case .repaired: .sendEvent(by: app)
        case .sendEvent: .swallowed(by: window)
        case .swallowed: .hitTestBegan(touch: a, window: window)
        case .hitTestBegan: .visit(view: card, verdict: .faint)
        case .visit: .answer(view: card, answer: card, overridden: true)
        case .answer: .hit(touch: a, window: window, view: card)
        case .hit: .chain(touch: a, responder: card, next: window)
        case .chain: .recognizerAdded(recognizer: pan, view: card, index: 0)
        case .recognizerAdded:
            .question(.shouldReceiveTouch, asked: pan, about: a, answer: true, by: .delegate)
        case .question: .receives(recognizer: pan, touch: a)
        case .receives: .requirement(recognizer: pan, on: tap, .waiting, origin: .requireToFail)
        case .requirement: .measure(recognizer: pan, .movement, value: 12, threshold: 10)
        case .measure: .timer(owner: tap, purpose: .tapPress, .set, due: 1)
        case .timer: .held(touch: a, view: card, phase: .began, by: tap)
        case .held: .released(touch: a, view: card, phase: .began)
        case .released: .delivery(to: card, touch: a, phase: .began)
        case .delivery: .handled(by: card, method: .touchesBegan)
        case .handled: .hop(from: card, to: window, method: .touchesBegan, how: .passedOn)
        case .hop: .consumed(by: window, method: .touchesBegan)
        case .consumed: .discarded(after: app, method: .touchesMoved)
        case .discarded: .note(by: card, text)
        case .note:
            .transition(
                recognizer: pan, from: .possible, to: .began, reason: .analysis, because: .none)
        case .transition: .prevented(recognizer: tap, by: pan)
        case .prevented: .action(sender: pan, target: target, name: text, controlEvent: .none)
        case .action: .cancellation(touch: a, view: card, by: pan, reason: .recognized)
        case .cancellation: .dropped(touch: a, view: card, phase: .moved, by: pan)
        case .dropped: .withheld(touch: a, view: card, reason: .multipleTouchOff)
        case .withheld: .refused(recognizer: pan, from: .began, to: .failed, reason: .noWay)
        case .refused: .ignored(recognizer: pan, touch: a)
        case .ignored: .reset(recognizer: pan)
        case .reset: .sequenceEnded
        case .sequenceEnded: .interrupted
        case .interrupted: .systemEvent(.shakeBegan)
        case .systemEvent: .pointer(phase: .moved, x: 1, y: 2)
        case .pointer: .pointerHit(view: card)
        case .pointerHit: .viewAdded(view: card, parent: window, index: 0)
        case .viewAdded: .bounds(view: card, x: 0, y: 0, width: 9, height: 9)
        case .bounds: .center(view: card, x: 1, y: 2)
        case .center: .transformLinear(view: card, a: 1, b: 0, c: 0, d: 1)
        case .transformLinear: .transformOffset(view: card, tx: 1, ty: 2)
        case .transformOffset: .alpha(view: card, 0.5)
        case .alpha: .flag(view: card, .hidden, true)
        case .flag: .background(view: card, red: 1, green: 1, blue: 1, alpha: 1)
        case .background: .cornerRadius(view: card, 4)
        case .cornerRadius:
            .animated(view: card, .alpha, begins: 0, duration: 0.3, curve: .easeInOut)
        case .animated: .value(view: card, 0.25)
        case .value: .text(view: card, text)
        case .text: .drawing(view: card, 0)
        case .drawing: .windowShown(window: window, level: 0)
        case .windowShown: .keyWindow(window)
        case .keyWindow: .controllerView(controller: controller, view: card)
        case .controllerView: .firstResponder(card)
        case .firstResponder: .recognizerEnabled(recognizer: pan, false)
        case .recognizerEnabled: .recognizerRemoved(recognizer: pan)
        case .recognizerRemoved: .viewRemoved(view: card)
        case .viewRemoved: .windowHidden(window: window)
        case .windowHidden: nil
        }
    }

    private static func trace() -> Trace {
        var hand = HandTrace()
        let subjects: [(String, TraceSubject.Kind)] = [
            ("window", .window), ("card", .view), ("pan", .recognizer), ("tap", .recognizer),
            ("a", .touch), ("Board", .target), ("controller", .viewController),
            ("application", .application),
        ]
        for (name, kind) in subjects { _ = hand.id(name, kind, name) }
        hand.trace.names = ["tapped"]
        hand.write(.enqueued(samples: 1, waiting: 1))
        while let next = hand.trace.records.last.flatMap({ example(after: $0.entry) }) {
            hand.time += 0.01
            hand.write(next)
        }
        return hand.trace
    }

    @Test("has a sentence in English and Chinese")
    func sentences() {
        let trace = Self.trace()
        let why = Why(trace)
        #expect(Set(trace.records.map(\.entry.kind)).count == trace.records.count)
        #expect(trace.records.count > 50)
        for record in trace.records {
            let kind = record.entry.kind
            guard let sentence = why.sentence(forRecord: Int(record.serial)) else {
                Issue.record("nothing is said about \(kind)")
                continue
            }
            #expect(sentence.english.count > 8 && sentence.chinese != sentence.english, "\(kind)")
            #expect(
                sentence.chinese.unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) },
                "\(kind): \(sentence.chinese)")
            #expect(!sentence.meaning.contains("nobody"), "\(kind): \(sentence.meaning)")
            #expect(sentence.records.first == Int(record.serial), "\(kind)")
        }
    }

    @Test("names in JSON all that it is about")
    func subjects() {
        for record in Self.trace().records {
            let named = record.entry.fields.compactMap { field -> SubjectID? in
                if case .name(let id) = field.value { id } else { nil }
            }
            #expect(Set(named) == Set(record.entry.concerned), "\(record.entry.kind)")
        }
    }
}
