import Foundation
import Testing
import TouchCanvas
import TouchPicture

@Suite("Real pictures painted the fast way look as they do painted the plain way")
struct PaintingTests {
    @Test("Each golden")
    func goldens() throws {
        let fast = Canvas(typesetter: try Typesetter())
        var plain = fast
        plain.isPlain = true
        for (name, picture) in try GoldenPictures().all {
            let (a, b) = (
                try fast.image(of: picture, scale: 1.25), try plain.image(of: picture, scale: 1.25)
            )
            let (largest, many) = a.bytes.withUnsafeBufferPointer { a in
                b.bytes.withUnsafeBufferPointer { b in
                    var (largest, many) = (0, 0)
                    for index in a.indices where a[index] != b[index] {
                        let difference = abs(Int(a[index]) - Int(b[index]))
                        largest = max(largest, difference)
                        if difference > 8 { many += 1 }
                    }
                    return (largest, many)
                }
            }
            // Only smooth edges may differ, where several lie over each other by a little more: Cairo puts straight lines for
            // curves, a tenth of a pixel off.
            #expect(largest <= 48, "\(name)")
            #expect(many * 400 < a.bytes.count, "\(name): \(many) of \(a.bytes.count)")
        }
    }
}
