// What a table has is counted over its sections, and it scrolls to its ends.
extension Scenario {
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 5 : 28
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            tableView.getReusableCell(withClass: UITableViewCell.self, for: indexPath)
        }
    }

    static func play(_ stage: Stage) {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        table.register(cellWithClass: UITableViewCell.self)
        table.dataSource = source
        stage.show(table)
        stage.expect(table.numberOfRows() == 33, "\(table.numberOfRows()) rows")
        stage.expect(table.indexPathForLastRow == IndexPath(row: 27, section: 1), "the last one")
        stage.expect(table.isValidIndexPath(IndexPath(row: 4, section: 0)), "a row that it has")
        stage.expect(!table.isValidIndexPath(IndexPath(row: 5, section: 0)), "one that it lacks")
        table.scrollToBottom(animated: false)
        stage.expect(
            table.contentOffset.y, near: table.contentSize.height - 400, within: 1, "the bottom")
        stage.drag(from: (195, 100), to: (195, 300))
        stage.wait(3)
        stage.expect(table.contentOffset.y < table.contentSize.height - 500, "dragged down")
        table.scrollToTop(animated: false)
        stage.expect(table.contentOffset.y, near: 0, "the top")
    }
}
