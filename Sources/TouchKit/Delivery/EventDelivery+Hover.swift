extension EventDelivery {
    func hover(_ sample: PointerSample, over view: UIView?) {
        hoveredView = view
    }
}
