import TouchKit
import TouchScript

extension UIViewController {
    /// Prepares the controller to be presented as a sheet, if its line states detents.
    /// - Returns: true if it states some.
    func becomeSheet(_ statement: SceneStatement) -> Bool {
        guard case .controller(_, let clauses) = statement else { return false }
        for case .detents(let heights) in clauses {
            sheetPresentationController?.detents = heights.map { height in
                .custom { _ in CGFloat(height) }
            }
            for case .scrollingExpands(let on) in clauses {
                sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = on
            }
            return true
        }
        return false
    }
}

extension SceneStage {
    /// Adds the recognizer that drags the sheet of a presented controller.
    func adoptSheet(of controller: UIViewController, named name: String) {
        guard let pan = controller.sheetPresentationController?.sheet?.pan else { return }
        adopt(pan, .drag, of: name, on: controller.view)
    }
}
