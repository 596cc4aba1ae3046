import Testing

@testable import TouchShare

@Suite("The address to type") struct NetworkAddressTests {
    private func best(_ all: [(String, String)], route: String? = nil) -> String? {
        NetworkAddress.best(
            of: all.map {
                NetworkAddress(interface: $0.0, words: $0.1, isLong: $0.1.contains(":"))
            }, route: route)?.host
    }

    @Test("that of the way out of here, before others")
    func route() {
        let all = [("eth0", "10.0.0.2"), ("wlan0", "192.168.1.5")]
        #expect(best(all) == "10.0.0.2")
        #expect(best(all, route: "wlan0") == "192.168.1.5")
    }

    @Test("none that leads to containers or through a tunnel, even if that is the way out")
    func virtual() {
        let all = [("docker0", "172.17.0.1"), ("tun0", "10.8.0.2"), ("wlan0", "192.168.1.5")]
        #expect(best(all, route: "tun0") == "192.168.1.5")
        #expect(best([all[0], all[1]]) == nil)
        #expect(best([]) == nil)
    }

    @Test("a long one only where there is no other, between brackets")
    func long() {
        #expect(best([("eth0", "2001:db8::1"), ("eth1", "10.0.0.2")], route: "eth0") == "10.0.0.2")
        #expect(best([("eth0", "2001:db8::1")]) == "[2001:db8::1]")
    }

    @Test("the way out is the one with the least metric")
    func table() {
        let head =
            "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
        let table =
            head + "eth0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
            + "wlan0\t00000000\t0102A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
            + "eth1\t0001A8C0\t00000000\t0001\t0\t0\t0\t00FFFFFF\t0\t0\t0\n"
        #expect(NetworkAddress.route(table) == "wlan0")
        #expect(NetworkAddress.route(head) == nil && NetworkAddress.route(nil) == nil)
    }
}
