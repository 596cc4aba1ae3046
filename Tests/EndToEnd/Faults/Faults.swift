import Testing

/// Full disks, killed programs, encoders that fail: the built program meets them, one at a time.
@Suite("Faults", .serialized) struct Faults {}
