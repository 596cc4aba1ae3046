// swift-format-ignore-file
// Generated from Main.storyboard by touchscope import. Each object is created when it is first used.
import UIKit

func addMainStoryboard() {
    InterfaceFiles.addStoryboard(
        "Main", initial: "nav-01", scenes: [
            InterfaceScene("nav-01") { MainStoryboardScene1() },
            InterfaceScene("knb-01", identifier: "knobs") { MainStoryboardScene2() },
            InterfaceScene("abt-01", identifier: "about") { MainStoryboardScene3() },
        ])
}

private final class MainStoryboardScene1: InterfaceObjects {
    override func makeController() -> UIViewController {
        let controller = UINavigationController(coder: NSCoder())!
        controller.viewControllers = [UIStoryboard(name: "Main", bundle: nil).controller(id: "knb-01")!]
        return controller
    }

    override func load(into owner: Any?) -> [Any] {
        let top: [Any] = []
        return top
    }
}

private final class MainStoryboardScene2: InterfaceObjects {
    lazy var view1 = make(UIView.self) { [self] view in
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = UIColor.systemBackground
        view.addSubview(view2)
        view.addSubview(label1)
        view.addSubview(button1)
        view.addSubview(button2)
        view.addSubview(slider1)
        view.addSubview(datePicker1)
    }
    lazy var view2 = make(KnobView.self) { [self] view in
        view.frame = CGRect(x: 95, y: 200, width: 200, height: 200)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        view.addSubview(view3)
    }
    lazy var view3 = make(UIView.self) { view in
        view.frame = CGRect(x: 90, y: 10, width: 20, height: 40)
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        view.isUserInteractionEnabled = false
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
    lazy var constraint1 = NSLayoutConstraint(
        item: view2, attribute: .width, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 200)
    lazy var constraint2 = NSLayoutConstraint(
        item: view2, attribute: .width, relatedBy: .equal,
        toItem: view2, attribute: .height,
        multiplier: 1 / 1, constant: 0)
    lazy var label1 = make(UILabel.self) { view in
        view.frame = CGRect(x: 95, y: 430, width: 200, height: 21)
        view.isUserInteractionEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        view.contentMode = .left
        view.text = "Turn me"
        view.textAlignment = .center
        view.numberOfLines = 0
        view.lineBreakMode = .byTruncatingTail
        view.font = UIFont.boldSystemFont(ofSize: 17)
        view.textColor = UIColor.label
        view.shadowOffset = CGSize(width: 0, height: 1)
        view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    }
    lazy var button1 = make(UIButton.self) { view in
        view.frame = CGRect(x: 20, y: 600, width: 160, height: 50)
        view.autoresizingMask = [.flexibleRightMargin, .flexibleTopMargin]
        view.tag = 7
        view.setTitle("Reset", for: .normal)
    }
    lazy var button2 = make(UIButton.self) { view in
        view.frame = CGRect(x: 210, y: 600, width: 160, height: 50)
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        view.setTitle("About", for: .normal)
    }
    lazy var slider1 = make(UISlider.self) { view in
        view.frame = CGRect(x: 93, y: 500, width: 204, height: 31)
        view.minimumValue = 0
        view.maximumValue = 12
        view.value = 3
    }
    lazy var datePicker1 = make(UIView.self) { view in
        view.frame = CGRect(x: 20, y: 700, width: 350, height: 100)
    }
    lazy var constraint3 = NSLayoutConstraint(
        item: view2, attribute: .centerX, relatedBy: .equal,
        toItem: view1, attribute: .centerX,
        multiplier: 1, constant: 0)
    lazy var constraint4 = NSLayoutConstraint(
        item: view2, attribute: .top, relatedBy: .equal,
        toItem: view1.safeAreaLayoutGuide, attribute: .top,
        multiplier: 1, constant: 200)
    lazy var constraint5 = NSLayoutConstraint(
        item: label1, attribute: .top, relatedBy: .equal,
        toItem: view2, attribute: .bottom,
        multiplier: 1, constant: 30)
    lazy var constraint6 = NSLayoutConstraint(
        item: label1, attribute: .centerX, relatedBy: .equal,
        toItem: view2, attribute: .centerX,
        multiplier: 1, constant: 0)
    lazy var barButtonItem1 = UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil)
    lazy var tapGestureRecognizer1 = UITapGestureRecognizer()

