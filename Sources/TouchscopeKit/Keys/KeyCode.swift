import CSDL

nonisolated extension SDL_KeyCode {
    /// As presses of keys have it.
    var code: Int32 { Int32(bitPattern: rawValue) }
}
