import TouchPicture

// The language cannot say whether a class overrides a method. On Linux the answer can be read from
// the class's table of methods: a subclass that overrides nothing has the same entries there as
// `UIView`. The positions of the entries are not assumed but learned from probes, classes that
// override just one of them, and whatever does not look as expected leads to the safe answer: a
// class not known to be plain may override, and is asked.
extension HitOverrides {
    /// Returns the parts that the class of `view` may do differently from `UIView` with its stored
    /// properties. It certainly does the rest as `UIView`.
    static func ownWays(of view: UIView) -> Ways {
        let type: AnyClass = Swift.type(of: view)
        if type == UIView.self || type == UILabel.self { return [] }
        guard let watched else { return .all }
        let (own, base) = (table(of: type), table(of: UIView.self))
        var ways: Ways = []
        for entry in watched where own[entry.place] != base[entry.place] { ways.insert(entry.way) }
        return ways
    }

    /// The places in a class's table that matter; nil if they are not known.
    static var watched = learned()

    // MARK: Learning

    private static func learned() -> [(place: Int, way: Ways)]? {
        #if os(Linux)
            var watched: [(place: Int, way: Ways)] = []
            for (probe, way) in probes {
                guard let found = placesOverridden(by: probe), (1...3).contains(found.count) else {
                    return nil
                }
                watched += found.map { ($0, way) }
            }
            // Each learned place tells the probes apart, and no plain class differs in any.
            guard Set(watched.map({ $0.place })).count == watched.count else { return nil }
            return watched
        #else
            return nil
        #endif
    }

    /// Returns the places where `probe` differs from `UIView`, except those that differ from class
    /// to class anyway.
    private static func placesOverridden(by probe: UIView.Type) -> [Int]? {
        guard let size = tableSize(of: UIView.self, heirOf: ViewAppearance.self),
            let own = tableSize(of: probe, heirOf: UIView.self), own >= size,
            tableSize(of: PlainProbe.self, heirOf: UIView.self) != nil,
            tableSize(of: PlainHeir.self, heirOf: PlainProbe.self) != nil
        else { return nil }
        let base = table(of: UIView.self)
        let plain = [table(of: PlainProbe.self), table(of: PlainHeir.self)]
        return (firstMethod..<size).filter { place in
            table(of: probe)[place] != base[place] && plain.allSatisfy { $0[place] == base[place] }
        }
    }

    // MARK: The table

    // A class object on Linux, in words: its kind, its superclass, flags and sizes in three words,
    // its description, its field destroyer; then the methods, the superclass's first.
    private static let firstMethod = 7

    // A class is a pointer to its table, which is never freed; values read from it are checked for
    // sense first.
    private static func table(of type: AnyClass) -> UnsafePointer<UInt> {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Returns the number of words; nil if the class object is not as described above.
    private static func tableSize(of type: AnyClass, heirOf superclass: AnyClass) -> Int? {
        let words = table(of: type)
        guard words[1] == UInt(bitPattern: table(of: superclass)) else { return nil }
        let size = Int(words[4] & 0xFFFF_FFFF) - Int(words[4] >> 32)
        return (firstMethod * 8...1 << 16).contains(size) ? size / 8 : nil
    }

    // MARK: Probes

    private static let probes: [(UIView.Type, Ways)] = [
        (HitTestProbe.self, .hitTest), (PointProbe.self, .inside), (HiddenProbe.self, .place),
        (AlphaProbe.self, .place), (InteractionProbe.self, .place), (BoundsProbe.self, .place),
        (CenterProbe.self, .place), (TransformProbe.self, .place),
    ]

    private class PlainProbe: UIView {}
    private final class PlainHeir: PlainProbe {}

    private final class HitTestProbe: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    private final class PointProbe: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    private final class HiddenProbe: UIView {
        override var isHidden: Bool { didSet {} }
    }
    private final class AlphaProbe: UIView {
        override var alpha: CGFloat { didSet {} }
    }
    private final class InteractionProbe: UIView {
        override var isUserInteractionEnabled: Bool { didSet {} }
    }
    private final class BoundsProbe: UIView {
        override var bounds: CGRect { didSet {} }
    }
    private final class CenterProbe: UIView {
        override var center: CGPoint { didSet {} }
    }
    private final class TransformProbe: UIView {
        override var transform: CGAffineTransform { didSet {} }
    }
}
