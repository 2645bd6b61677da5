import { type Oklab, oklabToOklch, type Oklch, oklch, shade } from '../colour'
import { drawMotif, fit, type PlacedMotif, type RoleColours } from '../draw-motif'
import { emojiOutlines } from '../emoji-outline'
import { rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import type { Noise } from '../noise'
import { isInColours, sortOf } from '../relations/sorts'
import { byRole } from '../roles'
import { fillPath, type Paint, stroke } from '../svg'
import { flattened, isOfOneColour, type Printed } from './print'

const LINE = oklch(0.25, 0.03, 40)
/** On dark paper. */
const PALE_LINE = oklch(0.93, 0.02, 80)

/** px at 1024 of a figure where there is room for it, else less; at the least it has the size at which
 * emojis are read in text where the picture has 480 px. */
export const FIGURES = [116, 100, 86] as const
/** Share of a figure between one and the next. */
const GAP = 0.18

/** px of so many figures side by side. */
export function remarquesSize(
  count: number,
  figure: number,
): { wide: number; high: number; isRow: boolean } {
  return { wide: figure * (count + (count - 1) * GAP), high: figure, isRow: count > 1 }
}

/** Colours in plain daylight: of so small a drawing they tell most. */
function plainColours(motif: Motif): RoleColours {
  return byRole(motif, (i) => {
    const { main, second, accent, extra } = motif.parts?.[i] ?? motif
    return {
      m: main,
      s: second,
      x: extra?.x ?? shade(main, -0.12),
      y: extra?.y ?? shade(second, -0.12),
      l: oklch(0.97, 0.01, 88),
      d: extra?.d ?? shade(main, -0.28),
      a: accent,
      k: oklch(0.24, 0.02, 40),
    }
  })
}

/** What a figure is drawn with: without a body it is lines alone. */
type Colours = { ink: Paint; body?: Paint }
type Place = { x: number; y: number; side: number }

/** Lines in ink on a body in one colour, as the emoji is known; undefined where the font lacks it. */
function emojiAt({ emoji = '' }: Motif, at: Place, { ink, body }: Colours): string | undefined {
  const outlines = emojiOutlines(emoji, at)
  if (outlines.length === 0) return undefined
  const ground = body ? outlines.map((outline) => fillPath(outline, body)).join('') : ''
  return ground + fillPath(outlines.join(''), ink)
}

/** A figure with a thin line round its parts; a flag with a hem, as a white one ends nowhere
 * without. */
function figureAt(placed: PlacedMotif, noise: Noise, ink: Oklch): string {
  const colours = plainColours(placed.motif)
  if (!isFlag(placed.motif.name))
    return drawMotif(placed, colours, noise, 0.6, { paint: ink, width: 2.2 })
  const { left, right, top, bottom } = placed.box
  const hem = rectangle(left, top, right - left, bottom - top)
  return drawMotif(placed, colours, noise, 0.6) + stroke(hem, ink, 2.5, { closed: true })
}

/** Their outlines alone are those of other things: a wedge of cheese, a heap of socks, a jellyfish. */
const UNLIKE_OUTLINES = new RegExp(
  `^(?:${[
    "fast train|ginger root|leaf in the wind|beginner's mark|skyline|stop sign|siren light",
    'sparkle on a button|confetti ball|nodding face|face that shakes its head|clutch bag',
    'flatbread|stuffed flatbread|plate of curry and rice|bow and arrow|golf flag',
    'drop of blood|salad|popcorn|pan of food|factory|boomerang',
    'flask|piñata|New Year bamboo|loudspeaker|egg|folded hands|honey pot',
  ].join('|')})$`,
)

/** Flags, hearts and people are told by their colours, and signs where they have some. */
const isToldByColours = (motif: Motif, ink: Paint | undefined) =>
  isFlag(motif.name) ||
  (motif.kind === 'symbol' && !ink && !/^white/.test(motif.name)) ||
  UNLIKE_OUTLINES.test(motif.name) ||
  isOfOneColour(motif) ||
  (motif.kind === 'person' && sortOf(motif) === 'actor')

function remarqueAt(noise: Noise, motif: Motif, at: Place, ground: Oklch, ink?: Paint): Printed {
  const placed = fit(flattened(motif), at.x, at.y, at.side)
  const line = ground.l > 0.45 ? LINE : PALE_LINE
  const known = isToldByColours(motif, ink)
    ? undefined
    : emojiAt(motif, at, ink && !isInColours(motif) ? { ink } : { ink: line, body: motif.main })
  return { placed, svg: known ?? figureAt(placed, noise, line) }
}

/** Remarques: small drawings in a row in the margin, as printmakers add them.
 * @param wide px of the row @param lab the colour there @param ink without it all have colours */
export function remarquesAt(
  noise: Noise,
  motifs: readonly Motif[],
  { x, y, wide, high, lab }: { x: number; y: number; wide: number; high: number; lab: Oklab },
  ink?: Paint,
): Printed[] {
  const step = (wide - high) / Math.max(1, motifs.length - 1)
  return motifs.map((motif, i) =>
    remarqueAt(
      noise,
      motif,
      { x: x + high / 2 + i * step, y: y + high / 2, side: high },
      oklabToOklch(lab),
      ink,
    ),
  )
}
