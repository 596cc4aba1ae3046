import TouchPicture
import TouchTrace
import TouchWords

/// Sentences about hit testing, record by record.
extension Why {
    func visit(
        _ view: SubjectID, _ verdict: HitVerdict, _ record: TraceRecord
    ) -> WhySentence {
        let (who, state) = (name(view), history.state(at: record.number))
        switch verdict {
        case .inside:
            let place = hitPlace(in: view, touch(testedAt: record), state)
            if let place, !place.bounds.contains(place.point) {
                return record.fact(.hit.insideByCode(who), at: self.place(of: view))
            }
            return record.fact(.hit.inside(who))
        case .overridden: return record.fact(.hit.overridden(who), at: place(of: view))
        default:
            let refusal = refusal(of: view, verdict, for: touch(testedAt: record), in: state)
            return record.fact(.hit.refused(who).because(refusal), at: place(of: view))
        }
    }

    /// Returns why a view refused a touch, with the numbers; nil for the touch means the pointer.
    func refusal(
        of id: SubjectID, _ verdict: HitVerdict, for touch: SubjectID?, in state: StageState
    ) -> Wording {
        switch verdict {
        case .inside: return .hit.pointInside
        case .hidden: return .hit.hidden
        case .interactionOff:
            let isAnimated = state.views[id]?.isAnimating == true
            return isAnimated ? .hit.animated : .hit.interactionOff
        case .singular: return .hit.singular
        case .overridden: return .hit.ownAnswer
        case .faint: return .hit.faint((state.views[id]?.alpha ?? 0).decimals(3))
        case .outside:
            guard let (bounds, point) = hitPlace(in: id, touch, state) else {
                return .hit.pointOutside
            }
            if bounds.contains(point) {
                return .hit.outsideByCode(point.tenths, size: bounds.size)
            }
            return bounds.origin == .zero
                ? .hit.outside(point.tenths, size: bounds.size)
                : .hit.outsideBounds(
                    point.tenths, size: bounds.size, origin: bounds.origin.tenths)
        }
    }

    /// Returns a view's bounds, and the location of the touch in its coordinates; nil for the touch
    /// means the pointer.
    private func hitPlace(
        in view: SubjectID, _ touch: SubjectID?, _ state: StageState
    ) -> (bounds: CGRect, point: CGPoint)? {
        guard let bounds = state.views[view]?.bounds,
            let location = touch.flatMap({ state.touch($0)?.location }) ?? state.pointer,
            let point = state.convert(location, to: view)
        else { return nil }
        return (bounds, point)
    }

    /// Returns the touch whose hit test was in progress.
    func touch(testedAt record: TraceRecord) -> SubjectID? {
        var here = record
        while let cause = self.record(Int(here.cause)) {
            if case .hitTestBegan(let touch, _) = cause.entry { return touch }
            here = cause
        }
        return nil
    }

    func hitAnswer(
        _ view: SubjectID, _ answer: SubjectID, _ overridden: Bool, _ record: TraceRecord
    ) -> WhySentence {
        let who = name(view)
        if overridden {
            let words: Wording =
                switch answer {
                case view: .hit.codeAnsweredSelf(who)
                case .none: .hit.codeAnsweredNobody(who)
                default: .hit.codeAnswered(who, answer: name(answer))
                }
            return record.fact(words, at: place(of: view))
        }
        return record.fact(
            answer == view ? .hit.answeredSelf(who) : .hit.passedOn(who, answer: name(answer)))
    }
}

/// Sentences about a hypothetical finger at the pointer's position.
extension Why {
    /// Returns which view would get the touch, then which would not, and why; empty while no
    /// pointer hovers.
    ///
    /// - Parameter serial: the record at which the question is asked.
    public func sentences(aboutPointerAt serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        guard state.pointer != nil, let probe = state.probe else { return [] }
        let view = state.pointerView
        let answer =
            view == .none
            ? WhySentence(.hit.wouldHitNothing, [probe.record], .ht9)
            : WhySentence(
                .hit.wouldHit(name(view)), [probe.end ?? probe.record], .ht3, place(of: view))
        let refused = probe.steps.filter { $0.verdict != .inside && $0.view != view }
        return [answer] + refused.compactMap { sentence(forRecord: $0.record) }
    }
}
