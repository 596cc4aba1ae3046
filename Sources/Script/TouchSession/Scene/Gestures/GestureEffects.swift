import TouchKit
import TouchScript

/// The effects of the action of a scene's recognizer.
struct GestureEffects {
    private var effects: [RecognizerClause]
    private let language: String

    init(_ clauses: [RecognizerClause], language: String) {
        effects = clauses.filter { $0.isEffect }
        self.language = language
    }

    /// The action's name in the trace: its effects, in the scene's words.
    var name: String {
        effects.isEmpty ? "action" : effects.map { $0.word }.joined(separator: " ")
    }

    /// Performs the effects when the recognizer sends its action; does nothing when it was
    /// cancelled.
    func run(_ recognizer: UIGestureRecognizer, on stage: SceneStage) {
        guard recognizer.state != .cancelled else { return }
        for effect in effects {
            switch effect {
            case .moves(let name): move(stage.view(name, or: recognizer), recognizer)
            case .scales(let name): scale(stage.view(name, or: recognizer), recognizer)
            case .rotates(let name): rotate(stage.view(name, or: recognizer), recognizer)
            case .zooms(let name, let scale):
                zoom(stage.view(named: name) as? UIScrollView, to: scale, recognizer)
            case .hides(let name): stage.view(named: name)?.isHidden = true
            case .removes(let name): stage.remove(name)
            case .disables(let name): stage.enable(name, false)
            case .adds(let name): stage.attach(name)
            case .endsEditing: recognizer.view?.window?.endEditing(true)
            case .logs(let text):
                guard let view = recognizer.view else { break }
                stage.application.tracer?.note(text[language], by: view)
            default: break
            }
        }
    }

    /// Moves a view: a pan by its translation, other recognizers to the location of the fingers.
    private func move(_ view: UIView?, _ recognizer: UIGestureRecognizer) {
        guard let view, let parent = view.superview else { return }
        if let pan = recognizer as? UIPanGestureRecognizer {
            let way = pan.translation(in: parent)
            view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
            pan.setTranslation(.zero, in: parent)
        } else if recognizer.state != .ended || !(recognizer is UILongPressGestureRecognizer) {
            view.center = recognizer.location(in: parent)
        }
    }

    private func scale(_ view: UIView?, _ recognizer: UIGestureRecognizer) {
        guard let view, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
        view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    /// Zooms in on the touched place; out again if the scroll view is zoomed.
    private func zoom(
        _ scrollView: UIScrollView?, to scale: CGFloat, _ recognizer: UIGestureRecognizer
    ) {
        guard let scrollView, let view = scrollView.delegate?.viewForZooming(in: scrollView) else {
            return
        }
        guard scrollView.zoomScale <= scrollView.minimumZoomScale else {
            return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        }
        let place = recognizer.location(in: view)
        let size = CGSize(
            width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
        let corner = CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: corner, size: size), animated: true)
    }

    private func rotate(_ view: UIView?, _ recognizer: UIGestureRecognizer) {
        guard let view, let turn = recognizer as? UIRotationGestureRecognizer else { return }
        view.transform = view.transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }
}

extension SceneStage {
    fileprivate func view(_ name: String?, or recognizer: UIGestureRecognizer) -> UIView? {
        name.map { view(named: $0) } ?? recognizer.view
    }
}
