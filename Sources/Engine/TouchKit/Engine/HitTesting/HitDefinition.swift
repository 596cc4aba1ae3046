import TouchTrace

// Hit-testing is this definition, a short recursion. It runs whenever there is a tracer, and
// reports each step: every trace comes from it. Without a tracer `Index` gives the same answers,
// fast: by a parent's `HitIndex` of its subviews, `HitQuery`, which goes from index to index, and
// `HitOverrides`, which says which answers are certain. The rest of the engine knows two things of
// `Index`: `fastHitTest` asks it, and `noteHitChange` and `forgetHitIndex` notify it of changes; a
// view stores its index.

extension UIView {
    /// The opacity below which a view and all within it are invisible to touches (HT1).
    nonisolated public static var faintestTouchableAlpha: CGFloat {
        HitVerdict.faintestTouchableAlpha
    }

    /// Hit-tests by the definition: short, recursive, and the measure of every faster way.
    func plainHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let tracer = root?.tracer
        if let tracer { tracer.baseHitTestRan(self) }
        // HT1
        if let refusal = refusalOfTouches {
            tracer?.write(.ht1, .visit(view: tracer?.id(self) ?? .none, verdict: refusal))
            return nil
        }
        // HT2
        guard self.point(inside: point, with: event) else {
            tracer?.write(.ht2, .visit(view: tracer?.id(self) ?? .none, verdict: .outside))
            return nil
        }
        guard let tracer else { return frontmostSubview(at: point, with: event) ?? self }
        let visit = TraceEntry.visit(view: tracer.id(self), verdict: .inside)
        let answer =
            tracer.write(.ht2, visit) { frontmostSubview(at: point, with: event) } ?? self
        tracer.write(
            .ht3, .answer(view: tracer.id(self), answer: tracer.id(answer), overridden: false))
        return answer
    }

    /// Returns the first non-nil answer of the subviews, asked from front to back, each in its own
    /// coordinates (HT3).
    private func frontmostSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
        for child in children.reversed() {
            guard let inside = child.pointFromParent(point) else {
                child.traceChange(.ht5) { .visit(view: $0, verdict: .singular) }
                continue
            }
            if let answer = child.askForHit(inside, with: event) { return answer }
        }
        return nil
    }

    /// Calls `hitTest(_:with:)` and notes an override that answers by itself or changes the answer
    /// (HT7).
    func askForHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let tracer = root?.tracer else { return hitTest(point, with: event) }
        tracer.hitTestCalls.append(HitTestCall(view: self))
        let mark = tracer.count
        let answer = hitTest(point, with: event)
        let call = tracer.hitTestCalls.removeLast()
        if !call.baseRan {
            tracer.write(.ht7, .visit(view: tracer.id(self), verdict: .overridden))
            tracer.write(
                .ht7, .answer(view: tracer.id(self), answer: tracer.id(answer), overridden: true))
        } else if tracer.lastAnswer(of: self, since: mark) != tracer.id(answer) {
            tracer.write(
                .ht7, .answer(view: tracer.id(self), answer: tracer.id(answer), overridden: true))
        }
        return answer
    }

    /// The reason why the view refuses touches; nil if it accepts them. Code that changes the
    /// answer calls `noteHitChange()`.
    var refusalOfTouches: HitVerdict? {
        if isHidden { return .hidden }
        if !isUserInteractionEnabled || animationsKeepingTouchesOff > 0 { return .interactionOff }
        if alpha < UIView.faintestTouchableAlpha { return .faint }
        return nil
    }
}

/// A view whose `hitTest(_:with:)` is being called.
package struct HitTestCall {
    let view: UIView
    var baseRan = false
}

extension Tracer {
    func baseHitTestRan(_ view: UIView) {
        if let top = hitTestCalls.indices.last, hitTestCalls[top].view === view {
            hitTestCalls[top].baseRan = true
        }
    }

    /// Returns the answer of the base implementation for `view` among the records after `mark`;
    /// none if it refused.
    func lastAnswer(of view: UIView, since mark: Int) -> SubjectID {
        guard let last = trace.records.indices.last, last >= mark,
            case .answer(id(view), let answer, _) = trace.records[last].entry
        else { return .none }
        return answer
    }
}
