import { type Oklch, oklch, shade } from '../colour'
import { drawMotif, type PlacedMotif, shifted, stand } from '../draw-motif'
import { type Box, ellipse, rectangle, wobble } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import type { FamilyContext } from '../painting'
import { fill, stroke } from '../svg'
import { coloursFor, groundFor } from './air'

/** Objects and symbols that may be out of doors by themselves. */
const OUTDOORS =
  /umbrella|balloon|kite|lantern|anchor|rock|bricks|log|goal|golf|ski|sledge|barber|gravestone|moai|placard|streamers|seat|bus stop|post box|letter box|drum$|pump|traffic|barrier|snowman|scooter|skateboard|wheelchair|ladder|shovel|slide|roundabout|satellite|parachute|flying disc|lifebelt|shell|chest|globe|ball$|nest|telescope|dish aerial|fishing|bin$|flame|drop|hole|hot spring|explosion|bubbles|wind|scarecrow|heart|pumpkin|wheel$/

/** Whether a place out of doors shows a motif on a signboard: a key in a field, or bread in the
 * sky, would look like a mistake. */
export function isForSign({ kind, name, parts }: Motif): boolean {
  if (parts || isFlag(name) || OUTDOORS.test(name)) return false
  return kind === 'food' || kind === 'vessel' || kind === 'object' || kind === 'symbol'
}

/** Share of a board's height. */
const LEGS = 0.34

/** The board round a motif. */
export function boardOf({ box: { left, right, top, bottom } }: PlacedMotif): Box {
  const [w, h] = [right - left, bottom - top]
  const pad = 0.13 * Math.max(w, h)
  const wide = Math.max(w + 2 * pad, 0.8 * (h + 2 * pad))
  const high = Math.max(h + 2 * pad, 0.62 * wide)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }
}

/** A motif on a board whose legs stand at a point. @param high of board and legs */
export function onBoard(motif: Motif, x: number, foot: number, high: number): PlacedMotif {
  const trial = boardOf(stand(motif, x, foot, high, high * 3))
  const wanted = high / (1 + LEGS)
  const scale = Math.min(
    wanted / (trial.bottom - trial.top),
    (wanted * 1.45) / (trial.right - trial.left),
  )
  const placed = stand(motif, x, foot, high * scale, high * 3 * scale)
  const board = boardOf(placed)
  return shifted(placed, 0, foot - LEGS * (board.bottom - board.top) - board.bottom)
}

function fieldOf(context: FamilyContext, motif: Motif, share: number): Oklch {
  const { palette } = context
  const light = palette.key === 'night' ? oklch(0.76, 0.05, 85) : oklch(0.94, 0.025, 88)
  const others = [oklch(0.42, 0.09, palette.water.h), oklch(0.84, 0.09, 80), oklch(0.3, 0.05, 20)]
  return groundFor(context, [motif], [light, ...others], share)
}

/** A signboard on two posts, with its shadow. @param ground what it stands on; none on a roof */
export function drawSign(context: FamilyContext, placed: PlacedMotif, ground?: Oklch): string {
  const { noise, palette, brief, show } = context
  const share = brief.emojiNames.length > 0 ? 0.1 : 0.2
  const field = fieldOf(context, placed.motif, share)
  const wood = palette.key === 'night' ? oklch(0.27, 0.045, 45) : oklch(0.4, 0.065, 45)
  const { left, right, top, bottom } = boardOf(placed)
  const [wide, high] = [right - left, bottom - top]
  const [post, foot] = [Math.max(9, wide * 0.055), bottom + LEGS * high]
  const board = wobble(rectangle(left, top, wide, high), noise, 2)
  const posts = [0.18, 0.82].map((part) =>
    fill(rectangle(left + wide * part - post / 2, bottom - 4, post, foot - bottom + 4), wood),
  )
  const shadow = ground
    ? fill(
        wobble(ellipse((left + right) / 2, foot, wide * 0.5, 8), noise, 3),
        shade(ground, -0.2),
        {
          opacity: 0.5,
          blend: 'multiply',
        },
      )
    : ''
  const { colours } = coloursFor(context, placed.motif, [field], share)
  return (
    shadow +
    posts.join('') +
    fill(board, field) +
    stroke(board, wood, Math.max(8, wide * 0.04), { closed: true }) +
    show(placed, drawMotif(placed, colours, noise, 1.5))
  )
}
