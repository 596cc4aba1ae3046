/// The open connections. If there are too many, the one that has been idle longest gives way to a
/// new one, so that slow or silent guests do not keep others out.
struct Guests<Connection: Equatable> {
    /// The largest number of connections, and of those from one address: a class behind one router
    /// shares an address.
    static var most: Int { 160 }
    static var mostOfOne: Int { 64 }

    private struct Guest {
        let connection: Connection
        let address: [UInt8]
    }
    /// The guests; the latest to ask for something is last.
    private var all: [Guest] = []

    var count: Int { all.count }

    /// Adds a connection.
    /// - Returns: the connection that has to give way; nil if there is room.
    mutating func come(_ connection: Connection, from address: [UInt8]) -> Connection? {
        all.append(Guest(connection: connection, address: address))
        let own = all.count { $0.address == address }
        let first = own > Self.mostOfOne ? all.firstIndex { $0.address == address } : nil
        guard let place = first ?? (all.count > Self.most ? 0 : nil) else { return nil }
        return all.remove(at: place).connection
    }

    /// Notes that a connection asks for something.
    mutating func ask(_ connection: Connection) {
        guard let place = all.firstIndex(where: { $0.connection == connection }) else { return }
        all.append(all.remove(at: place))
    }

    mutating func leave(_ connection: Connection) {
        all.removeAll { $0.connection == connection }
    }
}
