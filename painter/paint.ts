import type { DrawingRequest } from './painting'
import { briefOf } from './brief'
import { familyNamed } from './families/all'
import { wobble } from './geometry'
import { createNoise } from './noise'
import type { Drawing, FamilyName, Painting } from './painting'
import { createPalette, underWeather } from './palette'
import { altTextOf, promptOf } from './prompt'
import { createRng, sha256Hex } from './random'
import { clipPath, fill, group, svgDocument } from './svg'
import { titleOf } from './title'

const SIZE = 1024

export type PaintRequest = DrawingRequest & {
  /** Overrides the family of the day, for review. */
  family?: FamilyName
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
  const { dateKey, emojis, author, secret } = request
  const seed = sha256Hex([secret, dateKey, author, emojis.join(' ')].join('|'))
  const rng = createRng(seed)
  const brief = briefOf(request, rng.fork('brief'))
  const family = familyNamed(brief.family)
  if (!family) throw new Error(`No painter for ${brief.family}.`)
  const palette = underWeather(
    createPalette(brief.scheme, brief.key, rng.fork('palette'), brief.mood),
    brief.weather,
  )
  const noise = createNoise(rng.fork('noise'))
  const drawing = family.draw({
    size: SIZE,
    rng: rng.fork(`draw:${brief.family}`),
    noise,
    palette,
    brief,
  })
  const framed = frame(drawing, palette.paper, noise)
  const context = { facts: drawing.facts, brief, palette, dateKey }
  return {
    svg: svgDocument(SIZE, SIZE, drawing.defs + framed.defs, framed.body),
    width: SIZE,
    height: SIZE,
    title: titleOf(context, rng.fork('title')),
    prompt: promptOf(context),
    altText: altTextOf(context),
    palette,
    family: brief.family,
    finish: drawing.finish,
    seed,
  }
}
