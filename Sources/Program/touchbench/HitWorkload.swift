import Foundation
import TouchKit

/// Measures finding the view under a point, beside a straightforward recursion.
enum HitWorkload {
    private static let trees: [(name: String, make: () -> HitTree)] = [
        ("flat 10", { .flat(10) }), ("flat 1,000", { .flat(1000) }),
        ("flat 100,000", { .flat(100_000) }), ("deep 10", { .deep(10) }),
        ("deep 100", { .deep(100) }), ("deep 1,000", { .deep(1000) }), ("app", { .app() }),
        ("rotated app", { .app(isTurned: true) }), ("overriding app", { .app(overrides: true) }),
    ]

    static func run() {
        // One class overrides the methods, as in every program.
        let refuser = PlainRefuser(bounds: .zero, center: .zero)
        precondition(refuser.hitTest(.zero) == nil)
        query()
        changeAndQuery()
        first()
        cold()
    }

    // MARK: Tables

    private static func query() {
        Table.print(
            "A query, ns",
            [
                "tree", "recursion", "engine", "ahead", "C++ recursion", "engine beside it",
                "allocations",
            ],
            trees.map { name, make in
                let tree = make()
                let works = queries(in: tree) + [flatQueries(in: tree)]
                for work in works { work(50_000 / (name.contains("00,") ? 100 : 1)) }
                let times = Timing().medians(of: works)
                return [name] + besideBoth(times) + [Timing.allocationsEach(works[1])]
            })
    }

    /// Returns the times of the recursion, the engine and the C++ recursion, and their ratios.
    private static func besideBoth(_ times: [Double]) -> [String] {
        Table.comparison(times[0], times[1])
            + [Table.time(times[2]), Table.ratio(times[1], times[2])]
    }

    private static func changeAndQuery() {
        Table.print(
            "A change and a query, ns",
            [
                "tree", "recursion, move", "engine, move", "ahead", "recursion, add", "engine, add",
                "ahead", "one view moved", "many views moved, each",
            ],
            trees.map { name, make in
                let tree = make()
                let moving = Timing(batches: 21).medians(of: moves(in: tree))
                let adding = Timing(batches: 21).medians(of: additions(in: tree))
                return [name] + Table.comparison(moving[0], moving[1])
                    + Table.comparison(adding[0], adding[1])
                    + [1, 100].map { Table.time(moveAlone(in: make(), views: $0)) }
            })
    }

    private static func first() {
        Table.print(
            "The first queries on a fresh tree, ns",
            ["tree", "recursion", "engine, 1st", "takes", "2nd to 10th, each", "takes"],
            trees.map { name, make in
                let isLarge = name.contains("00,") || name.contains("app")
                let rounds = (0..<(isLarge ? 9 : 61)).map { seed in
                    let tree = make()
                    var random = Chance(seed: UInt64(seed) + 7)
                    let point = random.point()
                    return [
                        Timing.nanoseconds { _ = tree.plain.hitTest(point) },
                        Timing.nanoseconds { _ = tree.window.hitTest(point, with: nil) },
                        Timing.nanoseconds {
                            for _ in 0..<9 { _ = tree.window.hitTest(point, with: nil) }
                        } / 9,
                    ]
                }
                let times = Timing.medians(rounds)
                return [
                    name, Table.time(times[0]), Table.time(times[1]),
                    Table.ratio(times[1], times[0]), Table.time(times[2]),
                    Table.ratio(times[2], times[0]),
                ]
            })
    }

    private static func cold() {
        var evictor = [UInt8](repeating: 1, count: 96 << 20)
        Table.print(
            "A query with cold caches, ns",
            ["tree", "recursion", "engine", "ahead", "C++ recursion", "engine beside it"],
            trees.filter { $0.name.contains("app") || $0.name == "flat 1,000" }.map { name, make in
                let tree = make()
                for work in queries(in: tree) { work(100_000) }
                let flat = FlatTree(of: tree.plain)
                var found: Int32 = 0
                let rounds = Chance.points(seed: 5).prefix(61).map { point in
                    let works = [
                        { _ = tree.plain.hitTest(point) },
                        { _ = tree.window.hitTest(point, with: nil) },
                        { found &+= flat.hit(point) },
                    ]
                    return works.map { work in
                        evict(&evictor)
                        return Timing.nanoseconds(work)
                    }
                }
                return [name] + besideBoth(Timing.medians(rounds))
            })
    }

