import Testing
import TouchTrace

@testable import TouchFuzz
@testable import TouchKit

/// A tape of eight fingers on overlapping views, and everything that could betray chance.
private func tapeWithSets() -> String {
    let bench = Bench()
    var lines: [String] = []
    bench.app.perform {
        var random = FuzzRandom(seed: 11)
        for index in 0..<6 {
            let card = bench.view("card\(index)", random.number(0...200), 0, 200, 400)
            card.isMultipleTouchEnabled = true
            card.addGestureRecognizer(UIGestureRecognizer())
            let note = { (touches: Set<UITouch>, event: UIEvent?) in
                lines.append(touches.map { "\($0.finger)" }.joined(separator: " "))
                lines.append((event?.allTouches ?? []).map { "\($0.finger)" }.joined())
                lines.append(Set(bench.window.subviews).map { "\($0.serial)" }.joined())
            }
            card.onPhase = [.began: note, .moved: note, .ended: note]
        }
        for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
            bench.time += 0.02
            bench.send(
                (1...8).map {
                    bench.sample(
                        $0, phase, random.number(0...400), random.number(0...400))
                })
        }
    }
    return lines.joined(separator: "\n") + "\n" + (bench.app.tracer?.trace.text ?? "")
}

@Suite struct DeterminismTests {
    @Test("TE9: the same tape gives the same trace and the same order of sets, again and again")
    func again() {
        let first = tapeWithSets()
        #expect(first.contains("gets began"))
        #expect(first == tapeWithSets())
    }

    @Test("TE9: the same tape gives the same trace and the same order of sets in two processes")
    func twoProcesses() async {
        let first = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            print(await tapeWithSets())
        }
        let second = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
            print(await tapeWithSets())
        }
        let output = String(decoding: first?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("gets began"))
        #expect(first?.standardOutputContent == second?.standardOutputContent)
    }
}
