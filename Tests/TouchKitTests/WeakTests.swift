import Testing

@testable import TouchKit

private protocol Greeter: AnyObject { var greeting: String { get } }

/// How many have gone.
private nonisolated final class Departures: @unchecked Sendable { var count = 0 }

private final class Host: Greeter {
    let greeting: String
    let departures: Departures
    init(_ greeting: String, _ departures: Departures = Departures()) {
        (self.greeting, self.departures) = (greeting, departures)
    }
    deinit { departures.count += 1 }
}

@Suite("Weak references") struct WeakTests {
    private final class Guest {
        @Weak var host: Host?
        @Weak var greeter: (any Greeter)?
    }

    @Test("An object is found by its class and by a protocol for as long as somebody keeps it")
    func goes() {
        let departures = Departures()
        let guest = Guest()
        #expect(guest.host == nil && guest.greeter == nil)
        var host: Host? = Host("hello", departures)
        (guest.host, guest.greeter) = (host, host)
        for _ in 0..<100 {
            #expect(guest.host === host && guest.greeter?.greeting == "hello")
        }
        let copy = Weak<any Greeter>(wrappedValue: guest.greeter)
        #expect(departures.count == 0)
        host = nil
        #expect(departures.count == 1 && guest.host == nil && guest.greeter == nil)
        #expect(copy.object == nil)
    }

    @Test("What is read is kept by whoever reads it")
    func kept() {
        let departures = Departures()
        let guest = Guest()
        var host: Host? = Host("hello", departures)
        guest.greeter = host
        var read = guest.greeter
        host = nil
        #expect(departures.count == 0 && read?.greeting == "hello")
        read = nil
        #expect(departures.count == 1)
    }

    @Test("Another takes the place, or none does")
    func replaced() {
        let (first, second) = (Host("first"), Host("second"))
        let guest = Guest()
        guest.greeter = first
        guest.greeter = second
        #expect(guest.greeter?.greeting == "second")
        guest.greeter = nil
        #expect(guest.greeter == nil)
    }
}
