#if !canImport(Foundation)
    /// A reference that tells whether an object is still alive.
    ///
    /// All weak references to an object share one strong reference to it. As long as there is
    /// another strong reference, somebody keeps the object. Once there is none, nobody can reach
    /// the object any more, and it is released: either when somebody asks for it or when there are
    /// many such references.
    nonisolated struct Lifeline: Sendable {
        private var shared: Shared?

        var object: AnyObject? {
            get { shared?.object }
            set { shared = newValue.map(Shared.of) }
        }

        nonisolated final class Shared: @unchecked Sendable {
            private static let all = Table()

            /// The shared references, by the address of their objects.
            private nonisolated final class Table: @unchecked Sendable {
                var rows: [UInt: Unmanaged<Shared>] = [:]
                /// The number of rows at which objects that nobody keeps are released.
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
                // Another object may be allocated at this address.
                Self.all.rows[address] = nil
                kept = nil
            }

            deinit { if kept != nil { Self.all.rows[address] = nil } }

            /// Releases all objects that nobody keeps.
            private static func sweep() {
                let addresses = all.rows.keys.sorted()
                for address in addresses { _ = all.rows[address]?.takeUnretainedValue().object }
            }
        }
    }
#endif
