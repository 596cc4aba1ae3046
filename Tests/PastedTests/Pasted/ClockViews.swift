import QuartzCore
import UIKit

/// Grows while it is held, by a timer with a target.
class HoldButton: UIView {
    private var timer: Timer?
    private(set) var count = 0
    private(set) var isFlashing = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        timer?.invalidate()
        let timer = Timer(
            timeInterval: 0.1, target: self, selector: Selector("grow:", HoldButton.grow(_:)),
            userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        timer?.invalidate()
        timer = nil
        isFlashing = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { [weak self] in
            self?.isFlashing = false
        }
    }

    private func grow(_ timer: Timer) {
        count += 1
        if count == 5 { timer.invalidate() }
    }
}

/// Tells a double tap from a single one by hand.
class TapCounter: UIView {
    private(set) var said: [String] = []
    private var pending: DispatchWorkItem?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        pending?.cancel()
        if touch.tapCount == 2 {
            NSObject.cancelPreviousPerformRequests(withTarget: self)
            said.append("double")
            return
        }
        perform(Selector("single", TapCounter.single), with: nil, afterDelay: 0.3)
        let item = DispatchWorkItem { [weak self] in self?.said.append("rested") }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: item)
        DispatchQueue.global(qos: .userInitiated).async {
            let sum = (1...10).reduce(0, +)
            DispatchQueue.main.async { self.said.append("\(sum)") }
        }
    }

    private func single() { said.append("single") }
}

/// Runs on after it is thrown, frame by frame.
class ThrownView: UIView {
    private var link: CADisplayLink?
    private var velocity = CGPoint.zero
    private(set) var frames: [CFTimeInterval] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(
            UIPanGestureRecognizer(
                target: self, action: Selector("panned:", ThrownView.panned(_:))))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            link?.invalidate()
        case .ended:
            velocity = pan.velocity(in: superview)
            let link = CADisplayLink(
                target: self, selector: Selector("step:", ThrownView.step(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        default:
            break
        }
    }

    private func step(_ link: CADisplayLink) {
        frames.append(link.timestamp)
        let seconds = link.targetTimestamp - link.timestamp
        center.x += velocity.x * seconds
        velocity.x *= 0.5
        if abs(velocity.x) < 100 { link.invalidate() }
    }
}

extension Notification.Name {
    static let scoreChanged = Notification.Name("scoreChanged")
}

/// Hears of scores by notification.
class ScoreView: UIView {
    private(set) var score = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        NotificationCenter.default.removeObserver(self)
        guard window != nil else { return }
        NotificationCenter.default.addObserver(
            self, selector: Selector("scored:", ScoreView.scored(_:)), name: .scoreChanged,
            object: nil)
    }

    private func scored(_ notification: Notification) {
        score += notification.userInfo?["points"] as? Int ?? 0
    }
}

/// Ends what it began when it goes.
class BlinkingView: UIView {
    private(set) static var blinks = 0
    private var timer: Timer?
    private var link: CADisplayLink?

    override init(frame: CGRect) {
        super.init(frame: frame)
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
            self?.alpha = 0.5
            BlinkingView.blinks += 1
        }
        NotificationCenter.default.addObserver(
            self, selector: Selector("blink", BlinkingView.blink), name: .scoreChanged, object: nil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit {
        timer?.invalidate()
        link?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }

    private func blink() { BlinkingView.blinks += 1 }
}
