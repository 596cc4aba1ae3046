import UIKit

/// Laid out by anchors alone; a panel at the bottom is pulled up by a finger.
final class ProfileViewController: UIViewController {
    let avatar = UIImageView(image: UIImage(systemName: "person.circle"))
    let name = UILabel()
    let follow = UIButton(type: .system)
    let panel = UIView()
    private(set) lazy var panelHeight = panel.heightAnchor.constraint(equalToConstant: 80)
    private(set) var layouts = 0

    private lazy var header: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatar, name])
        stack.axis = .horizontal
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        name.text = "Ada"
        name.font = .preferredFont(forTextStyle: .title2)
        name.textColor = .label
        follow.setTitle("Follow", for: .normal)
        follow.titleLabel?.font = .boldSystemFont(ofSize: 15)
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.cornerRadius = 16
        panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for subview in [header, follow, panel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 64),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            header.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            header.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            safe.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: 16),
            follow.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            follow.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
            follow.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panelHeight,
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
    }

    func open() {
        panelHeight.constant = 300
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction]
        ) {
            self.view.layoutIfNeeded()
        }
    }
}