    override func makeController() -> UIViewController {
        let controller = KnobsController(coder: NSCoder())!
        controller.title = "Knobs"
        controller.navigationItem.title = "Knobs"
        controller.navigationItem.rightBarButtonItems = [barButtonItem1]
        controller.segues.append(InterfaceSegue(.show, "about", to: "abt-01"))
        return controller
    }

    override func load(into owner: Any?) -> [Any] {
        let top: [Any] = [view1, tapGestureRecognizer1]
        constraint1.isActive = true
        constraint2.isActive = true
        constraint3.isActive = true
        constraint4.isActive = true
        constraint5.isActive = true
        constraint6.priority = UILayoutPriority(750)
        constraint6.isActive = true
        tapGestureRecognizer1.numberOfTapsRequired = 2
        view2.steps = 12
        view2.ink = UIColor.systemYellow
        view2.isTicking = true
        view2.unit = "\"dB\""
        view2.layer.cornerRadius = 100
        view2.addGestureRecognizer(tapGestureRecognizer1)
        if let owner = owner as? KnobsController {
            owner.view = view1
            owner.knob = connected(view2)
            owner.label = connected(label1)
            owner.slider = connected(slider1)
            owner.top = connected(constraint4)
            owner.buttons = connected(all: [button1, button2])
            view2.delegate = connected(owner)
            button1.addTarget(owner, action: Selector("reset:", KnobsController.reset(_:)), for: .touchUpInside)
            button2.addTarget(owner, action: InterfaceSegue(.show, "about", to: "abt-01").action, for: .touchUpInside)
            slider1.addTarget(owner, action: Selector("slid", KnobsController.slid), for: .valueChanged)
            barButtonItem1.target = owner
            barButtonItem1.action = Selector("reset:", KnobsController.reset(_:))
            tapGestureRecognizer1.addTarget(owner, action: Selector("tappedTwice:", KnobsController.tappedTwice(_:)))
        }
        view2.awakeFromNib()
        return top
    }
}

private final class MainStoryboardScene3: InterfaceObjects {
    lazy var tableView1 = make(UITableView.self) { view in
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        view.rowHeight = 60
    }

    override func makeController() -> UIViewController {
        let controller = AboutController(coder: NSCoder())!
        controller.title = "About"
        return controller
    }

    override func load(into owner: Any?) -> [Any] {
        let top: [Any] = [tableView1]
        tableView1.register(UINib { MainStoryboardScene3Cell1() }, forCellReuseIdentifier: "lamp")
        if let owner = owner as? AboutController {
            owner.view = tableView1
            tableView1.dataSource = connected(owner)
            tableView1.delegate = connected(owner)
        }
        return top
    }
}

private final class MainStoryboardScene3Cell1: InterfaceObjects {
    lazy var tableViewCell1 = make(LampCell.self) { view in
        view.frame = CGRect(x: 0, y: 50, width: 390, height: 60)
        view.autoresizingMask = []
    }
    lazy var switch1 = make(UISwitch.self) { view in
        view.frame = CGRect(x: 20, y: 15, width: 51, height: 31)
        view.isOn = true
    }

    override func load(into owner: Any?) -> [Any] {
        let top: [Any] = [tableViewCell1]
        tableViewCell1.contentView.contentMode = .center
        tableViewCell1.contentView.addSubview(switch1)
        tableViewCell1.lamp = connected(switch1)
        switch1.addTarget(tableViewCell1, action: Selector("switched:", LampCell.switched(_:)), for: .valueChanged)
        return top
    }
}
