/// A recognizer's place in the order of delivery (DL2): deepest view first, within one view last added first.
struct DeliveryPlace: Comparable {
    private var depth = 0
    private var viewSerial = 0
    private var index = 0

    init() {}

    init(of recognizer: UIGestureRecognizer) {
        depth = recognizer.owner?.depth ?? 0
        viewSerial = recognizer.owner?.serial ?? 0
        index = recognizer.turn
    }

    static func < (a: DeliveryPlace, b: DeliveryPlace) -> Bool {
        if a.depth != b.depth { return a.depth > b.depth }
        if a.viewSerial != b.viewSerial { return a.viewSerial < b.viewSerial }
        return a.index > b.index
    }
}
