import Testing
import TouchKit

/// What code about touches uses beside touches: observed values, presentations, stacks, tables that keep nothing alive.
@Suite struct WantedShapeTests {
    let app = UIApplication()

    private func window(_ controller: UIViewController? = nil) -> UIWindow {
        app.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = controller
            window.makeKeyAndVisible(in: app)
            window.layoutIfNeeded()
            return window
        }
    }

    private func tap(_ x: Double, _ y: Double, at time: Double) {
        let point = CGPoint(x: x, y: y)
        app.send([TouchSample(finger: 1, phase: .began, location: point, timestamp: time)])
        app.send([TouchSample(finger: 1, phase: .ended, location: point, timestamp: time + 0.05)])
    }

    // MARK: Observing

    @Test func anObservedOffsetIsToldWhenAFingerScrolls() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        let window = window()
        window.addSubview(scroll)
        var told: [(CGFloat, CGFloat)] = []
        let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { _, change in
            told.append((change.oldValue?.y ?? -1, change.newValue?.y ?? -1))
        }
        app.send([
            TouchSample(finger: 1, phase: .began, location: CGPoint(x: 100, y: 300), timestamp: 0)
        ])
        for step in 1...5 {
            let point = CGPoint(x: 100.0, y: 300.0 - Double(step) * 10)
            app.send([
                TouchSample(
                    finger: 1, phase: .moved, location: point, timestamp: Double(step) / 60)
            ])
        }
        #expect(told.last?.1 == scroll.contentOffset.y)
        #expect(told.allSatisfy { $0.0 < $0.1 })
        #expect(told.count > 2)
        observation.invalidate()
        let count = told.count
        scroll.contentOffset.y = 900
        #expect(told.count == count)
    }

    private final class Ear: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
        }
    }

    @Test func valuesAreObservedByName() {
        let (view, ear) = (UIView(), Ear())
        view.addObserver(ear, forKeyPath: "alpha", options: [.initial, .new], context: nil)
        view.alpha = 0.5
        view.alpha = 0.5
        view.removeObserver(ear, forKeyPath: "alpha")
        view.alpha = 0.25
        #expect(ear.heard == ["alpha 1.0", "alpha 0.5"])
    }

    @Test func theStateOfARecognizerIsObserved() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window().addSubview(view)
        let press = UITapGestureRecognizer()
        view.addGestureRecognizer(press)
        var states: [UIGestureRecognizer.State] = []
        let observation = press.observe(\.state, options: .new) { recognizer, _ in
            states.append(recognizer.state)
        }
        tap(50, 50, at: 0)
        #expect(states.first == .ended)
        observation.invalidate()
    }

    @Test func whatHangsOnAnObjectGoesWithIt() {
        final class Thing {}
        var (view, thing): (UIView?, Thing?) = (UIView(), Thing())
        let key = UnsafeRawPointer(bitPattern: 1)!
        let plain = Thing()
        hang(thing, on: view!, under: key)
        hang(7, on: plain, under: key)
        weak let kept = thing
        thing = nil
        #expect(hung(on: view!, under: key) as? Thing === kept)
        #expect(hung(on: plain, under: key) as? Int == 7)
        view = nil
        #expect(kept == nil)
    }

    @Test func tablesKeepNothingAliveThatTheyNeedNot() {
        let table = NSMapTable<UIView, UILabel>.weakToStrongObjects()
        var view: UIView? = UIView()
        let label = UILabel()
        table.setObject(label, forKey: view)
        #expect(table.object(forKey: view) === label)
        #expect(table.count == 1)
        view = nil
        #expect(table.count == 0)
    }

    // MARK: Controllers

    @Test func aSheetComesWhereItsPresentationSaysAndGoesByAClock() {
        let presenter = SheetPresenter()
        let window = window(presenter)
        app.perform { presenter.open(closingAfter: 2) }
        #expect(presenter.presentation?.log == ["will begin"])
        app.advance(to: 1)
        #expect(presenter.presentation?.log == ["will begin", "did end true"])
        #expect(presenter.sheet.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
        #expect(window.hitTest(CGPoint(x: 100, y: 300), with: nil) === presenter.sheet.view)
        app.advance(to: 3)
        #expect(presenter.presentation?.log.last == "gone true")
        #expect(presenter.presentedViewController == nil)
        #expect(window.subviews == [presenter.view])
    }

    @Test func aTapBesideASheetClosesIt() {
        let presenter = SheetPresenter()
        _ = window(presenter)
        app.perform { presenter.open(closingAfter: 20) }
        app.advance(to: 1)
        tap(100, 100, at: 1)
        #expect(presenter.presentation?.log.last == "gone true")
    }

    @Test func aStackGoesBackByItsButtonAndFromTheEdge() {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("One", "Two")
        let stack = UINavigationController(rootViewController: first)
        let window = window(stack)
        #expect(first.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        stack.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
        #expect(second.navigationController === stack)
        tap(30, 22, at: 0)
        #expect(stack.topViewController === first)
        stack.pushViewController(second, animated: true)
        for step in 0...10 {
            let point = CGPoint(x: 2.0 + Double(step) * 25, y: 300)
            app.send([
                TouchSample(
                    finger: 1, phase: step == 0 ? .began : .moved, location: point,
                    timestamp: 1 + Double(step) / 60)
            ])
        }
        app.send([
            TouchSample(
                finger: 1, phase: .ended, location: CGPoint(x: 252, y: 300), timestamp: 1.3)
        ])
        #expect(stack.viewControllers == [first])
    }

    @Test func anAlertGoesByItsButton() {
        let controller = UIViewController()
        let window = window(controller)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { chosen.append($0.title ?? "") })
        controller.present(alert, animated: true)
        window.layoutIfNeeded()
        let hit = window.hitTest(CGPoint(x: 160, y: 250), with: nil)
        #expect(hit is UIButton)
        tap(160, 250, at: 0)
        #expect(chosen == ["Yes"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func anAlertIsAsHighAsItsWords() throws {
        let message = "All lines of this list go, and none of them can be brought back afterwards."
        let alert = UIAlertController(title: "Really?", message: message, preferredStyle: .alert)
        let labels = alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Really?", message])
        #expect(labels[0].frame.height == 24)
        #expect(labels[1].frame.height > 40)
        #expect(labels[1].frame.minY == labels[0].frame.maxY)
    }

    // MARK: Tables

    @Test func aRowThatIsChosenTwiceIsChosenOnce() throws {
        let numbers = NumbersController()
        _ = window(numbers)
        let table = try #require(numbers.tableView)
        table.allowsMultipleSelection = true
        for row in [1, 2, 1] {
            table.selectRow(
                at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2])
    }

    @Test func aTapChoosesARowAndADragDoesNot() throws {
        let numbers = NumbersController()
        _ = window(numbers)
        let table = try #require(numbers.tableView)
        #expect(table.contentSize.height == 4400)
        tap(100, 100, at: 1)
        #expect(numbers.log == ["chose 2"])
        #expect(table.indexPathForSelectedRow?.row == 2)
        #expect(table.visibleCells[2].isSelected)
        let cells = table.subviews.count
        for step in 0...20 {
            let point = CGPoint(x: 100.0, y: 400.0 - Double(step) * 15)
            app.send([
                TouchSample(
                    finger: 1, phase: step == 0 ? .began : step == 20 ? .ended : .moved,
                    location: point, timestamp: 2 + Double(step) / 60)
            ])
        }
        app.advance(to: 8)
        #expect(numbers.log == ["chose 2"])
        #expect(table.contentOffset.y > 200)
        #expect(table.subviews.count <= cells + 2)
        let first = try #require(table.visibleCells.first?.textLabel?.text.flatMap(Int.init))
        #expect(first == Int(table.contentOffset.y / 44))
    }

    // MARK: Layout

    private final class Layered: UIView {
        var placed: [String] = []
        override func layoutSublayers(of layer: CALayer) {
            placed.append("layers")
            super.layoutSublayers(of: layer)
        }
        override func layoutSubviews() { placed.append("views") }
    }

    @Test func aViewsLayoutBeginsWithItsLayers() {
        let view = Layered(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.addSublayer(CALayer())
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.placed == ["layers", "views"])
    }

    @Test func whatNoConstraintPlacesStaysWhereItWasPut() {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let view = UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7))
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
        around.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        view.center = CGPoint(x: 100, y: 50)
        width.constant = 60
        around.layoutIfNeeded()
        #expect(view.frame.minX == 80)
        #expect(view.frame.width == 60)
    }

    @Test func aPullRefreshesOnce() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        window().addSubview(scroll)
        func pull() {
            let start = app.now
            for step in 0...30 {
                let point = CGPoint(x: 100, y: 50 + Double(step) * 10)
                app.send([
                    TouchSample(
                        finger: 1, phase: step == 0 ? .began : step == 30 ? .ended : .moved,
                        location: point, timestamp: start + Double(step) / 60)
                ])
            }
            app.advance(to: app.now + 2)
        }
        pull()
        #expect(count == 1)
        #expect(control.isRefreshing)
        control.endRefreshing()
        pull()
        #expect(count == 2)
    }

    // MARK: Letters

    @Test(arguments: [
        ("H:|-10-[a(==100)]-[b]-20-|", CGRect(x: 10, y: 0, width: 100, height: 0), 118.0, 182.0),
        ("H:|[a(b)][b]|", CGRect(x: 0, y: 0, width: 160, height: 0), 160.0, 160.0),
        (
            "|-gap-[a(>=40@900,40)]-(gap)-[b]|", CGRect(x: 5, y: 0, width: 40, height: 0), 50.0,
            270.0
        ),
    ])
    func constraintsAreDrawnWithLetters(format: String, a: CGRect, x: Double, width: Double) {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(view)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: ["gap": 5], views: ["a": first, "b": second]))
        around.layoutIfNeeded()
        #expect(abs(first.frame.minX - a.minX) < 0.001)
        #expect(abs(first.frame.width - a.width) < 0.001)
        #expect(abs(second.frame.minX - x) < 0.001)
        #expect(abs(second.frame.width - width) < 0.001)
    }

    @Test func lettersThatAreNotUnderstoodMakeNothing() {
        #expect(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[a", views: ["a": UIView()])
                .isEmpty)
        #expect(NSLayoutConstraint.constraints(withVisualFormat: "[x]", views: [:]).isEmpty)
    }
}
