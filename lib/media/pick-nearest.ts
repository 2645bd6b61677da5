import { hexToRgb, type Oklab, rgbToOklab } from '@pochade/painter/colour'
import { cached } from '@/lib/cache'
import type { ColouredDay } from '@/lib/config/day-entry'
import { bandsOf } from '@/lib/config/picture-bands'
import { DAY_MS } from '@/lib/durations'

type Compared<T> = {
  name: string
  /** They name what `readList` reads. */
  tags: readonly string[]
  readList: () => Promise<readonly T[]>
  /** The name of its file, which holds its colours. */
  pictureOf: (one: T) => string | undefined
  /** ISO */
  addedAt: (one: T) => string
}

/**
 * The nearest in colour to the day; each day without a picture has the next nearest. What is added
 * during a day is compared from the next one on.
 */
export function pickNearest<T>(
  { name, tags, readList, ...compared }: Compared<T>,
  day: ColouredDay,
): Promise<T | undefined> {
  return cached(`nearest:${name}:${JSON.stringify(day)}`, tags, async () =>
    nearestIn(await readList(), compared, day),
  )
}

function nearestIn<T>(
  list: readonly T[],
  { pictureOf, addedAt }: Pick<Compared<T>, 'pictureOf' | 'addedAt'>,
  { dateKey, startsAt, colours }: ColouredDay,
): T | undefined {
  const older = list.filter((one) => addedAt(one) < startsAt)
  const known = older.length > 0 ? older : list
  const pictured = known.filter((one) => pictureOf(one) !== undefined)
  const able = pictured.length > 0 ? pictured : known
  const day = Date.parse(dateKey) / DAY_MS
  if (!colours || pictured.length === 0) return able[day % able.length]
  const palette = colours.palette.map(({ hex, share }) => ({ lab: toLab(hex), share }))
  const ranked = able
    .map((one) => ({ one, difference: differenceOf(palette, bandsOf(pictureOf(one) ?? '')) }))
    .sort((a, b) => a.difference - b.difference)
  return ranked[(day - Date.parse(colours.dateKey) / DAY_MS) % ranked.length]?.one
}

/** A picture that was stored without its colours comes last. */
const UNKNOWN = 10

/** How far each colour of the day is from the picture, and each of the picture from the day. */
function differenceOf(day: readonly { lab: Oklab; share: number }[], bands: string[]): number {
  if (bands.length === 0) return UNKNOWN
  const picture = bands.map(toLab)
  const palette = day.map(({ lab }) => lab)
  let sum = 0
  for (const { lab, share } of day) sum += share * nearest(lab, picture)
  for (const lab of picture) sum += nearest(lab, palette) / picture.length
  return sum
}

function nearest([l, a, b]: Oklab, others: readonly Oklab[]): number {
  const squares = others.map(([l2, a2, b2]) => (l - l2) ** 2 + (a - a2) ** 2 + (b - b2) ** 2)
  return Math.sqrt(Math.min(...squares))
}

/** `#rgb` or `#rrggbb` */
function toLab(hex: string): Oklab {
  const isShort = hex.length === 4
  return rgbToOklab(hexToRgb(isShort ? hex.replace(/[\da-f]/gi, '$&$&') : hex))
}
