#include "sources.h"

// #embed is of C23; clang has it in older C as well, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

const char *source_of_check_mark_recognizer(void) {
    static const char text[] = {
#embed "../../Script/TouchSession/Scene/Gestures/CheckMarkRecognizer.swift"
        , 0};
    return text;
}

const char *source_of_finger_down_recognizer(void) {
    static const char text[] = {
#embed "../../Script/TouchSession/Scene/Gestures/FingerDownRecognizer.swift"
        , 0};
    return text;
}

const char *source_of_list_row(void) {
    static const char text[] = {
#embed "../../Script/TouchSession/Scene/ListRow.swift"
        , 0};
    return text;
}

const char *source_of_row_mover(void) {
    static const char text[] = {
#embed "../../Script/TouchSession/Scene/RowMover.swift"
        , 0};
    return text;
}

const char *source_of_edge_scroll(void) {
    static const char text[] = {
#embed "../../Engine/TouchKit/Engine/Scrolling/EdgeScroll.swift"
        , 0};
    return text;
}
