// Pulled straight down and let go, it does what its middle does; to the right, what is there.
extension Scenario {
    private final class Told: NSObject, ADChromePullToRefreshDelegate {
        var told: [String] = []
        func chromePullToRefresh(
            _ pullToRefresh: ADChromePullToRefresh,
            viewWithType: ADChromePullToRefreshActionViewType
        ) -> ADChromePullToRefreshActionView {
            switch viewWithType {
            case .left: return ADChromePullToRefreshLeftActionView.leftActionView()
            case .center: return ADChromePullToRefreshCenterActionView.centerActionView()
            case .right: return ADChromePullToRefreshRightActionView.rightActionView()
            }
        }
        func chromePullToRefresh(
            _ pullToRefresh: ADChromePullToRefresh,
            actionForViewWithType: ADChromePullToRefreshActionViewType
        ) -> ADChromePullToRefreshAction? {
            { [weak self] in self?.told.append("\(actionForViewWithType)") }
        }
    }

    static func play(_ stage: Stage) {
        let told = Told()
        let view: UIView = stage.show(UIViewController()).view
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 64))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 64, width: 390, height: 780))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 2000)
        view.addSubview(scroll)
        view.addSubview(bar)
        let refresh = ADChromePullToRefresh(
            view: bar, forScrollView: scroll, scrollViewOriginalOffsetY: 0, delegate: told)
        refresh.setUpConstraints()
        stage.settle()
        stage.drag(from: (195, 200), to: (195, 260), steps: 20)
        stage.wait(2)
        stage.expect(told.told.isEmpty, "a short pull: \(told.told)")
        stage.drag(from: (195, 200), to: (195, 500), steps: 20, lifting: false)
        stage.expect(bar.alpha, near: 0, "the bar is hidden")
        stage.up()
        stage.wait(2)
        stage.expect(told.told == ["center"], "\(told.told)")
        refresh.completePullToRefresh()
        stage.wait(2)
        stage.expect(scroll.contentInset.top, near: 0, "closed")
    }
}
