/// Who is connected. Where there are too many, whoever has asked for nothing for longest gives way to who comes now: so nobody
/// who is slow, or says nothing, keeps the others out.
struct Guests<Connection: Equatable> {
    /// How many there can be, and how many of one address: as many as a class behind one router has.
    static var most: Int { 160 }
    static var mostOfOne: Int { 64 }

    private struct Guest {
        let connection: Connection
        let address: [UInt8]
    }
    /// Who asked for something last stands last.
    private var all: [Guest] = []

    var count: Int { all.count }

    /// Somebody comes.
    /// - Returns: who has to go for that.
    mutating func come(_ connection: Connection, from address: [UInt8]) -> Connection? {
        all.append(Guest(connection: connection, address: address))
        let own = all.count { $0.address == address }
        let first = own > Self.mostOfOne ? all.firstIndex { $0.address == address } : nil
        guard let place = first ?? (all.count > Self.most ? 0 : nil) else { return nil }
        return all.remove(at: place).connection
    }

    /// Somebody asks for something.
    mutating func ask(_ connection: Connection) {
        guard let place = all.firstIndex(where: { $0.connection == connection }) else { return }
        all.append(all.remove(at: place))
    }

    mutating func leave(_ connection: Connection) {
        all.removeAll { $0.connection == connection }
    }
}
