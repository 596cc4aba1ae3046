import TouchTrace

// What pictures and sentences call the same.

extension Wording {
    /// Where there is nothing to show yet.
    package static let invitation = Wording("Put a finger on the stage.", "把手指放到舞台上。")
}

extension GestureState {
    /// Its name.
    var wording: Wording {
        switch self {
        case .possible: Wording("Possible", "可能")
        case .began: Wording("Began", "开始")
        case .changed: Wording("Changed", "变化")
        case .ended: Wording("Ended", "结束")
        case .cancelled: Wording("Cancelled", "取消")
        case .failed: Wording("Failed", "失败")
        }
    }
}

extension TouchPhase {
    var wording: Wording {
        switch self {
        case .began: Wording("began", "开始")
        case .moved, .regionMoved: Wording("moved", "移动")
        case .stationary: Wording("stationary", "静止")
        case .ended: Wording("ended", "结束")
        case .cancelled: Wording("cancelled", "取消")
        case .regionEntered: Wording("entered", "进入")
        case .regionExited: Wording("left", "离开")
        }
    }
}
