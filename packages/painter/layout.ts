import { briefOf } from './brief'
import { contoursFor } from './critic/contours'
import type { PlacedMotif } from './draw-motif'
import { familyNamed } from './families/all'
import { createNoise, type Noise } from './noise'
import type { Brief, Drawing, DrawingRequest, FamilyName } from './painting'
import { createPalette, type Palette, underWeather } from './palette'
import { createRng, type Rng, sha256Hex } from './random'
import { type Contours, createShown, type Shown } from './shown'
import type { ViewName } from './views/view'

export const SIZE = 1024

/** Families whose contours are thin. */
const THIN_LINES: readonly FamilyName[] = [
  ...(['strata', 'street', 'still', 'woodblock', 'wind', 'collection'] as const),
]

/** A print from a key block, a leaded window and cut strips have no light outlines. */
const INKED: readonly FamilyName[] = ['woodblock', 'glass', 'bands']

/** How many variants ahead each layout is. The variant of the family's next day comes last. */
const STEPS = [0, 2, 3, 4, 1] as const

export const stepOf = (layout: number): number => STEPS[layout] ?? layout

export type PaintRequest = DrawingRequest & {
  /** Overrides the family of the day, for review. */
  family?: FamilyName
  /** Counts the layouts of one picture from 0: the same subjects in another arrangement. */
  layout?: number
  /** Numbers of subjects with a contour, besides those that need one. */
  contoured?: readonly number[]
  /** How the layout is seen; whole where the view does not suit it. */
  view?: ViewName
}

/** A layout before it is put on its sheet of paper. */
export type Layout = {
  drawing: Drawing
  shown: readonly Shown[]
  /** The ornaments where they are, once they are. */
  ornaments: readonly PlacedMotif[]
  view: ViewName
  brief: Brief
  palette: Palette
  noise: Noise
  dateKey: string
  recentTitles: readonly string[]
  seed: string
  rng: Rng
}

const seedOf = ({ dateKey, emojis, author, secret }: DrawingRequest) =>
  sha256Hex([secret, dateKey, author, emojis.join(' ')].join('|'))

/** What an arrangement of a picture shows. */
export function briefFor(request: Omit<PaintRequest, 'view'>): Brief {
  const wanted = briefOf(request, createRng(seedOf(request)).fork('brief'))
  return { ...wanted, occurrence: wanted.occurrence + stepOf(request.layout ?? 0) }
}

/** The subjects in an arrangement, seen whole. */
export function layOut(request: Omit<PaintRequest, 'view'>): Layout {
  const { dateKey, layout = 0, contoured = [] } = request
  const seed = seedOf(request)
  const rng = createRng(seed)
  const brief = briefFor(request)
  const family = familyNamed(brief.family)
  if (!family) throw new Error(`No painter for ${brief.family}.`)
  const palette = underWeather(
    createPalette(brief.scheme, brief.key, rng.fork('palette'), brief.mood),
    brief.weather,
  )
  const noise = createNoise(rng.fork('noise'))
  // In a landscape what is small is far away, and a block or a plate prints thin lines.
  const isFar = THIN_LINES.includes(brief.family)
  const drawWith = (contours: Contours) => {
    const { show, copy, all } = createShown(contours, isFar ? 3.5 : undefined)
    const drawing = family.draw({
      size: SIZE,
      rng: rng.fork(`draw:${brief.family}${layout > 0 ? `:${layout}` : ''}`),
      noise,
      palette,
      brief,
      show,
      copy,
    })
    return { drawing, shown: all }
  }
  const plain = drawWith(new Map())
  const contours = contoursFor(plain.drawing, plain.shown, {
    size: SIZE,
    palette,
    also: new Set(contoured),
    isFar,
    isInked: INKED.includes(brief.family),
  })
  const drawn = contours.size === 0 ? plain : drawWith(contours)
  const recentTitles = request.recent?.map(({ title }) => title) ?? []
  return {
    ...drawn,
    ornaments: [],
    view: 'whole',
    brief,
    palette,
    noise,
    dateKey,
    recentTitles,
    seed,
    rng,
  }
}
