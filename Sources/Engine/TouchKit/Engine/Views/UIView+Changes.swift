import TouchPicture
import TouchTrace

extension UIView {
    /// Writes a change of the view to the trace of the application that shows it.
    func traceChange(_ rule: Rule, _ entry: (SubjectID) -> TraceEntry) {
        ViewAnimation.current?.take(self, entry(.none))
        guard isTraced, let tracer = root?.tracer else { return }
        tracer.write(rule, entry(tracer.id(self)))
    }

    /// Indicates whether the application that shows the view has a tracer.
    nonisolated var isTraced: Bool {
        // Read without retaining: no other code runs meanwhile.
        rootReference?._withUnsafeGuaranteedRef { $0.context?.pointee.isTraced } == true
    }

    func flagChanged(_ flag: ViewFlag, _ value: Bool, _ old: Bool, rule: Rule) {
        guard value != old else { return }
        noteHitChange()
        if flag == .hidden { (parent as? UIStackView)?.shownViewsChanged() }
        tellWatchers()
        traceChange(rule) { .flag(view: $0, flag, value) }
    }

    func alphaChanged(from old: CGFloat) {
        guard alpha != old else { return }
        noteHitChange()
        traceChange(.ht1) { .alpha(view: $0, alpha) }
        tellWatchers()
    }

    func centerChanged(from old: CGPoint) {
        guard center != old else { return }
        noteHitChange()
        traceChange(.ht6) { .center(view: $0, x: center.x, y: center.y) }
        tellWatchers()
    }

    func boundsChanged(from old: CGRect) {
        guard bounds != old else { return }
        noteHitChange()
        if bounds.size != old.size {
            resizeSubviews(from: old.size)
            if let looks, !looks.constraints.isEmpty { looks.isSolved = false }
            setNeedsDisplay()
            setNeedsLayout()
        }
        traceChange(.ht6) { boundsEntry($0) }
        tellWatchers()
    }

    func boundsEntry(_ id: SubjectID) -> TraceEntry {
        .bounds(
            view: id, x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
    }

    func transformChanged(from old: CGAffineTransform) {
        let t = transform
        if t != old { noteHitChange() }
        if (t.a, t.b, t.c, t.d) != (old.a, old.b, old.c, old.d) {
            traceChange(.ht5) { .transformLinear(view: $0, a: t.a, b: t.b, c: t.c, d: t.d) }
        }
        if (t.tx, t.ty) != (old.tx, old.ty) {
            traceChange(.ht5) { .transformOffset(view: $0, tx: t.tx, ty: t.ty) }
        }
        tellWatchers()
    }

    func traceBackground() {
        let color = shownBackground?.color ?? .clear
        traceChange(.none) {
            .background(
                view: $0, red: Float(color.red), green: Float(color.green),
                blue: Float(color.blue), alpha: Float(color.alpha))
        }
    }

    /// Writes the whole branch to the trace, then the failure requirements of its recognizers.
    func traceBranch(under parent: UIView?, at index: Int, to tracer: Tracer) {
        traceViews(under: parent, at: index, to: tracer)
        traceRequirements(to: tracer)
    }

    private func traceRequirements(to tracer: Tracer) {
        for recognizer in recognizers { recognizer.traceRequirements(to: tracer) }
        for child in children { child.traceRequirements(to: tracer) }
    }

    /// Writes the branch's place in the view hierarchy and every property that differs from a new
    /// view's.
    private func traceViews(under parent: UIView?, at index: Int, to tracer: Tracer) {
        let id = tracer.id(self)
        let added = TraceEntry.viewAdded(
            view: id, parent: tracer.id(parent), index: Int32(index))
        tracer.write(.none, added) {
            tracer.write(.none, boundsEntry(id))
            tracer.write(.none, .center(view: id, x: center.x, y: center.y))
            transformChanged(from: .identity)
            if alpha != 1 { tracer.write(.none, .alpha(view: id, alpha)) }
            flagChanged(.hidden, isHidden, false, rule: .none)
            flagChanged(.userInteractionEnabled, isUserInteractionEnabled, true, rule: .none)
            flagChanged(.clipsToBounds, clipsToBounds, false, rule: .none)
            flagChanged(.multipleTouchEnabled, isMultipleTouchEnabled, false, rule: .none)
            flagChanged(.exclusiveTouch, isExclusiveTouch, false, rule: .none)
            flagChanged(.animating, animationsKeepingTouchesOff > 0, false, rule: .none)
            if shownBackground != nil { traceBackground() }
            if cornerRadius != 0 { tracer.write(.none, .cornerRadius(view: id, cornerRadius)) }
            traceContent(to: tracer)
            if let viewController {
                tracer.write(
                    .rc1, .controllerView(controller: tracer.id(viewController), view: id))
            }
            for (index, recognizer) in recognizers.enumerated() {
                recognizer.traceAdded(at: index, to: tracer)
            }
            for (index, child) in children.enumerated() {
                child.traceViews(under: self, at: index, to: tracer)
            }
        }
    }

    private func traceContent(to tracer: Tracer) {
        if let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
            ?? (self as? UITextField)?.text
        {
            tracer.write(.none, .text(view: tracer.id(self), tracer.name(text)))
        }
        (self as? UIControl)?.traceControl(to: tracer)
        if !drawing.isEmpty {
            tracer.write(.none, .drawing(view: tracer.id(self), tracer.drawing(drawing)))
        }
    }
}
