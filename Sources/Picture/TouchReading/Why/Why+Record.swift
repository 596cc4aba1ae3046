import TouchPicture
import TouchTrace

/// What each kind of record says, and why.
extension Why {
    func sentence(of record: TraceRecord) -> WhySentence {
        let time = moment(record)
        return switch record.entry {
        // MARK: Input
        case .sample(let touch, let finger, let phase, let x, let y):
            sampled(touch == .none ? "\(finger)" : name(touch), phase, CGPoint(x: x, y: y), record)
        case .repaired(let finger, let fault): repaired(finger, fault, record)
        case .enqueued(let samples, let waiting):
            record.fact(
                "an event of \(Int(samples).counted("sample")) entered the queue, "
                    + "which then held \(waiting)",
                "一个含 \(samples) 个采样的事件进入队列，此时队列里有 \(waiting) 个事件")
        case .taken:
            record.fact(
                "the application took the event from the queue at \(time)",
                "\(time)，应用从队列里取出这个事件")
        case .sendEvent(let by):
            record.fact(
                "the event came to \(name(by))'s sendEvent", "事件来到 \(name(by)) 的 sendEvent")
        case .swallowed(let by):
            record.fact(
                "\(name(by)) swallowed the event: its sendEvent did not call super",
                "\(name(by)) 拦截了这个事件：它重写的 sendEvent 没有调用 super", at: place(of: by))
        case .interrupted:
            record.fact("the system interrupted all touches at \(time)", "\(time)，系统中断了所有触摸")
        case .systemEvent(let event):
            record.fact(
                "the system sent \(event.rawValue) at \(time)", "\(time)，系统发来 \(event.rawValue)")
        case .sequenceEnded:
            record.fact(
                "the sequence ended at \(time): the last finger lifted",
                "\(time)，触摸序列结束：最后一根手指抬起了")
        case .pointer(let phase, let x, let y):
            record.fact(
                Wording("the pointer ", "指针") + WhyWords.deed(phase)
                    + Wording(same: " (\(CGPoint(x: x, y: y).tenths))"))
        case .pointerHit(let view):
            record.fact("the pointer is over \(name(view))", "指针位于 \(name(view)) 上方")

        // MARK: Hit-testing
        case .hitTestBegan(let touch, let window):
            record.fact(
                "the hit-test for finger \(name(touch)) asks \(name(window))",
                "为手指 \(name(touch)) 做命中测试：询问 \(name(window))")
        case .visit(let view, let verdict): visit(view, verdict, record)
        case .answer(let view, let answer, let overridden):
            hitAnswer(view, answer, overridden, record)
        case .hit(let touch, let window, let view):
            record.fact(
                "finger \(name(touch)) hit \(name(view)) in \(name(window)), and stays with it "
                    + "until it lifts",
                "手指 \(name(touch)) 命中 \(name(window)) 里的 \(name(view))，抬起之前一直属于它",
                at: place(of: view))
        case .chain(_, let responder, next: .none):
            record.fact(
                "the responder chain ends at \(name(responder))", "响应者链到 \(name(responder)) 为止")
        case .chain(_, let responder, let next):
            record.fact(
                "the next responder of \(name(responder)) is \(name(next))",
                "\(name(responder)) 的下一个响应者是 \(name(next))")

        // MARK: Delivery
        case .delivery(let to, let touch, let phase): delivered(to, touch, phase, record)
        case .withheld(let touch, let view, let reason):
            withheld(touch, view, reason, record)
        case .held(let touch, let view, let phase, let by):
            held(touch, view, phase, by, record)
        case .released(let touch, let view, let phase):
            released(touch, view, phase, record)
        case .dropped(let touch, let view, let phase, let by):
            dropped(touch, view, phase, by, record)
        case .cancellation(let touch, let view, let by, let reason):
            cancellation(touch, view, by, reason, record)
        case .hop(let from, let to, let method, let how):
            hop(from, to, method.rawValue, how, record)
        case .consumed(let by, let method): consumed(by, method.rawValue, record)
        case .handled(let by, let method):
            record.fact(
                "\(name(by)) handled \(method.rawValue)", "\(name(by)) 处理了 \(method.rawValue)",
                at: place(of: by))
        case .discarded(let after, let method):
            record.fact(
                "\(method.rawValue) was discarded: \(name(after)) is the last of the responder "
                    + "chain and passed it on",
                "\(method.rawValue) 被丢弃：\(name(after)) 已是响应者链的末端，仍把它往下传")
        case .note(let by, let text):
            record.fact(
                Wording("\(name(by)) says: ", "\(name(by)) 说：") + Wording(same: trace[text].visible)
            )

        // MARK: Recognizers
        case .receives(let id, let touch): receives(id, touch, record)
        case .ignored(let id, let touch):
            record.fact(
                "\(name(id)) ignores finger \(name(touch)) from \(time) on",
                "从 \(time) 起，\(name(id)) 不再理会手指 \(name(touch))", at: place(of: id))
        case .question(let question, let asked, let about, let answer, let by):
            self.question(question, asked, about, answer, by, record)
        case .transition(let id, let from, let to, let reason, let because):
            transition(id, from, to, reason, because, record)
        case .refused(let id, let from, let to, let reason):
            refused(id, from, to, reason, record)
        case .measure(let id, let quantity, let value, let threshold):
            measured(id, quantity, value, threshold, record)
        case .action(let sender, let target, let action, let event):
            sent(sender, target, action, event, record)
        case .prevented(let id, let by):
            record.fact(
                "\(name(by)) prevents \(name(id)): it was recognised first, and nobody allows both",
                "\(name(by)) 阻止了 \(name(id))：它先被识别，而没有谁允许两者同时识别")
        case .requirement(let id, let on, let standing, let origin):
            requirement(id, on, standing, origin, record)
        case .timer(let owner, let purpose, let standing, let due):
            timer(owner, purpose, standing, due, record)
        case .reset(let id):
            record.fact(
                "\(name(id)) started anew at \(time): all its touches had ended",
                "\(time)，\(name(id)) 重新开始：它的触摸都已结束")
        case .recognizerAdded(let id, let view, _):
            record.fact(
                "\(name(id)) was added to \(name(view))", "\(name(id)) 被加到 \(name(view)) 上",
                at: place(of: id))
        case .recognizerRemoved(let id):
            record.fact("\(name(id)) was removed", "\(name(id)) 被移除")
        case .recognizerEnabled(let id, let on):
            record.fact(
                "\(name(id)) was switched \(on ? "on" : "off")",
                "\(name(id)) 被\(on ? "启用" : "停用")")

        // MARK: The scene
        case .viewAdded(let view, parent: .none, _):
            record.fact("\(name(view)) appeared", "\(name(view)) 出现", at: place(of: view))
        case .viewAdded(let view, let parent, _):
            record.fact(
                "\(name(view)) was added to \(name(parent))",
                "\(name(view)) 被加到 \(name(parent)) 里", at: place(of: view))
        case .viewRemoved(let view):
            record.fact("\(name(view)) was removed", "\(name(view)) 被移除")
        case .bounds(let view, _, _, _, _), .center(let view, _, _),
            .transformLinear(let view, _, _, _, _), .transformOffset(let view, _, _):
            record.fact("\(name(view)) moved or changed its size", "\(name(view)) 的位置或大小变了")
        case .background(let view, _, _, _, _), .cornerRadius(let view, _), .text(let view, _),
            .drawing(let view, _):
            record.fact("\(name(view)) changed its looks", "\(name(view)) 的外观变了")
        case .flag(let view, let flag, let on):
            record.fact(
                "\(flag.rawValue) of \(name(view)) is now \(on ? "on" : "off")",
                "\(name(view)) 的 \(flag.rawValue) 现在为\(on ? "开" : "关")", at: place(of: view))
        case .alpha(let view, let alpha):
            record.fact(
                "alpha of \(name(view)) is now \(alpha.decimals(3))",
                "\(name(view)) 的 alpha 现在为 \(alpha.decimals(3))", at: place(of: view))
        case .value(let view, let value):
            record.fact(
                "the value of \(name(view)) is now \(value.decimals(3))",
                "\(name(view)) 的值现在为 \(value.decimals(3))", at: place(of: view))
        case .animated(let view, let property, _, let duration, _):
            record.fact(
                "\(property.rawValue) of \(name(view)) will be drawn changing over "
                    + "\(duration.decimals(3)) s",
                "\(name(view)) 的 \(property.rawValue) 将用 \(duration.decimals(3)) s 画出变化")
        case .windowShown(let window, _):
            record.fact("\(name(window)) was shown", "\(name(window)) 显示出来")
        case .windowHidden(let window):
            record.fact("\(name(window)) was hidden", "\(name(window)) 被隐藏")
        case .keyWindow(let window):
            record.fact("\(name(window)) became key window", "\(name(window)) 成为主窗口")
        case .controllerView(let controller, let view):
            record.fact(
                "\(name(view)) is the root view of \(name(controller))",
                "\(name(view)) 是 \(name(controller)) 的根视图")
        case .firstResponder(let responder):
            record.fact(
                "\(name(responder)) became first responder", "\(name(responder)) 成为第一响应者")
        }
    }
}
