import { SIDE } from '../preview/coverage'

/** Offsets of a round brush of 5 px. */
const BRUSH: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((dy) =>
  [-2, -1, 0, 1, 2].flatMap((dx) => (dx * dx + dy * dy <= 5 ? [[dx, dy] as const] : [])),
)

/** Below this share of the subject its lines are the subject, as in a bicycle. */
const MOSTLY_BODY = 0.6

type Cells = { left: number; right: number; top: number; bottom: number }

/** The columns and rows of a subject, and one more on each side, within the picture. */
function around(cells: Uint8Array): Cells {
  let [left, right, top, bottom] = [SIDE - 1, 0, SIDE - 1, 0]
  for (let at = cells.indexOf(1); at >= 0; at = cells.indexOf(1, at + 1)) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    bottom = y
  }
  const low = (value: number) => Math.max(0, value - 1)
  const high = (value: number) => Math.min(SIDE - 1, value + 1)
  return { left: low(left), right: high(right), top: low(top), bottom: high(bottom) }
}

/** The cells with their holes filled: all that cannot be reached from the picture's edge. */
function withoutHoles(cells: Uint8Array, { left, right, top, bottom }: Cells): Uint8Array {
  const whole = new Uint8Array(cells.length)
  if (left > right) return whole
  for (let y = top; y <= bottom; y++) whole.fill(1, y * SIDE + left, y * SIDE + right + 1)
  const open: number[] = []
  const reach = (at: number) => {
    if (cells[at] === 1 || whole[at] === 0) return
    whole[at] = 0
    open.push(at)
  }
  for (let x = left; x <= right; x++) {
    reach(top * SIDE + x)
    reach(bottom * SIDE + x)
  }
  for (let y = top; y <= bottom; y++) {
    reach(y * SIDE + left)
    reach(y * SIDE + right)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (x > left) reach(at - 1)
    if (x < right) reach(at + 1)
    if (y > top) reach(at - SIDE)
    if (y < bottom) reach(at + SIDE)
  }
  return whole
}

/** The cells of the brush at a cell. The picture's edge is no edge of the subject. */
function brushAt(at: number, visit: (cell: number) => boolean): boolean {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  for (const [dx, dy] of BRUSH) {
    const [px, py] = [x + dx, y + dy]
    if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) continue
    if (!visit(py * SIDE + px)) return false
  }
  return true
}

/** What a brush leaves that is moved where all of it is inside. */
function opened(whole: Uint8Array): Uint8Array {
  const out = new Uint8Array(whole.length)
  const isInside = (cell: number) => whole[cell] === 1
  const mark = (cell: number) => {
    out[cell] = 1
    return true
  }
  for (let at = 0; at < whole.length; at++)
    if (whole[at] === 1 && brushAt(at, isInside)) brushAt(at, mark)
  return out
}

function count(mask: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < mask.length; at++) sum += mask[at] ?? 0
  return sum
}

/** The body of a subject: without holes, whiskers, strings and poles thinner than about 16 px at
 * 1024, whose outlines are long and say little about how well the subject is seen. */
export function bodyOf(cells: Uint8Array): Uint8Array {
  const whole = withoutHoles(cells, around(cells))
  const body = opened(whole)
  return count(body) < MOSTLY_BODY * count(whole) ? cells : body
}
