import TouchKit
import TouchScript

extension SceneStage {
    /// Adds the menus, swipe actions, drags, drops and refresh controls that the clauses state. A
    /// view notes in the trace which of its actions was chosen, and what was dropped on it.
    func addInteractions(to view: UIView, named name: String, _ clauses: [ViewClause]) {
        for clause in clauses {
            switch clause {
            case .menu(let actions):
                let items = items(actions, of: view)
                let menu = ContextMenu { _ in items }
                view.addInteraction(menu)
                adopt(menu.press, .menu, of: name, on: view)
            case .drags:
                let source = DragSource { _ in [DraggedItem()] }
                view.addInteraction(source)
                adopt(source.lift, .lift, of: name, on: view)
            case .drops:
                let target = DropTarget()
                target.perform = { [me = Weak(view), stage = Weak(self)] session in
                    guard let view = me.object, let stage = stage.object else { return }
                    let dropped = session.source?.accessibilityIdentifier ?? ""
                    stage.application.tracer?.note(dropped, by: view)
                }
                view.addInteraction(target)
            case .refreshes(let span):
                if let view = view as? UIScrollView { refresh(view, named: name, for: span) }
            default: break
            }
        }
        addSwipeActions(to: view, named: name, clauses)
    }

    /// Gives a scroll view a refresh control, which refreshes for some time whenever it is pulled.
    private func refresh(_ scrollView: UIScrollView, named name: String, for span: Span) {
        let control = UIRefreshControl()
        add(control, named: RefreshControlName.name(of: name))
        let timer = ViewTimer(of: control, after: span.seconds, repeats: false) {
            [control = Weak(control)] in control.object?.endRefreshing()
        }
        control.addAction(UIAction(title: "refreshes") { _ in timer.start() }, for: .valueChanged)
        scrollView.refreshControl = control
    }

    private func addSwipeActions(to view: UIView, named name: String, _ clauses: [ViewClause]) {
        var (leading, trailing): (SwipeSet?, SwipeSet?)
        for clause in clauses {
            switch clause {
            case .leadingActions(let actions): leading = SwipeSet(items(actions, of: view))
            case .trailingActions(let actions): trailing = SwipeSet(items(actions, of: view))
            default: break
            }
        }
        guard leading != nil || trailing != nil else { return }
        let swipe = SwipeActions { _, edge in edge == .leading ? leading : trailing }
        view.addInteraction(swipe)
        adopt(swipe.pan, .swipe, of: name, on: view)
    }

    private func items(_ actions: [LocalizedText], of view: UIView) -> [MenuItem] {
        actions.map { action in
            let title = action[language]
            return MenuItem(title) { [view = Weak(view), stage = Weak(self)] in
                guard let view = view.object, let stage = stage.object else { return }
                stage.application.tracer?.note(title, by: view)
            }
        }
    }
}

/// An item that is dragged from a view of a scene.
private final class DraggedItem {}
