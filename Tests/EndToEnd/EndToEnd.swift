import TestSupport
import Testing

/// The built program, a real X server, real fingers. Skipped only where Xorg's drivers are missing;
/// `make deps` installs them. One test at a time: each has a server and a program of its own.
@Suite(
    "End to end", .serialized,
    .enabled(if: XServer.isInstalled, "Xorg's dummy and inputtest drivers are not installed"))
struct EndToEnd {}
