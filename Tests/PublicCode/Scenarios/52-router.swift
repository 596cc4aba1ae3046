// An event by name goes up the chain.
extension Scenario {
    static func play(_ stage: Stage) {
        let view: UIView = stage.show(UIViewController()).view
        let inner = UIView()
        view.addSubview(inner)
        inner.router(eventName: "tapped", userinfo: ["at": 1])
        var length = 0
        var here: UIResponder? = inner
        while let responder = here { (length, here) = (length + 1, responder.next) }
        stage.expect(length >= 5, "the chain has \(length) links")
    }
}
