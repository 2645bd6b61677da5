import { SIDE } from '../preview/coverage'

/** Offsets of a round brush of 5 px. */
const BRUSH: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((dy) =>
  [-2, -1, 0, 1, 2].flatMap((dx) => (dx * dx + dy * dy <= 5 ? [[dx, dy] as const] : [])),
)

/** Below this share of the subject its lines are the subject, as in a bicycle. */
const MOSTLY_BODY = 0.6

/** Everything that cannot be reached from the picture's edge: the cells with their holes filled. */
function withoutHoles(cells: Uint8Array): Uint8Array {
  const outside = new Uint8Array(cells.length)
  const open: number[] = []
  const reach = (at: number) => {
    if (cells[at] === 1 || outside[at] === 1) return
    outside[at] = 1
    open.push(at)
  }
  for (let i = 0; i < SIDE; i++)
    for (const at of [i, (SIDE - 1) * SIDE + i, i * SIDE, i * SIDE + SIDE - 1]) reach(at)
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (x > 0) reach(at - 1)
    if (x < SIDE - 1) reach(at + 1)
    if (y > 0) reach(at - SIDE)
    if (y < SIDE - 1) reach(at + SIDE)
  }
  const whole = new Uint8Array(cells.length)
  for (let at = 0; at < whole.length; at++) whole[at] = 1 - (outside[at] ?? 0)
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
  const whole = withoutHoles(cells)
  const body = opened(whole)
  return count(body) < MOSTLY_BODY * count(whole) ? cells : body
}
