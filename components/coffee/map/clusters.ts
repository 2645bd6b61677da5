type Spot<T> = { x: number; y: number; item: T }
type Cluster<T> = { x: number; y: number; items: T[] }

/** Spots in one square of this many pixels are one cluster, at their mean place. */
const CELL = 64

export function clusterSpots<T>(spots: readonly Spot<T>[]): Cluster<T>[] {
  const cells = new Map<string, Cluster<T>>()
  for (const { x, y, item } of spots) {
    const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`
    const cell = cells.get(key) ?? { x: 0, y: 0, items: [] }
    const count = cell.items.length
    cell.x = (cell.x * count + x) / (count + 1)
    cell.y = (cell.y * count + y) / (count + 1)
    cell.items.push(item)
    cells.set(key, cell)
  }
  return [...cells.values()]
}
