import { mix, type Oklch, oklch, shade } from '../../colour'
import { drawMotif, type PlacedMotif, type RoleColours, roleColours, stand } from '../../draw-motif'
import { ellipse, type Point, wobble } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { fill, radialGradient } from '../../svg'
import { drawBouquet } from './bouquet'
import type { StillObjects, Thing } from './objects'
import type { Room } from './room'

function coloursOf(context: FamilyContext, motif: Motif, room: Room, behind: Oklch): RoleColours {
  const { palette, brief, rng } = context
  const white = motif.main.l > 0.9
  const share =
    motif.kind === 'vessel' ? (white ? 0.1 : 0.85) : brief.emojiNames.length > 0 ? 0.1 : 0.14
  const colours = roleColours(motif, palette, behind, share)
  if (motif.kind === 'vessel' && !white && rng.fork(`glaze:${motif.name}`).chance(0.35)) {
    const m = mix(colours.m, palette.a, 0.7)
    return { ...colours, m, x: shade(m, -0.12), d: mix(shade(m, -0.3), palette.ink, 0.4) }
  }
  return colours
}

function castShadow({ noise }: FamilyContext, placed: PlacedMotif, room: Room): string {
  const { left, right, bottom, top } = placed.box
  const wide = right - left
  const away = room.lightLeft ? 1 : -1
  const long = Math.min(wide * 0.9, (bottom - top) * 0.42)
  const middle = (left + right) / 2
  const shape = ellipse(
    middle + away * long * 0.55,
    bottom - 2,
    wide * 0.42 + long * 0.42,
    Math.max(9, wide * 0.085),
    -away * 0.06,
  )
  const contact = ellipse(middle, bottom, wide * 0.4, Math.max(5, wide * 0.035))
  const tone = shade(room.table, -0.2)
  return (
    fill(wobble(shape, noise, 3), tone, { opacity: 0.6, blend: 'multiply' }) +
    fill(contact, shade(room.table, -0.34), { opacity: 0.5, blend: 'multiply' })
  )
}

export function drawThing(
  context: FamilyContext,
  thing: Thing,
  cast: StillObjects,
  room: Room,
): string {
  const { noise, palette, rng, brief } = context
  const lying =
    thing.motif.kind === 'food' ? rng.fork(`lie:${Math.round(thing.at[0])}`).range(-0.16, 0.16) : 0
  const placed = stand(thing.motif, thing.at[0], thing.at[1], thing.high, thing.wide, {
    flip: !room.lightLeft,
    turn: lying,
  })
  const behind = placed.box.top > room.edge - 30 ? room.table : room.wall
  const body = drawMotif(placed, coloursOf(context, thing.motif, room, behind), noise, 2)
  const shadow = castShadow(context, placed, room)
  const mouth: Point = [(placed.box.left + placed.box.right) / 2, placed.box.top + 6]
  if (thing.motif === cast.tall && cast.inVase) {
    const flower = cast.inVase
    const colours = roleColours(
      flower,
      palette,
      room.wall,
      brief.emojiNames.length > 0 ? 0.08 : 0.2,
    )
    const stems = [-0.42, 0.4, 0]
      .map((turn, i) => {
        const high = thing.high * (i === 2 ? 1.2 : 1)
        const at: Point = [mouth[0] + turn * thing.high * 0.55, mouth[1] + thing.high * 0.3]
        return drawMotif(
          stand(flower, at[0], at[1], high, high, { flip: turn < 0 }),
          colours,
          noise,
          2,
        )
      })
      .join('')
    return shadow + stems + body
  }
  if (thing.bouquet)
    return shadow + drawBouquet(context, mouth, thing.high * 0.86, room.wall) + body
  return shadow + body
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
