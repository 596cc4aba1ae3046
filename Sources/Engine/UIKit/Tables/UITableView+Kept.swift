import TouchKit

// Changes of tables that are made at once, and properties that are only stored.

extension UITableView {
    /// Makes changes, each at once, and calls a function afterwards.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Sets whether the table is edited, at once.
    public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Reloads everything after a row was moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Reloads everything after sections were inserted.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Reloads everything after sections were deleted.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Reloads everything after a section was moved.
    public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

    /// The estimated height of headers; stored only, as all heights are computed.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { kept["estimatedSectionHeaderHeight"] ?? 0 }
        set { kept["estimatedSectionHeaderHeight"] = newValue }
    }
    /// The estimated height of footers; stored only, as there are none.
    public var estimatedSectionFooterHeight: CGFloat {
        get { kept["estimatedSectionFooterHeight"] ?? 0 }
        set { kept["estimatedSectionFooterHeight"] = newValue }
    }
    /// The height of footers; stored only, as there are none.
    public var sectionFooterHeight: CGFloat {
        get { kept["sectionFooterHeight"] ?? UITableView.automaticDimension }
        set { kept["sectionFooterHeight"] = newValue }
    }
    /// The space above the first header of a section; stored only.
    public var sectionHeaderTopPadding: CGFloat {
        get { kept["sectionHeaderTopPadding"] ?? 0 }
        set { kept["sectionHeaderTopPadding"] = newValue }
    }
    /// Indicates whether rows can be selected while the table is edited; stored only.
    public var allowsSelectionDuringEditing: Bool {
        get { kept["allowsSelectionDuringEditing"] ?? false }
        set { kept["allowsSelectionDuringEditing"] = newValue }
    }
    /// Indicates whether several rows can be selected while the table is edited; stored only.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept["allowsMultipleSelectionDuringEditing"] ?? false }
        set { kept["allowsMultipleSelectionDuringEditing"] = newValue }
    }
    /// Indicates whether content keeps to the width that is easy to read; stored only.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { kept["cellLayoutMarginsFollowReadableWidth"] ?? false }
        set { kept["cellLayoutMarginsFollowReadableWidth"] = newValue }
    }
    /// Indicates whether content keeps within the safe area; stored only.
    public var insetsContentViewsToSafeArea: Bool {
        get { kept["insetsContentViewsToSafeArea"] ?? true }
        set { kept["insetsContentViewsToSafeArea"] = newValue }
    }
}
