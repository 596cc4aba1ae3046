/// An act of an exhibit.
nonisolated enum KioskAct: Act {
    /// Asks for the code.
    case ask
    case figure(Int)
    case erase
    case close
    /// Opens the settings, which the code permits, as it does leaving.
    case settings
    case leave

    var subject: ActSubject { .aside }
}

nonisolated extension Act where Self == KioskAct {
    static func kiosk(_ act: KioskAct) -> KioskAct { act }
}