    // MARK: Works

    /// Returns the queries of the recursion and of the engine, on the same points.
    static func queries(in tree: HitTree) -> [Timing.Work] {
        let points = Chance.points(seed: 3)
        let (plain, window) = (tree.plain, tree.window)
        return [
            { times in
                for index in 0..<times { _ = plain.hitTest(points[index & 4095]) }
            },
            { times in
                for index in 0..<times { _ = window.hitTest(points[index & 4095], with: nil) }
            },
        ]
    }

    /// Returns the queries of the C++ recursion, which knows no overrides.
    private static func flatQueries(in tree: HitTree) -> Timing.Work {
        let points = Chance.points(seed: 3)
        let flat = FlatTree(of: tree.plain)
        for point in points.prefix(100) {
            precondition(flat.hitTest(point) === tree.plain.hitTest(point))
        }
        var sum: Int32 = 0
        return { times in
            for index in 0..<times { sum &+= flat.hit(points[index & 4095]) }
        }
    }

    /// Returns works that move a view back and forth, and look up a point.
    private static func moves(in tree: HitTree) -> [Timing.Work] {
        let points = Chance.points(seed: 4)
        let (plain, window) = (tree.plain, tree.window)
        let views = tree.views
        let picks = points.map { Int($0.x / HitTree.side * CGFloat(views.count)) }
        return [
            { times in
                for index in 0..<times {
                    views[picks[index & 4095]].plain.center.x += index & 1 == 0 ? 0.25 : -0.25
                    _ = plain.hitTest(points[index & 4095])
                }
            },
            { times in
                for index in 0..<times {
                    views[picks[index & 4095]].view.center.x += index & 1 == 0 ? 0.25 : -0.25
                    _ = window.hitTest(points[index & 4095], with: nil)
                }
            },
        ]
    }

    /// Returns works that add a view in front of all others and remove it, with a query each time.
    private static func additions(in tree: HitTree) -> [Timing.Work] {
        let points = Chance.points(seed: 6)
        let (plain, window) = (tree.plain, tree.window)
        let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        let guest = (view: UIView(frame: frame), plain: PlainView(bounds: frame, center: .zero))
        return [
            { times in
                for index in 0..<times {
                    if index & 1 == 0 {
                        plain.addSubview(guest.plain)
                    } else {
                        plain.removeLastSubview()
                    }
                    _ = plain.hitTest(points[index & 4095])
                }
                if times & 1 == 1 { plain.removeLastSubview() }
            },
            { times in
                for index in 0..<times {
                    if index & 1 == 0 {
                        window.addSubview(guest.view)
                    } else {
                        guest.view.removeFromSuperview()
                    }
                    _ = window.hitTest(points[index & 4095], with: nil)
                }
                guest.view.removeFromSuperview()
            },
        ]
    }

    /// Returns the time per move of a hundred moves and one query: of one view, or of many all over
    /// the tree.
    private static func moveAlone(in tree: HitTree, views moved: Int) -> Double {
        let works = queries(in: tree)
        works[1](20_000)
        let views = tree.views
        let batch = moved == 1 ? 100 : min(views.count, moved)
        var step = 0
        return Timing(batches: 21).medians(of: [
            { times in
                for _ in 0..<times {
                    step += 1
                    for index in 0..<batch {
                        let place = moved == 1 ? views.count / 2 : index * 7919 + step
                        let view = views[place % views.count].view
                        view.center.x += step & 1 == 0 ? 0.25 : -0.25
                    }
                    _ = tree.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
                }
            }
        ])[0] / Double(batch)
    }

    /// Writes over more memory than the caches hold.
    private static func evict(_ memory: inout [UInt8]) {
        for index in stride(from: 0, to: memory.count, by: 64) { memory[index] &+= 1 }
    }
}
