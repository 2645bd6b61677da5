import type { Box, Point } from '../geometry'
import { boxOf, type Motif, readShape } from '../motif'
import { headOf, highOf, looksTo } from './body'
import { type Loose, moved, type Piece, put, rest, topAt } from './join'

/** A group that grows round its hero. */
export type Cast = {
  hero: Piece
  behind: (Piece | Loose)[]
  front: (Piece | Loose)[]
}

export function castOf(hero: Motif, flip = false): Cast {
  return {
    hero: put(hero, { x: 0, foot: 0, high: 2, wide: 2.6, flip }),
    behind: [],
    front: [],
  }
}

function boxOfCast({ hero, behind, front }: Cast): Box {
  return boxOf([...behind, hero, ...front].flatMap(({ shapes }) => shapes))
}

/** 1 for the right, -1 for the left side of the group to which its hero looks. */
function sideOf({ hero }: Cast): 1 | -1 {
  const looks = looksTo(hero.motif) * (hero.flip ? -1 : 1)
  return looks < 0 ? -1 : 1
}

/** A thing before the chest of an animal that looks at the viewer, or on the ground before one that
 * looks aside. */
export function hold(cast: Cast, thing: Motif): void {
  const { hero } = cast
  const high = highOf(hero) * 0.46
  const size = { high, wide: high * 1.25 }
  const { isFront, x, y, r } = headOf(hero.motif)
  // One that is nearly all head has no chest.
  const hasChest = r * hero.scale * 2 < highOf(hero) * 0.62
  if (isFront && hasChest && hero.motif.mount === 'stands') {
    const [cx] = hero.at([x, y])
    const chin = hero.at([x, y + r * 1.1])[1]
    const foot = Math.min(hero.box.bottom - highOf(hero) * 0.06, chin + high * 1.05)
    const piece = put(thing, { x: cx, foot, ...size })
    cast.front.push(piece)
    const [wide, middle] = [piece.box.right - piece.box.left, (piece.box.top + foot) / 2]
    for (const side of [-1, 1] as const)
      cast.front.push(paw(hero, [cx + side * wide * 0.44, middle], highOf(hero) * 0.07))
    return
  }
  const side = sideOf(cast)
  const edge = boxOfCast(cast)
  const piece = put(thing, { x: 0, foot: hero.box.bottom, ...size })
  const half = (piece.box.right - piece.box.left) / 2
  cast.front.push(moved(piece, side > 0 ? edge.right + half * 0.86 : edge.left - half * 0.86, 0))
}

/** A round paw in the hero's colour over what it holds. */
function paw({ motif }: Piece, [x, y]: Point, r: number): Loose {
  const shapes = readShape(
    `x O ${x.toFixed(3)} ${y.toFixed(3)} ${r.toFixed(3)} ${(r * 0.9).toFixed(3)}`,
  )
  return { shapes, of: motif }
}

/** A hat on the head. */
export function wear(cast: Cast, hat: Motif): void {
  const { hero } = cast
  const head = headOf(hero.motif)
  const [x] = hero.at([head.x, head.y])
  const share = (x - hero.box.left) / (hero.box.right - hero.box.left)
  const wide = Math.max(head.r * hero.scale * 2.1, highOf(hero) * 0.26)
  const piece = put(hat, { x, foot: topAt(hero, share), high: wide, wide })
  cast.front.push(moved(piece, 0, highOf(piece) * 0.22))
}

/** What bears the hero. It sits in a boat, and on other vehicles. */
export function mount(cast: Cast, group: Motif, bearer: Motif, share: number, spread = 0.9): void {
  const isBoat = bearer.mount === 'floats' && bearer.kind === 'vehicle'
  const lower = put(bearer, { x: 0, foot: 0, high: 2, wide: 2.6 })
  const wide = lower.box.right - lower.box.left
  const rider = put(group, { x: 0, foot: 0, high: 2 * share, wide: wide * spread })
  if (isBoat) cast.hero = moved(rider, -wide * 0.12, lower.box.bottom - highOf(lower) * 0.26)
  else cast.hero = rest(lower, rider, [0.28, 0.72], 0.08)
  cast.behind = isBoat ? [] : [lower]
  cast.front = isBoat ? [lower] : []
}

/** Beside the hero, face to face. */
export function beside(cast: Cast, other: Motif, share: number): void {
  const edge = boxOfCast(cast)
  const high = highOf(cast.hero) * share
  const side = sideOf(cast)
  const looks = looksTo(other)
  const piece = put(other, { x: 0, foot: 0, high, wide: high * 1.5, flip: looks === side })
  const half = (piece.box.right - piece.box.left) / 2
  const x = side > 0 ? edge.right + half * 0.92 : edge.left - half * 0.92
  const rise = other.mount === 'flies' ? highOf(cast.hero) * 0.35 : 0
  cast.front.push(moved(piece, x, cast.hero.box.bottom - rise))
}
