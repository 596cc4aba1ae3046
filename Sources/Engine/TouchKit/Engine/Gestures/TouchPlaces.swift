/// The locations of a recognizer's touches, in window coordinates. Usually there is one, which
/// needs no array.
package struct TouchPlaces {
    private(set) var count = 0
    private var first = CGPoint.zero
    private var others: [CGPoint] = []

    init() {}

    init(_ place: CGPoint) {
        (count, first) = (1, place)
    }

    subscript(index: Int) -> CGPoint { index == 0 ? first : others[index - 1] }

    @inline(__always)
    mutating func note(_ touches: TouchList) {
        count = touches.count
        if count == 0 { return }
        first = touches[0].moment.location
        if count > 1 || !others.isEmpty { others = touches.dropFirst().map({ $0.moment.location }) }
    }

    /// The middle of all locations; nil if there are none.
    var centroid: CGPoint? {
        if count == 0 { return nil }
        var sum = first
        for place in others {
            sum.x += place.x
            sum.y += place.y
        }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
