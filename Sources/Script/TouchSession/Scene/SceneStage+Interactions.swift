import TouchKit
import TouchPicture
import TouchScript

extension SceneStage {
    /// Adds the menus, swipe actions, drags, drops and refresh controls that the clauses state. A
    /// view notes in the trace which of its actions was chosen, what was dropped on it, and which
    /// row was moved where.
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
            case .reorders:
                let mover = RowMover()
                mover.name = OwnRecognizer.reorder.name(of: name)
                mover.moved = { [list = Weak(view), stage = Weak(self)] row, source, place in
                    guard let list = list.object, let stage = stage.object else { return }
                    stage.application.tracer?.note(
                        "\(row.accessibilityIdentifier ?? "") \(source) → \(place)", by: list)
                }
                view.addGestureRecognizer(mover)
                adopt(mover, .reorder, of: name, on: view)
            case .pointerRegions(let regions):
                addPointerRegions(regions, to: view, named: name)
            case .refreshes(let span):
                if let view = view as? UIScrollView { refresh(view, named: name, for: span) }
            default: break
            }
        }
        addSwipeActions(to: view, named: name, clauses)
        addPencil(to: view, clauses)
    }

    /// Adds the regions of a pointer; the view notes in the trace which it enters and leaves.
    private func addPointerRegions(_ regions: [CGRect], to view: UIView, named name: String) {
        let pointer = PointerRegions { [me = Weak(view)] point in
            let all = regions.isEmpty ? me.object.map { [$0.bounds] } ?? [] : regions
            return all.firstIndex { $0.contains(point) }.map { $0 + 1 }
        }
        let note = { [me = Weak(view), stage = Weak(self)] (text: String) in
            guard let view = me.object, let stage = stage.object else { return }
            stage.application.tracer?.note(text, by: view)
        }
        pointer.willEnter = { note("enters region \($0)") }
        pointer.willExit = { note("leaves region \($0)") }
        view.addInteraction(pointer)
        adopt(pointer.hover, .pointer, of: name, on: view)
    }

    /// Has taps and squeezes of a pencil do what the clauses state.
    private func addPencil(to view: UIView, _ clauses: [ViewClause]) {
        var (tap, squeeze): ([ActionEffect], [ActionEffect]) = ([], [])
        for clause in clauses {
            switch clause {
            case .pencilTap(let effects): tap = effects
            case .pencilSqueeze(let effects): squeeze = effects
            default: break
            }
        }
        guard !tap.isEmpty || !squeeze.isEmpty else { return }
        let pencil = PencilGestures()
        pencil.happened = { [me = Weak(view), stage = Weak(self)] event, _ in
            guard let view = me.object, let stage = stage.object else { return }
            switch event {
            case .pencilTap: tap.run(for: view, on: stage)
            case .pencilSqueezeEnded: squeeze.run(for: view, on: stage)
            default: break
            }
        }
        view.addInteraction(pencil)
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
