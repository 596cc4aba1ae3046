import TouchPicture
import TouchTrace

/// Hit-testing, record by record.
extension Why {
    func visit(
        _ view: SubjectID, _ verdict: HitVerdict, _ record: TraceRecord
    ) -> WhySentence {
        let who = name(view)
        switch verdict {
        case .inside:
            return record.fact(
                "\(who) contains the point, so its subviews were asked",
                "触摸点在 \(who) 之内，于是继续询问它的子视图")
        case .overridden:
            return record.fact(
                "\(who)'s own hitTest(_:with:) answered without asking the base class",
                "\(who) 重写的 hitTest(_:with:) 直接给出了回答，没有调用 super", at: place(of: view))
        default:
            let state = history.state(at: record.number)
            return record.fact(
                Wording("\(who) was not hit", "\(who) 没有命中").because(
                    refusal(of: view, verdict, for: touch(testedAt: record), in: state)),
                at: place(of: view))
        }
    }

    /// Why a view refused a touch, with the numbers; without a touch, the pointer.
    func refusal(
        of id: SubjectID, _ verdict: HitVerdict, for touch: SubjectID?, in state: StageState
    ) -> Wording {
        switch verdict {
        case .inside: return Wording("the point is inside it", "触摸点在它之内")
        case .hidden: return Wording("it is hidden", "它是隐藏的")
        case .interactionOff: return Wording("its user interaction is off", "它关闭了用户交互")
        case .singular: return Wording("its transform leaves it no area", "它的变换使它没有面积")
        case .overridden: return Wording("its own hitTest answered", "它重写的 hitTest 给出了回答")
        case .faint:
            let alpha = state.views[id]?.alpha ?? 0
            return Wording(
                "its alpha is \(alpha.decimals(3)), below 0.01",
                "它的 alpha 是 \(alpha.decimals(3))，低于 0.01")
        case .outside:
            guard let bounds = state.views[id]?.bounds,
                let location = touch.flatMap({ state.touch($0)?.location })
                    ?? state.pointer,
                let point = state.convert(location, to: id)
            else { return Wording("the point is outside it", "触摸点在它之外") }
            let size = "\(Double(bounds.width).brief) × \(Double(bounds.height).brief)"
            return Wording(
                "the point is at (\(point.tenths)) in its coordinates, outside its \(size)",
                "触摸点在它的坐标里是 (\(point.tenths))，不在 \(size) 的范围内")
        }
    }

    /// The touch whose hit-test was going on.
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
            return record.fact(
                Wording(
                    "\(who)'s own hitTest(_:with:) answered ", "\(who) 重写的 hitTest(_:with:) 返回了 ")
                    + ownAnswer(answer, of: view),
                at: place(of: view))
        }
        if answer == view {
            return record.fact(
                "\(who) answered itself: it contains the point, and no subview took the touch",
                "\(who) 返回自己：触摸点在它之内，而没有子视图接住触摸")
        }
        return record.fact(
            "\(who) passed on what was answered inside it: \(name(answer))",
            "\(who) 返回了内部的回答：\(name(answer))")
    }

    /// What a view's own hit-test answered.
    func ownAnswer(_ answer: SubjectID, of view: SubjectID) -> Wording {
        if answer == view { return Wording("itself", "它自己") }
        return answer == .none ? Wording("nobody", "nil") : Wording(same: name(answer))
    }
}

extension Double {
    /// Without a fraction that says nothing: "90", "0.5".
    var brief: String {
        decimals(1).withoutLastZeros
    }
}

/// What would become of a finger where the pointer is.
extension Why {
    /// Who would get the touch, then who would not, and why; empty while no pointer hovers.
    ///
    /// - Parameter serial: the record at which it is asked.
    public func sentences(aboutPointerAt serial: Int) -> [WhySentence] {
        let state = history.state(at: serial)
        guard state.pointer != nil, let probe = state.probe else { return [] }
        let view = state.pointerView
        let answer =
            view == .none
            ? WhySentence(
                "a finger here would hit nothing", "手指若在此按下，不会命中任何视图", [probe.record], .ht9)
            : WhySentence(
                "a finger here would go to \(name(view))", "手指若在此按下，会交给 \(name(view))",
                [probe.end ?? probe.record], .ht3, place(of: view))
        let refused = probe.steps.filter { $0.verdict != .inside && $0.view != view }
        return [answer] + refused.compactMap { sentence(forRecord: $0.record) }
    }
}
