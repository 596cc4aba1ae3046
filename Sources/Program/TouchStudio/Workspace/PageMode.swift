/// A mode that covers the whole window with a page while it is open.
protocol PageMode: Mode {}

extension PageMode {
    var claims: ModeClaims { .window }
    var fingers: FingerUse? { .covered }

    func end() {
        if isOpen { closePage() }
    }

    func closePage() {
        workspace.stack.close(self)
        chrome.cover(with: nil)
    }
}
