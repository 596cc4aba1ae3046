import TouchKit

/// Hit-testing, record by record.
extension Why {
    func hitTest(_ record: TraceRecord) -> WhySentence? {
        let at = [record.number]
        switch record.entry {
        case .hitTestBegan(let touch, let window):
            return WhySentence(
                "the hit-test for finger \(name(touch)) asks \(name(window))",
                "为手指 \(name(touch)) 做命中测试：询问 \(name(window))", at, record.rule)
        case .visit(let view, let verdict): return visit(view, verdict, record)
        case .answer(let view, let answer, let overridden):
            return hitAnswer(view, answer, overridden, record)
        case .hit(let touch, let window, let view):
            return WhySentence(
                "finger \(name(touch)) hit \(name(view)) in \(name(window)), and stays with it "
                    + "until it lifts",
                "手指 \(name(touch)) 命中 \(name(window)) 里的 \(name(view))，抬起之前一直属于它", at,
                record.rule, place(of: view))
        case .chain(_, let responder, let next):
            if next == .none {
                return WhySentence(
                    "the responder chain ends at \(name(responder))",
                    "响应者链到 \(name(responder)) 为止", at, record.rule)
            }
            return WhySentence(
                "the next responder of \(name(responder)) is \(name(next))",
                "\(name(responder)) 的下一个响应者是 \(name(next))", at, record.rule)
        default: return nil
        }
    }

    private func visit(
        _ view: SubjectID, _ verdict: HitVerdict, _ record: TraceRecord
    ) -> WhySentence {
        let who = name(view)
        if verdict == .inside {
            return WhySentence(
                "\(who) contains the point, so its subviews were asked",
                "触摸点在 \(who) 之内，于是继续询问它的子视图", [record.number], record.rule)
        }
        if verdict == .overridden {
            return WhySentence(
                "\(who)'s own hitTest(_:with:) answered without asking the base class",
                "\(who) 重写的 hitTest(_:with:) 直接给出了回答，没有调用 super", [record.number],
                record.rule, place(of: view))
        }
        let (english, chinese) = refusal(of: view, verdict, at: record)
        return WhySentence(
            "\(who) was not hit: \(english)", "\(who) 没有命中：\(chinese)", [record.number],
            record.rule, place(of: view))
    }

    /// Why a view refused, with the numbers.
    func refusal(
        of id: SubjectID, _ verdict: HitVerdict, at record: TraceRecord
    ) -> (String, String) {
        switch verdict {
        case .inside: return ("the point is inside it", "触摸点在它之内")
        case .hidden: return ("it is hidden", "它是隐藏的")
        case .interactionOff: return ("its user interaction is off", "它关闭了用户交互")
        case .singular:
            return ("its transform leaves it no area", "它的变换使它没有面积")
        case .overridden: return ("its own hitTest answered", "它重写的 hitTest 给出了回答")
        case .faint:
            let alpha = state(at: record).views[id]?.alpha ?? 0
            return (
                "its alpha is \(alpha.decimals(3)), below 0.01",
                "它的 alpha 是 \(alpha.decimals(3))，低于 0.01"
            )
        case .outside:
            let state = state(at: record)
            guard let bounds = state.views[id]?.bounds,
                let location = touch(testedAt: record).flatMap({ state.touch($0)?.location })
                    ?? state.pointer,
                let point = state.convert(location, to: id)
            else { return ("the point is outside it", "触摸点在它之外") }
            let size = "\(Double(bounds.width).brief) × \(Double(bounds.height).brief)"
            return (
                "the point is at (\(point.tenths)) in its coordinates, outside its \(size)",
                "触摸点在它的坐标里是 (\(point.tenths))，不在 \(size) 的范围内"
            )
        }
    }

    private func state(at record: TraceRecord) -> StageState {
        history.state(at: record.number)
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

    private func hitAnswer(
        _ view: SubjectID, _ answer: SubjectID, _ overridden: Bool, _ record: TraceRecord
    ) -> WhySentence {
        let who = name(view)
        let (english, chinese): (String, String)
        if overridden {
            let what: (String, String) =
                answer == view
                ? ("itself", "它自己")
                : answer == .none ? ("nobody", "nil") : (name(answer), name(answer))
            english = "\(who)'s own hitTest(_:with:) answered \(what.0)"
            chinese = "\(who) 重写的 hitTest(_:with:) 返回了 \(what.1)"
        } else if answer == view {
            english = "\(who) answered itself: it contains the point, and no subview took the touch"
            chinese = "\(who) 返回自己：触摸点在它之内，而没有子视图接住触摸"
        } else {
            english = "\(who) passed on what was answered inside it: \(name(answer))"
            chinese = "\(who) 返回了内部的回答：\(name(answer))"
        }
        return WhySentence(
            english, chinese, [record.number], record.rule, overridden ? place(of: view) : nil)
    }
}

extension Double {
    /// Without a fraction that says nothing: "90", "0.5".
    var brief: String {
        let text = decimals(1)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
