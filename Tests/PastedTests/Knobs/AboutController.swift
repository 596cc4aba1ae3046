// swift-format-ignore-file
import UIKit

class LampCell: UITableViewCell {
    weak var lamp: UISwitch!
    private(set) var changes: [Bool] = []

    func switched(_ sender: UISwitch) { changes.append(sender.isOn) }
}

class AboutController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "lamp", for: indexPath)
    }
}
