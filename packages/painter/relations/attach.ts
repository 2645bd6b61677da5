import { type Motif } from '../motif'
import { headOf, highOf } from './body'
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
