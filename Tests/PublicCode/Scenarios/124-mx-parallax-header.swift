// The header is as high as it is told, and a row that is chosen gives it another height.
extension Scenario {
    static func play(_ stage: Stage) {
        let controller = UIScrollViewExample()
        let header = UIView()
        controller.headerView = header
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        stage.show(controller)
        stage.expect(controller.tableView.parallaxHeader.height, near: 300, "height")
        stage.expect(controller.tableView.parallaxHeader.view === header, "its view")
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 20, section: 0))
        stage.expect(controller.tableView.parallaxHeader.height, near: 200, "another height")
    }
}
