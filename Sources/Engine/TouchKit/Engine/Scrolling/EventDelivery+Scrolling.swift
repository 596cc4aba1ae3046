extension EventDelivery {
    /// CT4: every scroll view around the view of a new touch is asked whether its content gets it, innermost first.
    func scrollViewsAdmit(_ touch: UITouch, to view: UIView) -> Bool {
        var next = view.enclosingScrollView
        while let scrollView = next {
            let answer = scrollView.touchesShouldBegin(
                sets.alone(touch), with: application?.intake.event, in: view)
            trace(.ct4) {
                .question(
                    .touchesShouldBegin, asked: $0.id(scrollView), about: $0.id(view),
                    answer: answer, by: .view)
            }
            if !answer { return false }
            next = scrollView.enclosingScrollView
        }
        return true
    }
}
