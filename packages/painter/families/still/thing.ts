import { oklch, shade } from '../../colour'
import { insideFrame, type PlacedMotif, stand } from '../../draw-motif'
import { type Box, boundsOf, ellipse, type Point, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { fill, radialGradient } from '../../svg'
import { drawBouquet } from './bouquet'
import type { Laid } from './laid'
import type { Thing } from './objects'
import type { Room } from './room'

/** Room to the edge of the picture, its border included. */
const MARGIN = 76

/** The flowers of a vase lean by these turns. */
const STEM_TURNS: readonly number[] = [-0.42, 0.4, 0]
export const STEMS = STEM_TURNS.length

/** What of a thing touches the table. */
function footOf({ shapes, box }: PlacedMotif): Box {
  const low = box.bottom - (box.bottom - box.top) * 0.1
  return boundsOf(shapes.flatMap(({ points }) => points).filter(([, y]) => y >= low))
}

export function castShadow({ noise }: FamilyContext, placed: PlacedMotif, room: Room): string {
  const { left, right, bottom, top } = placed.box
  const wide = right - left
  const away = room.lightLeft ? 1 : -1
  const long = Math.min(wide * 0.9, (bottom - top) * 0.42)
  const middle = (left + right) / 2
  // It begins under the thing, and no part of it is in front.
  const shape = ellipse(
    middle + away * long * 0.5,
    bottom - Math.max(9, wide * 0.085) * 0.5,
    wide * 0.42 + long * 0.42,
    Math.max(9, wide * 0.085),
    -away * 0.06,
  )
  const foot = footOf(placed)
  const contact = ellipse(
    (foot.left + foot.right) / 2,
    bottom - 1,
    Math.max(10, (foot.right - foot.left) * 0.55),
    Math.max(6, wide * 0.035),
  )
  const tone = shade(room.table, -0.2)
  return (
    fill(wobble(shape, noise, 3), tone, { opacity: 0.6, blend: 'multiply' }) +
    fill(contact, shade(room.table, -0.34), { opacity: 0.5, blend: 'multiply' })
  )
}

export function placeThing(
  { size, rng }: FamilyContext,
  { motif, at: [x, y], high, wide }: Thing,
  lightLeft: boolean,
): PlacedMotif {
  const turn = motif.kind === 'food' ? rng.fork(`lie:${Math.round(x)}`).range(-0.16, 0.16) : 0
  return insideFrame(stand(motif, x, y, high, wide, { flip: !lightLeft, turn }), size, MARGIN)
}

function mouthOf({ left, right, top }: PlacedMotif['box']): Point {
  return [(left + right) / 2, top + 6]
}

/** The flowers in a vase. */
export function placeStems(flower: Motif, { high }: Thing, vase: PlacedMotif): PlacedMotif[] {
  const mouth = mouthOf(vase.box)
  return STEM_TURNS.map((turn, i) => {
    const tall = high * (i === 2 ? 1.2 : 1)
    return stand(flower, mouth[0] + turn * high * 0.72, mouth[1] + high * 0.3, tall, tall, {
      flip: turn < 0,
    })
  })
}

/** The flowers of a vase that has none of the subjects in it. */
export function drawBunch(
  context: FamilyContext,
  { box }: PlacedMotif,
  high: number,
  room: Room,
): string {
  return drawBouquet(context, mouthOf(box), high * 0.86, room.wall)
}

export function drawThing(
  context: FamilyContext,
  { placed, colours, stems, bouquet, high }: Laid,
  room: Room,
): string {
  const { noise, show } = context
  const light: Point = [room.lightLeft ? -0.66 : 0.66, -0.5]
  const lit = { light, ground: room.table, depth: 1.25 }
  const body = show(placed, drawLit(placed, colours, noise, 2, lit))
  const shadow = castShadow(context, placed, room)
  // Those behind are of its colours: a contour would be a sticker's.
  const flowers = stems.map((stem, i) => {
    const drawn = drawLit(stem.placed, stem.colours, noise, 2, lit)
    return i < stems.length - 1 ? drawn : show({ ...stem.placed, crops: true }, drawn)
  })
  const bunch = bouquet ? drawBunch(context, placed, high, room) : ''
  return shadow + flowers.join('') + bunch + body
}

/** One warm glow over the whole picture, at night. */
export function candleGlow(
  { palette, size }: FamilyContext,
  things: readonly Thing[],
): { defs: string; body: string } {
  const candle = things.find(({ motif }) => motif.name === 'candle')
  if (!candle || palette.key === 'day') return { defs: '', body: '' }
  const at: Point = [candle.at[0], candle.at[1] - candle.high * 0.86]
  const warm = oklch(0.86, 0.13, 75)
  const defs = radialGradient('candle', at, size * 0.42, [
    { at: 0, colour: warm, opacity: 0.5 },
    { at: 0.25, colour: warm, opacity: 0.22 },
    { at: 1, colour: warm, opacity: 0 },
  ])
  return {
    defs,
    body: fill(ellipse(at[0], at[1], size * 0.42), 'url(#candle)', { blend: 'screen' }),
  }
}
