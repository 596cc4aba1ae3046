#pragma once

// Swift files of this package as text. The compiler puts them here: what TouchSession is compiled of is what TouchCode writes.

/// CheckMarkRecognizer.swift
const char *source_of_check_mark_recognizer(void);

/// FingerDownRecognizer.swift
const char *source_of_finger_down_recognizer(void);

/// ListRow.swift
const char *source_of_list_row(void);

/// RowMover.swift
const char *source_of_row_mover(void);

/// EdgeScroll.swift
const char *source_of_edge_scroll(void);
