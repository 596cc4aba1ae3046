import Foundation
import Synchronization
import TouchCanvas
import TouchPicture

/// Something slow that is begun early on a thread of its own and fetched when it is needed.
package nonisolated final class Preparation<Value: Sendable>: Sendable {
    private let done = DispatchGroup()
    private let result = Mutex<Result<Value, any Error>?>(nil)

    package init(_ work: @escaping @Sendable () throws -> Value) {
        done.enter()
        DispatchQueue.global().async { [self] in
            let outcome = Result { try work() }
            result.withLock { $0 = outcome }
            done.leave()
        }
    }

    /// Waits for it, but no longer than so many seconds.
    func isReady(within seconds: Double) -> Bool {
        done.wait(timeout: .now() + seconds) == .success
    }

    /// Waits until it is ready.
    package func get() throws -> Value? {
        done.wait()
        return try result.withLock { try $0?.get() }
    }
}

/// Measures as soon as the fonts are there: so what measures late can be put together before. Without fonts everything
/// has no size, until whoever fetches them tells why.
nonisolated extension Preparation: TextMeasuring where Value == Typesetter {
    package func size(of text: Text) -> CGSize { (try? get())?.size(of: text) ?? .zero }
}
