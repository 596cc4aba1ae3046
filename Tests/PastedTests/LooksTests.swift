import Testing
import TouchKit

/// What sources of iOS projects set and draw: layers, paths, images, constraints and animations.
@Suite struct LooksTests {
    let app = UIApplication()

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        app.displayIfNeeded()
        return window
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible(in: app)
        app.displayIfNeeded()
        return window
    }

    private func send(_ phase: UITouch.Phase, _ x: Double, _ y: Double) {
        app.send([TouchSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: 0)]
        )
    }

    @Test func theRingIsTurnedByAFinger() {
        let ring = RingSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = show(ring)
        send(.began, 100, 10)
        send(.moved, 190, 100)
        #expect(abs(ring.shownEnd - 0.25) < 1e-9)
        send(.moved, 100, 190)
        #expect(abs(ring.value - 0.5) < 1e-9)
        send(.ended, 100, 190)
        #expect(app.hitTest(CGPoint(x: 100, y: 100)) === ring)
        _ = window
    }

    @Test func anAnimationEndsAtItsTime() {
        let ring = RingSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let window = show(ring)
        var isOver = false
        ring.fillUp(over: 0.5) { isOver = true }
        app.advance(to: 0.4)
        #expect(!isOver && ring.shownEnd == 0)
        app.advance(to: 0.6)
        #expect(isOver && ring.shownEnd == 1)
        _ = window
    }

    @Test func anchorsAreSolved() throws {
        let profile = ProfileViewController()
        let window = show(profile)
        #expect(profile.avatar.bounds.size == CGSize(width: 64, height: 64))
        let avatar = profile.avatar.convert(profile.avatar.bounds, to: nil)
        #expect(avatar.origin == CGPoint(x: 16, y: 20))
        let name = profile.name.convert(profile.name.bounds, to: nil)
        #expect(name.minX == 92 && name.maxX == 304 && name.midY == 52)
        #expect(profile.follow.frame == CGRect(x: 80, y: 94, width: 160, height: 44))
        #expect(profile.panel.frame == CGRect(x: 0, y: 400, width: 320, height: 80))
        #expect(profile.layouts > 0)
        profile.open()
        #expect(profile.panel.frame == CGRect(x: 0, y: 180, width: 320, height: 300))
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        app.displayIfNeeded()
        #expect(profile.panel.frame == CGRect(x: 0, y: 300, width: 400, height: 300))
        #expect(profile.follow.frame.midX == 200 && profile.follow.frame.width == 200)
    }

    @Test func aHiddenViewOfAStackTakesNoRoom() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        stack.distribution = .fillEqually
        stack.spacing = 10
        let window = show(stack)
        #expect(views.map(\.frame.width) == [100, 100, 100])
        #expect(views.map(\.frame.minX) == [0, 110, 220])
        views[1].isHidden = true
        app.displayIfNeeded()
        #expect(views[0].frame.width == 155 && views[2].frame.minX == 165)
        _ = window
    }

    @Test func masksFollowTheSize() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        outer.addSubview(wide)
        outer.frame.size = CGSize(width: 200, height: 150)
        #expect(wide.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    }

    @Test func anAnimatorIsScrubbedAndGoesOn() throws {
        let cards = CardAnimations()
        let window = show(cards)
        cards.expand()
        let animator = try #require(cards.animator)
        app.perform {
            animator.fractionComplete = 0.5
        }
        #expect(cards.card.frame == CGRect(x: 20, y: 20, width: 150, height: 200))
        #expect(cards.card.layer.cornerRadius == 10)
        app.perform {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        #expect(cards.card.frame.size == CGSize(width: 200, height: 300))
        app.advance(to: 0.25)
        #expect(abs(animator.fractionComplete - 0.75) < 1e-9 && cards.log.isEmpty)
        app.advance(to: 0.6)
        #expect(cards.log == ["end"] && !animator.isRunning)
        _ = window
    }

    @Test func aReversedAnimatorGoesBack() throws {
        let cards = CardAnimations()
        let window = show(cards)
        cards.expand()
        let animator = try #require(cards.animator)
        app.perform { animator.startAnimation() }
        app.advance(to: 0.5)
        app.perform {
            animator.pauseAnimation()
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        app.advance(to: 1.1)
        #expect(cards.log == ["start"])
        #expect(cards.card.frame.size == CGSize(width: 100, height: 100))
        _ = window
    }

    @Test func completionsComeAtTheirTimes() {
        let cards = CardAnimations()
        let window = show(cards)
        app.perform {
            cards.hop()
            cards.swap()
            cards.shake()
        }
        #expect(cards.card.layer.animationKeys() == ["shake"])
        #expect(cards.card.alpha == 0.5)
        app.advance(to: 0.6)
        #expect(cards.log == ["swapped"] && cards.card.layer.animationKeys() == nil)
        app.advance(to: 1.2)
        #expect(cards.log == ["swapped", "hopped"])
        _ = window
    }

    @Test func zoomingKeepsItsLimits() {
        let cards = CardAnimations()
        let window = show(cards)
        cards.scrollView.setZoomScale(10, animated: false)
        #expect(cards.scrollView.zoomScale == 3 && cards.log == ["zoom"])
        #expect(cards.scrollView.contentSize == CGSize(width: 1200, height: 1200))
        #expect(cards.photo.frame == CGRect(x: 0, y: 0, width: 1200, height: 1200))
        _ = window
    }

    @Test func pathsKnowInsideFromOutside() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(arc.contains(CGPoint(x: 0, y: 5)) && !arc.contains(CGPoint(x: 0, y: -5)))
        #expect(abs(arc.bounds.height - 10) < 0.1 && abs(arc.currentPoint.x + 10) < 1e-9)
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        let wide = line.copy(
            strokingWithWidth: 20, lineCap: .round, lineJoin: .round, miterLimit: 0)
        #expect(wide.contains(CGPoint(x: 50, y: 9)) && !wide.contains(CGPoint(x: 50, y: 11)))
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        ring.usesEvenOddFillRule = true
        #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func layersHaveGeometryOfTheirOwn() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40))
        let inner = CALayer()
        inner.anchorPoint = .zero
        inner.bounds.size = CGSize(width: 10, height: 10)
        inner.position = CGPoint(x: 5, y: 5)
        layer.addSublayer(inner)
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(layer.hitTest(CGPoint(x: 16, y: 26)) === inner)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
        inner.removeFromSuperlayer()
        #expect(layer.sublayers == nil)
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.layer.opacity = 0.5
        view.layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(view.alpha == 0.5 && view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func colorsCanBeRead() {
        var (hue, brightness): (CGFloat, CGFloat) = (0, 0)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.7, alpha: 1)
            .getHue(&hue, saturation: nil, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.6) < 1e-9 && abs(brightness - 0.7) < 1e-9)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    }

    @Test func imagesLetTouchesThrough() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(!view.isUserInteractionEnabled && view.bounds.size == view.image?.size)
    }
}
