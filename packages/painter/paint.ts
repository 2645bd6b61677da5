import type { DrawingRequest } from './painting'
import { briefOf } from './brief'
import { countedFacts } from './counted-facts'
import { contoursFor } from './critic/contours'
import { familyNamed } from './families/all'
import { wobble } from './geometry'
import { createNoise } from './noise'
import type { Drawing, FamilyName, Painting } from './painting'
import { createPalette, underWeather } from './palette'
import { altTextOf, promptOf } from './prompt'
import { createRng, sha256Hex } from './random'
import { type Contours, createShown } from './shown'
import { clipPath, fill, group, svgDocument } from './svg'
import { titleOf } from './title'

const SIZE = 1024

/** How many variants ahead each layout is. The variant of the family's next day comes last. */
const STEPS = [0, 2, 3, 4, 1] as const

export type PaintRequest = DrawingRequest & {
  /** Overrides the family of the day, for review. */
  family?: FamilyName
  /** Counts the layouts of one picture from 0: the same subjects in another arrangement. */
  layout?: number
  /** Numbers of subjects with a contour, besides those that need one. */
  contoured?: readonly number[]
}

/** Puts the picture inside an uneven edge on a sheet of paper. */
function frame(
  { body, border }: Drawing,
  paper: Parameters<typeof fill>[1],
  noise: ReturnType<typeof createNoise>,
): { defs: string; body: string } {
  if (border === 0) return { defs: '', body }
  const [low, high] = [border, SIZE - border]
  const edge = wobble(
    [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ],
    noise,
    5,
  )
  const sheet = fill(
    [
      [0, 0],
      [SIZE, 0],
      [SIZE, SIZE],
      [0, SIZE],
    ],
    paper,
  )
  return { defs: clipPath('frame', edge), body: sheet + group(body, { clip: 'frame' }) }
}

/**
 * The picture of a day as an SVG, with the finish that `render` applies to its pixels. Pure and
 * synchronous: equal requests give equal paintings. No user text enters the picture or its words.
 * @throws RangeError when `dateKey` is not a date
 */
export function paint(request: PaintRequest): Painting {
  const { dateKey, emojis, author, secret, layout = 0, contoured = [] } = request
  const seed = sha256Hex([secret, dateKey, author, emojis.join(' ')].join('|'))
  const rng = createRng(seed)
  const wanted = briefOf(request, rng.fork('brief'))
  const brief = { ...wanted, occurrence: wanted.occurrence + (STEPS[layout] ?? layout) }
  const family = familyNamed(brief.family)
  if (!family) throw new Error(`No painter for ${brief.family}.`)
  const palette = underWeather(
    createPalette(brief.scheme, brief.key, rng.fork('palette'), brief.mood),
    brief.weather,
  )
  const noise = createNoise(rng.fork('noise'))
  // In a landscape what is small is far away.
  const isFar = brief.family === 'strata'
  const drawWith = (contours: Contours) => {
    const { show, all } = createShown(contours, isFar ? 5 : undefined)
    const drawing = family.draw({
      size: SIZE,
      rng: rng.fork(`draw:${brief.family}${layout > 0 ? `:${layout}` : ''}`),
      noise,
      palette,
      brief,
      show,
    })
    return { drawing, shown: all }
  }
  const plain = drawWith(new Map())
  const contours = contoursFor(plain.drawing, plain.shown, {
    size: SIZE,
    palette,
    also: new Set(contoured),
    isFar,
  })
  const { drawing, shown } = contours.size === 0 ? plain : drawWith(contours)
  const framed = frame(drawing, palette.paper, noise)
  const motifs = [...shown.map(({ motif }) => motif), ...brief.subjects]
  const context = {
    facts: countedFacts(brief.family, drawing, shown),
    brief,
    palette,
    dateKey,
    motifs,
  }
  return {
    svg: svgDocument(SIZE, SIZE, drawing.defs + framed.defs, framed.body),
    width: SIZE,
    height: SIZE,
    title: titleOf(context),
    prompt: promptOf(context),
    altText: altTextOf(context),
    palette,
    family: brief.family,
    finish: drawing.finish,
    context,
    border: drawing.border,
    shown,
    seed,
  }
}
