import TouchTrace

/// What a record does in a few words, with stars around the names of those that have a colour.
extension Why {
    func deed(ofRecord serial: Int) -> Wording? {
        guard let record = record(serial) else { return nil }
        func star(_ id: SubjectID) -> String { id == .none ? "nobody" : "*\(name(id))*" }
        func chineseStar(_ id: SubjectID) -> String { id == .none ? "谁也没有" : "*\(name(id))*" }
        switch record.entry {
        // MARK: The way to a view
        case .visit(let view, .inside):
            return Wording("the point is inside \(star(view))", "点在 \(star(view)) 之内")
        case .visit(let view, let verdict):
            return Wording(
                "\(star(view)) is passed over: \(Words(language: "en").verdict(verdict))",
                "\(star(view)) 被略过：\(Words(language: "zh").verdict(verdict))")
        case .answer(let view, let answer, _) where view == answer:
            return Wording("\(star(view)) returns itself", "\(star(view)) 返回自己")
        case .answer(let view, let answer, _):
            return Wording(
                "\(star(view)) returns \(star(answer))", "\(star(view)) 返回 \(chineseStar(answer))")
        case .hit(let touch, _, let view):
            return Wording(
                "finger \(name(touch)) hits \(star(view))", "手指 \(name(touch)) 命中 \(star(view))")

        // MARK: Delivery
        case .delivery(let view, _, let phase):
            let words = WhyWords.phase(phase)
            return Wording(
                "\(star(view)) gets \(words.english)", "\(star(view)) 得到\(words.chinese)")
        case .hop(let from, let to, _, _):
            return Wording(
                "\(star(from)) passes the call on to \(star(to))",
                "\(star(from)) 把调用传给 \(star(to))")
        case .consumed(let by, _):
            return Wording("\(star(by)) keeps the call", "\(star(by)) 留下了这个调用")
        case .discarded(let after, _):
            return Wording(
                "nobody after \(star(after)) takes the call", "\(star(after)) 之后没有谁接下这个调用")
        case .withheld(let touch, let view, _):
            return Wording(
                "\(star(view)) does not get finger \(name(touch))",
                "\(star(view)) 得不到手指 \(name(touch))")
        case .held(_, let view, let phase, let by):
            let words = WhyWords.phase(phase)
            return Wording(
                "\(star(by)) holds \(words.english) back from \(star(view))",
                "\(star(by)) 对 \(star(view)) 扣住\(words.chinese)")
        case .released(_, let view, let phase):
            let words = WhyWords.phase(phase)
            return Wording(
                "\(star(view)) gets \(words.english), which was held back",
                "\(star(view)) 得到被扣住的\(words.chinese)")
        case .dropped(_, let view, let phase, _):
            let words = WhyWords.phase(phase)
            return Wording(
                "\(star(view)) never gets \(words.english)", "\(star(view)) 永远得不到\(words.chinese)")
        case .cancellation(let touch, let view, _, _):
            return Wording(
                "\(star(view)) loses finger \(name(touch))",
                "\(star(view)) 失去手指 \(name(touch))")

        // MARK: Recognizers
        case .receives(let id, let touch):
            return Wording(
                "\(star(id)) receives finger \(name(touch))", "\(star(id)) 得到手指 \(name(touch))")
        case .ignored(let id, let touch):
            return Wording(
                "\(star(id)) ignores finger \(name(touch))", "\(star(id)) 不理会手指 \(name(touch))")
        case .question(_, let asked, let about, let answer, _):
            let whom =
                about == asked
                ? Wording("", "") : Wording(" about \(star(about))", "对 \(star(about))")
            return Wording(
                "\(star(asked)) says \(answer ? "yes" : "no")\(whom.english)",
                "\(star(asked)) \(whom.chinese)说\(answer ? "可以" : "不")")
        case .transition(let id, let from, let to, _, _):
            let outcome = WhyWords.outcomeThen(from, to)
            return Wording("\(star(id)) \(outcome.english)", "\(star(id)) \(outcome.chinese)")
        case .requirement(let id, let on, .waiting, _):
            return Wording("\(star(id)) waits for \(star(on))", "\(star(id)) 等待 \(star(on))")
        case .requirement(let id, let on, .met, _):
            return Wording(
                "\(star(id)) need not wait for \(star(on)) any more",
                "\(star(id)) 不必再等 \(star(on))")
        case .action(let sender, _, _, _):
            return Wording("\(star(sender)) sends its action", "\(star(sender)) 发送动作")
        case .prevented(let id, let by):
            return Wording("\(star(by)) prevents \(star(id))", "\(star(by)) 阻止 \(star(id))")
        default: return sentence(of: record).words
        }
    }
}
