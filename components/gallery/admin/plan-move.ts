type OrderChange = { id: string; order: number }

type Placed = { _id: string; order: number }

/** `pieces` are in their new order, and the one at `index` was moved: mostly one change. */
export function planMove(pieces: readonly Placed[], index: number): OrderChange[] {
  const moved = pieces[index]
  if (!moved) return []
  const before = pieces[index - 1]
  const after = pieces[index + 1]
  if (!before) return after ? [{ id: moved._id, order: Math.ceil(after.order) - 1 }] : []
  if (!after) return [{ id: moved._id, order: Math.floor(before.order) + 1 }]
  const middle = (before.order + after.order) / 2
  if (before.order < middle && middle < after.order) return [{ id: moved._id, order: middle }]
  return makeRoom(pieces, index, before.order)
}

/** No number lies between: moves the pieces from here on, as far as needed. */
function makeRoom(pieces: readonly Placed[], from: number, before: number): OrderChange[] {
  const changes: OrderChange[] = []
  let last = before
  for (const [i, { _id, order }] of pieces.slice(from).entries()) {
    if (i > 0 && order > last) break
    last = Math.floor(last) + 1
    changes.push({ id: _id, order: last })
  }
  return changes
}
