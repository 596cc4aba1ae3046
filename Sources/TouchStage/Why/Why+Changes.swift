import TouchKit

/// Changes of the scene.
extension Why {
    func change(_ record: TraceRecord) -> WhySentence? {
        let words: (String, String)
        var about = SubjectID.none
        switch record.entry {
        case .viewAdded(let view, let parent, _):
            about = view
            words =
                parent == .none
                ? ("\(name(view)) appeared", "\(name(view)) 出现")
                : (
                    "\(name(view)) was added to \(name(parent))",
                    "\(name(view)) 被加到 \(name(parent)) 里"
                )
        case .viewRemoved(let view):
            words = ("\(name(view)) was removed", "\(name(view)) 被移除")
        case .flag(let view, let flag, let on):
            about = view
            words = (
                "\(flag.rawValue) of \(name(view)) is now \(on ? "on" : "off")",
                "\(name(view)) 的 \(flag.rawValue) 现在为\(on ? "开" : "关")"
            )
        case .alpha(let view, let alpha):
            about = view
            words = (
                "alpha of \(name(view)) is now \(alpha.decimals(3))",
                "\(name(view)) 的 alpha 现在为 \(alpha.decimals(3))"
            )
        case .value(let view, let value):
            about = view
            words = (
                "the value of \(name(view)) is now \(value.decimals(3))",
                "\(name(view)) 的值现在为 \(value.decimals(3))"
            )
        case .windowShown(let window, _):
            words = ("\(name(window)) was shown", "\(name(window)) 显示出来")
        case .windowHidden(let window):
            words = ("\(name(window)) was hidden", "\(name(window)) 被隐藏")
        case .keyWindow(let window):
            words = ("\(name(window)) became key window", "\(name(window)) 成为主窗口")
        case .controllerView(let controller, let view):
            words = (
                "\(name(view)) is the root view of \(name(controller))",
                "\(name(view)) 是 \(name(controller)) 的根视图"
            )
        case .animated(let view, let property, _, let duration, _):
            words = (
                "\(property.rawValue) of \(name(view)) will be drawn changing over "
                    + "\(duration.decimals(3)) s",
                "\(name(view)) 的 \(property.rawValue) 将用 \(duration.decimals(3)) s 画出变化"
            )
        case .bounds(let view, _, _, _, _), .center(let view, _, _),
            .transformLinear(let view, _, _, _, _), .transformOffset(let view, _, _):
            words = ("\(name(view)) moved or changed its size", "\(name(view)) 的位置或大小变了")
        case .background(let view, _, _, _, _), .cornerRadius(let view, _), .text(let view, _),
            .drawing(let view, _):
            words = ("\(name(view)) changed its looks", "\(name(view)) 的外观变了")
        default: return nil
        }
        return WhySentence(
            words.0, words.1, [record.number], record.rule, about == .none ? nil : place(of: about))
    }
}
