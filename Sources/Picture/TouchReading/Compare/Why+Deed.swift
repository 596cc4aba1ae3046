import TouchTrace

/// What a record does in a few words, with stars around the names of those that have a colour.
extension Why {
    func deed(ofRecord serial: Int) -> Wording? {
        guard let record = record(serial) else { return nil }
        func star(_ id: SubjectID) -> String { id == .none ? "nobody" : "*\(name(id))*" }
        func said(_ phase: TouchPhase) -> Wording { WhyWords.phase(phase) }
        return switch record.entry {
        // MARK: The way to a view
        case .visit(let view, .inside):
            Wording("the point is inside \(star(view))", "点在 \(star(view)) 之内")
        case .visit(let view, let verdict):
            Wording(
                "\(star(view)) is passed over: \(Words(language: "en").verdict(verdict))",
                "\(star(view)) 被略过：\(Words(language: "zh").verdict(verdict))")
        case .answer(let view, let answer, _) where view == answer:
            Wording("\(star(view)) returns itself", "\(star(view)) 返回自己")
        case .answer(let view, answer: .none, _):
            Wording("\(star(view)) returns nobody", "\(star(view)) 返回 谁也没有")
        case .answer(let view, let answer, _):
            Wording(
                "\(star(view)) returns \(star(answer))", "\(star(view)) 返回 \(star(answer))")
        case .hit(let touch, _, let view):
            Wording(
                "finger \(name(touch)) hits \(star(view))", "手指 \(name(touch)) 命中 \(star(view))")

        // MARK: Delivery
        case .delivery(let view, _, let phase):
            Wording(
                "\(star(view)) gets \(said(phase).english)",
                "\(star(view)) 得到\(said(phase).chinese)")
        case .hop(let from, let to, _, _):
            Wording(
                "\(star(from)) passes the call on to \(star(to))",
                "\(star(from)) 把调用传给 \(star(to))")
        case .consumed(let by, _):
            Wording("\(star(by)) keeps the call", "\(star(by)) 留下了这个调用")
        case .discarded(let after, _):
            Wording(
                "nobody after \(star(after)) takes the call", "\(star(after)) 之后没有谁接下这个调用")
        case .withheld(let touch, let view, _):
            Wording(
                "\(star(view)) does not get finger \(name(touch))",
                "\(star(view)) 得不到手指 \(name(touch))")
        case .held(_, let view, let phase, let by):
            Wording(
                "\(star(by)) holds \(said(phase).english) back from \(star(view))",
                "\(star(by)) 对 \(star(view)) 扣住\(said(phase).chinese)")
        case .released(_, let view, let phase):
            Wording(
                "\(star(view)) gets \(said(phase).english), which was held back",
                "\(star(view)) 得到被扣住的\(said(phase).chinese)")
        case .dropped(_, let view, let phase, _):
            Wording(
                "\(star(view)) never gets \(said(phase).english)",
                "\(star(view)) 永远得不到\(said(phase).chinese)")
        case .cancellation(let touch, let view, _, _):
            Wording(
                "\(star(view)) loses finger \(name(touch))",
                "\(star(view)) 失去手指 \(name(touch))")

        // MARK: Recognizers
        case .receives(let id, let touch):
            Wording(
                "\(star(id)) receives finger \(name(touch))", "\(star(id)) 得到手指 \(name(touch))")
        case .ignored(let id, let touch):
            Wording(
                "\(star(id)) ignores finger \(name(touch))", "\(star(id)) 不理会手指 \(name(touch))")
        case .question(_, let asked, let about, let answer, _):
            Wording(same: "\(star(asked)) ")
                + (about == asked
                    ? Wording("says ", "说")
                    : Wording("says ", "对 \(star(about))说"))
                + Wording(answer ? "yes" : "no", answer ? "可以" : "不")
                + Wording(about == asked ? "" : " about \(star(about))", "")
        case .transition(let id, let from, let to, _, _):
            Wording(same: "\(star(id)) ") + WhyWords.outcomeThen(from, to)
        case .requirement(let id, let on, .waiting, _):
            Wording("\(star(id)) waits for \(star(on))", "\(star(id)) 等待 \(star(on))")
        case .requirement(let id, let on, .met, _):
            Wording(
                "\(star(id)) need not wait for \(star(on)) any more",
                "\(star(id)) 不必再等 \(star(on))")
        case .action(let sender, _, _, _):
            Wording("\(star(sender)) sends its action", "\(star(sender)) 发送动作")
        case .prevented(let id, let by):
            Wording("\(star(by)) prevents \(star(id))", "\(star(by)) 阻止 \(star(id))")
        default: sentence(of: record).words
        }
    }
}
