/// The words of the window, in English and Chinese.
nonisolated struct Phrases: Sendable {
    let language: String

    /// The English words, or the Chinese ones if that is the language.
    func callAsFunction(_ english: String) -> String {
        language.hasPrefix("zh") ? Self.chinese[english] ?? english : english
    }

    private static let chinese = [
        "Touches": "触摸", "Hit-test": "命中测试", "States": "状态", "Chain": "响应者链", "Pipeline": "流程",
        "Probe": "探测", "Again": "重放", "Restart": "重来", "Show me": "演示", "Shake": "摇动", "Play": "播放",
        "Interrupt": "打断", "Help": "帮助", "Close": "关闭",
        "Live": "实时", "Why?": "为什么？", "More": "更多", "Back": "返回", "Branch": "分支",
        "stop, or go on from the playhead": "停住，或从播放头继续",
        "an event back or on": "后退或前进一个事件", "a decision back or on": "后退或前进一个决定",
        "next action": "下一个动作", "next state change": "下一次状态变化",
        "next cancellation": "下一次取消", "the one before": "上一个",
        "the beginning; live again": "开头；回到实时", "slower or faster": "更慢或更快",
        "timeline: wider or closer": "时间线：更宽或更近",
        "timeline: earlier or later": "时间线：更早或更晚", "timeline: all of it": "时间线：全部",
        "why: ask by touching, instead of touching": "为什么：触摸即提问",
        "ask about the next of those concerned": "询问下一个相关者",
        "find a word in all that happened": "在发生过的一切里查找", "Search": "搜索",
        "back to the question before": "回到上一个问题", "Next action": "下一个动作",
        "Next state": "下一个状态", "Next loss": "下一次取消",
        "Copy": "复制", "Copied": "已复制",
        "copy what the inspector says": "复制检查器的文字", "another branch": "另一条分支",
        "show or hide the timeline": "显示或隐藏时间线",
        "show or hide the inspector": "显示或隐藏检查器",
        "Dark": "深色", "Light": "浅色", "Projector": "投影",
        "next button; with Shift the one before": "下一个按钮；加 Shift 为上一个",
        "press that button": "按下该按钮",
        "What happened": "发生了什么", "Under the pointer": "指针之下",
        "Nothing yet: touch the stage.": "还没有：请触摸舞台。",
        "Keys": "按键", "With a mouse": "用鼠标",
        "next or previous lesson": "下一课或上一课",
        "touches: fingers and their trails": "触摸：手指和轨迹",
        "hit-test: who was asked, and why": "命中测试：问了谁，为什么",
        "states of gesture recognizers": "手势识别器的状态",
        "responder chain": "响应者链", "pipeline: queue to view": "流程：从队列到视图",
        "hit-test under the pointer, without touching": "不触摸，测试指针之下",
        "the last ten seconds again, slowly": "慢速重放最后十秒",
        "show me: play the lesson's tape": "演示：播放本课的录像",
        "start the lesson afresh": "重新开始本课", "shake the device": "摇动设备",
        "play on the remote control": "遥控播放", "interrupt, as a call does": "打断，如来电",
        "lift the fingers that stand": "抬起停留的手指", "dark, light, projector": "深色、浅色、投影",
        "English or Chinese": "英文或中文", "larger or smaller": "放大或缩小",
        "calm motion on or off": "减弱动态效果", "show or hide the lessons": "显示或隐藏课程",
        "full screen": "全屏", "quit": "退出",
        "drag": "拖动", "a finger": "一根手指",
        "right drag, or Alt": "右键拖动或 Alt", "two fingers that mirror each other": "两根对称的手指",
        "with Shift": "加 Shift", "they keep their distance": "它们保持距离",
        "Ctrl click": "Ctrl 点击", "a finger that stays; drag it later": "停留的手指，可再拖动",
    ]
}
