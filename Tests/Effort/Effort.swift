import Foundation

/// How much of what could go on for ever is tried: random scenes, lessons one by one, films to their end.
///
/// `make test` does a share of it, in minutes; `make test-all` does it whole. The variable TOUCHSCOPE_EFFORT says how much, 1 for
/// the share.
public enum Effort {
    public static let factor =
        ProcessInfo.processInfo.environment["TOUCHSCOPE_EFFORT"].flatMap(Double.init) ?? 1

    /// Whether all of it is done.
    public static let isFull = factor >= 10

    /// Whether it is more than a minute's worth: `make check` leaves out what takes long in a debug build.
    public static let isUsual = factor >= 0.5

    /// So many at the usual effort, proportionally more or fewer at another.
    public static func count(_ usual: Int) -> Int { max(1, Int(Double(usual) * factor)) }

    /// So many of `all` at the usual effort, evenly spread, from the first to the last; all of them where effort is full.
    public static func sample<Element>(_ all: [Element], _ usual: Int) -> [Element] {
        let count = isFull ? all.count : count(usual)
        guard count < all.count else { return all }
        guard count > 1 else { return Array(all.prefix(1)) }
        return (0..<count).map { all[$0 * (all.count - 1) / (count - 1)] }
    }
}
