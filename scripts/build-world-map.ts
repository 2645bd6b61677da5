import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes lib/coffee/map/world.json of countries-50m.json, which the npm package world-atlas has from
 * Natural Earth (public domain): node --import tsx scripts/build-world-map.ts <countries-50m.json>
 */
type Point = [number, number]
type Geometry = { type: string; arcs?: number[][] | number[][][] }
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { countries: { geometries: Geometry[] } }
}

/** Hundredths of a degree, about a kilometre. */
const UNIT = 0.01
const TOLERANCE = 1.2
/** Smaller rings, in square units, are left out. */
const MIN_AREA = 30

const [, , source = ''] = process.argv
const world = JSON.parse(readFileSync(source, 'utf8')) as Topology

function toUnits(arc: readonly Point[]): Point[] {
  const { scale, translate } = world.transform
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [
      Math.round((x * scale[0] + translate[0]) / UNIT),
      Math.round((y * scale[1] + translate[1]) / UNIT),
    ]
  })
}

/** Ramer, Douglas and Peucker. */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [max, at] = [0, 0]
  points.forEach((point, i) => {
    const off = distance(point, first, last)
    if (off > max) [max, at] = [off, i]
  })
  if (max <= TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function areaOf(points: readonly Point[]): number {
  let sum = 0
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    sum += x * nextY - nextX * y
  })
  return Math.abs(sum / 2)
}

const arcs = world.arcs.map(toUnits).map(simplify)
const arcAt = (index: number) =>
  index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])

const rings = world.objects.countries.geometries
  .flatMap(({ type, arcs: parts = [] }) =>
    type === 'Polygon' ? [parts as number[][]] : (parts as number[][][]),
  )
  .flat()
  .filter((ring) => areaOf(ring.flatMap((index) => arcAt(index).slice(1))) >= MIN_AREA)

/** An arc of two countries is a border, of one a coast. */
const uses = new Map<number, number>()
for (const index of rings.flat()) {
  const arc = index < 0 ? ~index : index
  uses.set(arc, (uses.get(arc) ?? 0) + 1)
}
const usedArcs = [...uses.keys()].toSorted((a, b) => a - b)
const place = new Map(usedArcs.map((arc, i) => [arc, i]))
const renumber = (index: number) =>
  index < 0 ? ~(place.get(~index) ?? 0) : (place.get(index) ?? 0)

function toDeltas(points: readonly Point[]): number[] {
  let [x, y] = [0, 0]
  return points.flatMap((point) => {
    const delta = [point[0] - x, point[1] - y]
    ;[x, y] = point
    return delta
  })
}

writeFileSync(
  'lib/coffee/map/world.json',
  JSON.stringify({
    unit: UNIT,
    arcs: usedArcs.map((arc) => toDeltas(arcs[arc] ?? [])),
    borders: usedArcs.flatMap((arc, i) => ((uses.get(arc) ?? 0) > 1 ? [i] : [])),
    rings: rings.map((ring) => ring.map(renumber)),
  }),
)
console.log(`${usedArcs.length} lines, ${rings.length} rings`)
