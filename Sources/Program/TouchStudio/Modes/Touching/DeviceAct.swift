/// An event of the device other than fingers.
nonisolated enum DeviceAct: Act {
    case shake, remotePlay, interrupt, liftFingers

    static let rows = [
        ActRow(Self.shake, .act.shake, [.key("s")], in: .device),
        ActRow(Self.remotePlay, .act.remotePlay, [.key("p")], in: .device),
        ActRow(Self.interrupt, .act.interrupt, [.key("i")], in: .device),
        ActRow(Self.liftFingers, .act.liftFingers, [.key(.escape)], in: .device),
    ]

    var subject: ActSubject { self == .liftFingers ? .aside : .scene }
}

nonisolated extension Act where Self == DeviceAct {
    static func device(_ act: DeviceAct) -> DeviceAct { act }
}
