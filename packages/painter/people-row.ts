import { drawHead } from './figure'
import { movedShape, readShape, type Shape } from './motif'
import type { Point } from './geometry'

/** One of a row: letters of an emoji's people. */
type Sort = { scale: number; hair: string; dress: boolean }

const CHILD = 0.64

const SORTS: Readonly<Record<string, Sort>> = {
  m: { scale: 1, hair: 'short', dress: false },
  w: { scale: 1, hair: 'long', dress: true },
  p: { scale: 1, hair: 'bob', dress: false },
  b: { scale: CHILD, hair: 'short', dress: false },
  g: { scale: CHILD, hair: 'plaits', dress: true },
  c: { scale: CHILD, hair: 'bob', dress: false },
}

/** Heights of a grown-up whose head is at -1 and whose feet are at 1. */
const SHOULDER: Point = [0.21, -0.2]
const HANGING: Point = [0.4, 0.28]
const HEAD = 0.27
/** Between the middles of two grown-ups. */
const APART = 0.94
/** Between the middles of a grown-up and a child. */
const MIXED = 0.78

type Person = Sort & { x: number; cloth: string }

/** Children between their parents, or beside the only one. */
function inOrder(row: string): string[] {
  const children = [...row].filter((letter) => 'bgc'.includes(letter))
  const [first = 'p', ...others] = [...row].filter((letter) => !children.includes(letter))
  if (others.length === 0 && children.length > 1)
    return [...children.slice(0, 1), first, ...children.slice(1)]
  return [first, ...children, ...others]
}

function placed(row: string): Person[] {
  let x = 0
  let before: Sort | undefined
  let adults = 0
  return inOrder(row).flatMap((letter) => {
    const sort = SORTS[letter]
    if (!sort) return []
    const isGrown = sort.scale === 1
    if (before) x += before.scale === sort.scale ? APART * sort.scale : MIXED
    before = sort
    return [{ ...sort, x, cloth: isGrown ? (adults++ === 0 ? 'm' : 'x') : 'y' }]
  })
}

/** A point of a person, who stands on y 1. */
const at = ({ x, scale }: Person, [px, py]: Point): Point => [x + px * scale, 1 - (1 - py) * scale]

/** Two neighbours hold hands as low as the smaller one reaches. */
function handsOf(one: Person, other: Person): Point {
  const [low, high] = one.scale < other.scale ? [one, other] : [other, one]
  if (low.scale === high.scale) return [(one.x + other.x) / 2, at(one, [0, 0.22])[1]]
  return [high.x + Math.sign(low.x - high.x) * 0.42, at(low, [0, -0.3])[1]]
}

const text = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`

function inPlace(person: Person, lines: readonly string[]): Shape[] {
  return lines
    .flatMap(readShape)
    .map((shape) => movedShape(shape, (point) => at(person, point), person.scale))
}

function body(person: Person): Shape[] {
  const { cloth, dress } = person
  const legs = dress ? 's' : 'd'
  return inPlace(person, [
    `${legs}& M.05 .2 L.2 .2 L.19 .9 L.05 .9 Z`,
    'd& M.04 .88 L.2 .88 C.29 .9 .31 1 .26 1 L.04 1 Z',
    dress
      ? `${cloth} M-.2 -.28 C-.1 -.34 .1 -.34 .2 -.28 L.38 .56 L-.38 .56 Z`
      : `${cloth} M-.23 -.28 C-.1 -.34 .1 -.34 .23 -.28 L.25 .36 L-.25 .36 Z`,
    's M-.09 -.5 L.09 -.5 L.1 -.28 C.06 -.22 -.06 -.22 -.1 -.28 Z',
  ])
}

function head(person: Person): Shape[] {
  const move = ([x, y]: Point) => at(person, [x * HEAD, -0.68 + y * HEAD])
  return drawHead(person.hair).map((shape) => movedShape(shape, move, HEAD * person.scale))
}

/** An arm from the shoulder to a hand, beside or behind the body. */
function arm(person: Person, side: 1 | -1, hand: Point): Shape[] {
  const shoulder = at(person, [side * SHOULDER[0], SHOULDER[1]])
  const wide = (0.14 * person.scale).toFixed(3)
  const r = (0.085 * Math.max(person.scale, 0.8)).toFixed(3)
  return [
    `${person.cloth}/${wide} M${text(shoulder)} L${text(hand)}`,
    `s O ${text(hand)} ${r}`,
  ].flatMap(readShape)
}

/** People side by side on one line who hold hands, in the box from -1 to 1.
 * @param row letters as `personOf` gives them; what is none of it gives the usual row */
export function drawPeople(usual: string, row = usual): Shape[] {
  const people = placed(/^[mwp]{1,2}[bgc]*$/.test(row) ? row : usual)
  const arms = people.flatMap((person, i) =>
    ([-1, 1] as const).flatMap((side) => {
      const other = people[i + side]
      const free = at(person, [side * HANGING[0], HANGING[1]])
      return arm(person, side, other ? handsOf(person, other) : free)
    }),
  )
  const last = people.at(-1)?.x ?? 0
  const scale = Math.min(1, 2 / (last + 0.96))
  const move = ([x, y]: Point): Point => [(x - last / 2) * scale, 1 - (1 - y) * scale]
  const bodies = people.flatMap((person) => [...body(person), ...head(person)])
  return [...arms, ...bodies].map((shape) => movedShape(shape, move, scale))
}
