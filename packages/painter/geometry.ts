import type { Noise } from './noise'

export type Point = readonly [x: number, y: number]
export type Box = { left: number; top: number; right: number; bottom: number }

/** Points of an ellipse, clockwise from the right. */
export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry = rx,
  turn = 0,
  steps = 36,
): Point[] {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return Array.from({ length: steps }, (_, i): Point => {
    const t = (i / steps) * Math.PI * 2
    const x = rx * Math.cos(t)
    const y = ry * Math.sin(t)
    return [cx + x * cos - y * sin, cy + x * sin + y * cos]
  })
}

/** A point of a thing that is turned and moved. @param turn radians */
export function placedAt([x, y]: Point, turn = 0): (point: Point) => Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]
}

export function rectangle(left: number, top: number, width: number, height: number): Point[] {
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
}

/** The outline of a box, larger by so much on each side. */
export const outlineOf = ({ left, top, right, bottom }: Box, grow = 0): Point[] =>
  rectangle(left - grow, top - grow, right - left + 2 * grow, bottom - top + 2 * grow)

/** A square that reaches beyond the edges of the picture, so that no edge shows. */
export function wholeSheet(size: number): Point[] {
  return rectangle(-20, -20, size + 40, size + 40)
}

function cubic(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const u = 1 - t
  const at = (i: 0 | 1) =>
    u * u * u * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t * t * t * p3[i]
  return [at(0), at(1)]
}

/** Absolute M L C Q Z, and `O cx cy rx ry [degrees]` for an ellipse, flattened to points. */
export function flattenPath(text: string): Point[] {
  const out: Point[] = []
  for (const [, command = '', args = ''] of text.matchAll(/([MLCQOZ])([^MLCQOZ]*)/g)) {
    const n = (args.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const point = (i: number): Point => [n[i] ?? 0, n[i + 1] ?? 0]
    const last: Point = out.at(-1) ?? [0, 0]
    if (command === 'O') {
      out.push(
        ...ellipse(n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? n[2], ((n[4] ?? 0) * Math.PI) / 180),
      )
    } else if (command === 'M' || command === 'L') {
      for (let i = 0; i + 1 < n.length; i += 2) out.push(point(i))
    } else if (command === 'C' || command === 'Q') {
      let from = last
      const size = command === 'C' ? 6 : 4
      for (let i = 0; i + size <= n.length; i += size) {
        const to = point(i + size - 2)
        const c1 = point(i)
        const c2 = command === 'C' ? point(i + 2) : c1
        for (let k = 1; k <= 12; k++) out.push(cubic(from, c1, c2, to, k / 12))
        from = to
      }
    }
  }
  return out
}

/** A curve through all points (Catmull-Rom), `steps` points a piece. */
export function spline(points: readonly Point[], closed = false, steps = 8): Point[] {
  const n = points.length
  const at = (i: number): Point =>
    points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    for (let k = 0; k < steps; k++) out.push(cubic(p1, c1, c2, p2, k / steps))
  }
  if (!closed) out.push(at(n - 1))
  return out
}

export function boundsOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}

/** Inserts points until none are further apart than `gap`. */
export function resample(points: readonly Point[], gap: number, closed: boolean): Point[] {
  const out: Point[] = []
  const n = points.length
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [x0, y0] = points[i] ?? [0, 0]
    const [x1, y1] = points[(i + 1) % n] ?? [0, 0]
    const parts = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / gap))
    for (let k = 0; k < parts; k++) {
      out.push([x0 + ((x1 - x0) * k) / parts, y0 + ((y1 - y0) * k) / parts])
    }
  }
  const end = points[n - 1]
  if (!closed && end) out.push(end)
  return out
}

/** Displaces an outline by low-frequency noise. */
export function wobble(
  points: readonly Point[],
  noise: Noise,
  amount: number,
  closed = true,
): Point[] {
  return resample(points, 12, closed).map(([x, y]): Point => [
    x + amount * noise(x / 34, y / 34),
    y + amount * noise(x / 34 + 91, y / 34 + 53),
  ])
}

/** A line of so many points. @param pointAt by its share of the way, 0–1 */
export function lineOf(count: number, pointAt: (share: number) => Point): Point[] {
  return Array.from({ length: count }, (_, i) => pointAt(i / (count - 1)))
}

/** A lens: pointed at both ends, bent to one side. */
export function lens(from: Point, to: Point, width: number, bend = 0): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const side = (sign: number, i: number): Point => {
    const t = i / 6
    const swell = Math.sin(Math.PI * t)
    const off = bend * swell + sign * (width / 2) * swell ** 0.7
    return [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off]
  }
  return [
    ...Array.from({ length: 7 }, (_, i) => side(1, i)),
    ...Array.from({ length: 5 }, (_, i) => side(-1, 5 - i)),
  ]
}

/** Whether a point is inside a closed outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((inside, [x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0]
    const crosses = y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
    return crosses ? !inside : inside
  }, false)
}
