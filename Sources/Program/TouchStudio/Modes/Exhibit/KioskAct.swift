/// What an exhibit is asked for.
nonisolated enum KioskAct: Act {
    /// Asks for the code.
    case ask
    case figure(Int)
    case erase
    case close
    /// What the code opens: the settings, and the way out.
    case settings
    case leave

    var subject: ActSubject { .aside }
}

nonisolated extension Act where Self == KioskAct {
    static func kiosk(_ act: KioskAct) -> KioskAct { act }
}
