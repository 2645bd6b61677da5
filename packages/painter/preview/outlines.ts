/** Outlines of a path: x and y of all points in turn, and where in this list each outline ends. */
export type Outlines = { xy: Float64Array; ends: readonly number[] }

/** How a path is moved: both axes are scaled and moved. */
export type Move = { scaleX: number; byX: number; scale: number; by: number }

const [ZERO, NINE, POINT, MINUS, START, LOWER] = [48, 57, 46, 45, 77, 97]

/** Reads paths of straight lines, as `svg.ts` writes them; an outline with another command is left
 * out. The list is reused by the next path. */
export function createPathReader(unit: number) {
  let xy = new Float64Array(4096)
  /** @returns the points in units of `unit` px */
  return function outlinesOf(d: string, { scaleX, byX, scale, by }: Move): Outlines {
    // A point has four characters or more.
    if (xy.length < d.length / 2 + 2) xy = new Float64Array(d.length)
    const ends: number[] = []
    let count = 0
    const put = (value: number) => {
      xy[count] = ((count & 1) === 0 ? value * scaleX + byX : value * scale + by) * unit
      count++
    }
    for (let at = 0; at < d.length;) {
      let code = d.charCodeAt(at)
      const isNumber = code === MINUS || (code >= ZERO && code <= NINE)
      if (!isNumber) {
        if (code === START) ends.push(count)
        at++
        if (code < LOWER) continue
        count = ends.at(-1) ?? 0
        at = d.indexOf('M', at) >>> 0
        continue
      }
      const sign = code === MINUS ? -1 : 1
      if (code === MINUS) code = d.charCodeAt(++at)
      // A quotient of whole numbers is the double that the text stands for.
      let [digits, share, hasPoint] = [0, 1, false]
      for (; code === POINT || (code >= ZERO && code <= NINE); code = d.charCodeAt(++at)) {
        if (code === POINT) hasPoint = true
        else {
          digits = digits * 10 + code - ZERO
          if (hasPoint) share *= 10
        }
      }
      put((sign * digits) / share)
    }
    ends.push(count)
    return { xy, ends }
  }
}
