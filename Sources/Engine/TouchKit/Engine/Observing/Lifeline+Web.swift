#if !canImport(Foundation)
    /// Tells whether an object still lives.
    ///
    /// All who refer weakly to an object share one strong reference to it. While there is another, somebody keeps the object. Once
    /// there is none, nobody can reach it any more, and it is let go: when somebody asks for it, or when there are many of them.
    nonisolated struct Lifeline: Sendable {
        private var shared: Shared?

        var object: AnyObject? {
            get { shared?.object }
            set { shared = newValue.map(Shared.of) }
        }

        nonisolated final class Shared: @unchecked Sendable {
            private static let all = Table()

            /// By the address of its object.
            private nonisolated final class Table: @unchecked Sendable {
                var rows: [UInt: Unmanaged<Shared>] = [:]
                /// With this many, those that nobody keeps are let go.
                var limit = 1024
            }

            private var kept: AnyObject?
            private let address: UInt

            private init(_ object: AnyObject, _ address: UInt) {
                kept = object
                self.address = address
            }

            static func of(_ object: AnyObject) -> Shared {
                let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
                if let shared = all.rows[address] { return shared.takeUnretainedValue() }
                if all.rows.count >= all.limit {
                    sweep()
                    all.limit = max(1024, 2 * all.rows.count)
                }
                let shared = Shared(object, address)
                all.rows[address] = Unmanaged.passUnretained(shared)
                return shared
            }

            var object: AnyObject? {
                if kept != nil, isKnownUniquelyReferenced(&kept) { letGo() }
                return kept
            }

            private func letGo() {
                // Another object may come to lie there.
                Self.all.rows[address] = nil
                kept = nil
            }

            deinit { if kept != nil { Self.all.rows[address] = nil } }

            /// Lets go of all that nobody keeps.
            private static func sweep() {
                let addresses = all.rows.keys.sorted()
                for address in addresses { _ = all.rows[address]?.takeUnretainedValue().object }
            }
        }
    }
#endif
