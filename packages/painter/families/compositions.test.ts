import { expect, test } from 'vitest'
import { paint } from '../paint'
import type { FamilyName, Painting } from '../painting'
import { dateAfter, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'

const DAYS = sampled(40, 20)

/** How many figures a picture has, and how large the first is. */
function compositionOf({ shown, width }: Painting): string {
  const [first] = shown
  if (!first) return 'none'
  const { left, top, right, bottom } = first.box
  if (first.crops) return 'cropped'
  if (shown.length > 1) return `${shown.length} figures`
  return Math.max(right - left, bottom - top) < width * 0.46 ? 'small' : 'middle'
}

function namesSkyInVain({ altText, shown }: Painting): boolean {
  const isSubject = shown.some(({ motif }) => /sun|moon/.test(motif.name))
  return !isSubject && /\b(sun|moon)s?\b/.test(altText)
}

const MIN: readonly [family: FamilyName, compositions: number][] = [
  ['weave', 2],
  ['flow', 4],
  ['glass', 4],
]

test.each(MIN.slice(0, sampled(MIN.length, 2)))(
  'some weeks of %s have at least %i compositions and seldom a sun',
  (family, min) => {
    const paintings = Array.from({ length: DAYS }, (_, n) =>
      paint({ ...PAINTING, dateKey: dateAfter(n * 7), family }),
    )
    const found = new Set(paintings.map(compositionOf))
    expect(found.size, [...found].join()).toBeGreaterThanOrEqual(min)
    expect(found).not.toContain('cropped')
    expect(paintings.filter(namesSkyInVain).length).toBeLessThanOrEqual(DAYS / 4)
  },
)
