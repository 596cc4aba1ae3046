import UIKit

typealias UITextField = UIKit.UITextField
typealias UITextView = UIKit.UITextView

/// A form over a list, with a tap around both that ends editing, as in many apps.
final class FormController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
{
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    let notes = UITextView(frame: CGRect(x: 160, y: 0, width: 160, height: 100))
    let away = UITapGestureRecognizer()
    var log: [String] = []
    var mayEnd = true

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.log.append("touch up") }, for: .touchUpInside)
        away.addTarget(self, action: Selector("dismissKeyboard", FormController.dismissKeyboard))
        view.addGestureRecognizer(away)
        for part in [table, field, notes] { view.addSubview(part) }
    }

    func dismissKeyboard() {
        log.append("away")
        view.endEditing(false)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("chose \(indexPath.row)")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("edit") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        log.append("may end?")
        return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("done") }
}

/// The ways in which a list dismisses the keyboard, by name.
func dismissMode(_ name: String) -> UIScrollView.KeyboardDismissMode {
    switch name {
    case "drag": .onDrag
    case "interactive": .interactive
    default: .none
    }
}
