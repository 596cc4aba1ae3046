import UIKit

/// A card that is thrown, opened and zoomed.
final class CardAnimations: UIViewController, UIScrollViewDelegate {
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var animator: UIViewPropertyAnimator?
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemTeal
        view.addSubview(card)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 3
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        scrollView.addSubview(photo)
        scrollView.contentSize = photo.bounds.size
        view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }

    func expand() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.9) {
            self.card.frame = CGRect(x: 20, y: 20, width: 200, height: 300)
            self.card.layer.cornerRadius = 20
        }
        animator.addCompletion { position in self.log.append("\(position)") }
        self.animator = animator
    }

    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [-10, 10, -5, 5, 0]
        animation.duration = 0.5
        card.layer.add(animation, forKey: "shake")
    }

    func hop() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                self.card.center.y -= 40
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.card.alpha = 0.5
            }
        } completion: { _ in
            self.log.append("hopped")
        }
    }

    func swap() {
        UIView.transition(
            with: card, duration: 0.3, options: [.transitionCrossDissolve],
            animations: { self.card.backgroundColor = .systemPink },
            completion: { _ in self.log.append("swapped") })
    }
}
