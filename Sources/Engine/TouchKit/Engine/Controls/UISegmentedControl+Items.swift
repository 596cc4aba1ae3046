extension UISegmentedControl {
    /// Creates a control with segments of the given titles.
    public convenience init(items: [Any]?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 80 * (items?.count ?? 0), height: 32))
        for (place, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String ?? "\(item)", at: place, animated: false)
        }
    }
}
