import Foundation
import TouchPicture
import TouchReading
import TouchTrace

@testable import TouchKit

/// Compares a folded state with the application it tells of.
struct LiveTree {
    let application: UIApplication
    let tracer: Tracer

    /// What differs, in words; nothing if the state is what is.
    func differences(from state: StageState) -> [String] {
        var result: [String] = []
        func expect<Value: Equatable>(_ what: String, _ folded: Value, _ live: Value) {
            if folded != live { result.append("\(what): folded \(folded), live \(live)") }
        }
        expect("windows", state.windows, application.windows.map { tracer.id($0) })
        expect("key window", state.keyWindow, tracer.id(application.keyWindow))
        for window in application.windows { compare(window, parent: .none, state, &result) }
        let fingers = application.intake.fingers.values.sorted { $0.serial < $1.serial }
        let live = state.touches.filter(\.isLive)
        expect("live touches", live.map(\.id), fingers.map { tracer.id($0) })
        for (folded, touch) in zip(live, fingers) {
            expect("view of a touch", folded.view, tracer.id(touch.view))
            guard let window = touch.window else { continue }
            let place = state.convert(folded.location, to: tracer.id(window)) ?? .zero
            let there = touch.location(in: window)
            if abs(place.x - there.x) + abs(place.y - there.y) > 1e-6 {
                result.append("place of a touch: folded \(place), live \(there)")
            }
        }
        return result
    }

    private func compare(
        _ view: UIView, parent: SubjectID, _ state: StageState, _ result: inout [String]
    ) {
        let id = tracer.id(view)
        let name = tracer.trace.name(of: id)
        guard let folded = state.views[id] else { return result.append("\(name) is missing") }
        var expected = ViewState(id: id)
        expected.parent = parent
        expected.children = view.subviews.map { tracer.id($0) }
        expected.bounds = view.bounds
        expected.center = view.center
        expected.transform = view.transform
        expected.alpha = Double(view.alpha)
        expected.isHidden = view.isHidden
        expected.isUserInteractionEnabled = view.isUserInteractionEnabled
        expected.clipsToBounds = view.clipsToBounds
        expected.isMultipleTouchEnabled = view.isMultipleTouchEnabled
        expected.isExclusiveTouch = view.isExclusiveTouch
        expected.cornerRadius = Double(view.layer.cornerRadius)
        expected.controller = tracer.id(view.viewController)
        expected.recognizers = view.recognizers.map { tracer.id($0) }
        let color = view.backgroundColor?.color ?? .clear
        expected.background = Color(
            red: Double(Float(color.red)), green: Double(Float(color.green)),
            blue: Double(Float(color.blue)), alpha: Double(Float(color.alpha)))
        expected.level = Double((view as? UIWindow)?.windowLevel.rawValue ?? 0)
        expected.drawing = folded.drawing
        let painted = folded.drawing.map { tracer.trace.drawings[$0] } ?? []
        if painted != view.drawing { result.append("\(name) painted something else") }
        expected.text = tracer.name((view as? UILabel)?.text ?? "")
        if folded != expected { result.append("\(name):\n  \(folded)\n  \(expected)") }
        for recognizer in view.recognizers {
            let state = state.recognizers[tracer.id(recognizer)]?.state
            if state != recognizer.state {
                result.append("\(name): recognizer folded \(String(describing: state))")
            }
        }
        for child in view.subviews { compare(child, parent: id, state, &result) }
    }
}
