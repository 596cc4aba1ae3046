/// An object that adds behavior to a view, often by recognizers of its own (IN1).
@MainActor public protocol UIInteraction: AnyObject {
    /// The view that it is attached to.
    var view: UIView? { get }
    /// Called before it is moved to another view.
    func willMove(to view: UIView?)
    /// Called after it was moved to another view.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added.
    public var interactions: [UIInteraction] {
        get { looks?.interactions ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds `interaction`, and removes it from the view it was on (IN1).
    public func addInteraction(_ interaction: UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownLooks.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes `interaction` with its recognizers; in mid-gesture they are cancelled or fail at
    /// once (IN1, SM5).
    public func removeInteraction(_ interaction: UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownLooks.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// An interaction whose recognizers are on its view as long as it is (IN1).
package class RecognizingInteraction: UIInteraction {
    @Weak package private(set) final var view: UIView?

    /// The recognizers that it brings, in the order in which they are added.
    package var recognizers: [UIGestureRecognizer] { [] }

    package func willMove(to view: UIView?) {
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    package func didMove(to view: UIView?) {
        self.view = view
        for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
    }
}

/// An entry of a menu, or a button beside a row that is swiped.
package struct MenuItem {
    package let title: String
    /// The color of a button behind a row; nil for gray. Menus show only that of the text.
    package var color: UIColor?
    /// Indicates whether it can be chosen.
    package var isEnabled = true
    /// The closure to run when it is chosen.
    package let perform: () -> Void

    package init(
        _ title: String, color: UIColor? = nil, isEnabled: Bool = true,
        perform: @escaping () -> Void
    ) {
        (self.title, self.color, self.isEnabled) = (title, color, isEnabled)
        self.perform = perform
    }
}
