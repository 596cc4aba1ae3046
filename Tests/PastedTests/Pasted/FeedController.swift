import UIKit

/// A page that is paged sideways, with a table whose first cell holds a strip of tiles.
final class FeedController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
{
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var strip: UICollectionView?

    override func viewDidLoad() {
        super.viewDidLoad()
        page.contentSize = CGSize(width: 640, height: 480)
        page.isPagingEnabled = true
        view.addSubview(page)
        table.dataSource = self
        table.delegate = self
        page.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 120 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.row == 0 else { return cell }
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        let strip = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
        strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        strip.dataSource = self
        cell.contentView.addSubview(strip)
        self.strip = strip
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}
