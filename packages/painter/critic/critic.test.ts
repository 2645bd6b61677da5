import { expect, test } from 'vitest'
import { type Oklch, oklch } from '../colour'
import { drawMotif, type RoleColours, silhouette, stand } from '../draw-motif'
import { rectangle } from '../geometry'
import { ROLES } from '../roles'
import { motifNamed } from '../motifs/all'
import { paint } from '../paint'
import type { Painting } from '../painting'
import { createShown, type Shown } from '../shown'
import { fill, svgDocument } from '../svg'
import { PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { paintAccepted } from './accepted'
import { faultsOf } from './critic'

const [WHITE, BLACK] = [oklch(0.97, 0.01, 90), oklch(0.1, 0.01, 90)]
const [DARK, PALE, RED] = [oklch(0.3, 0.05, 260), oklch(0.9, 0.03, 90), oklch(0.6, 0.18, 30)]
const SIZE = 1024
const FLAT = () => 0

type Plan = {
  /** The middle of the subject. */
  x?: number
  tone?: Oklch
  ground?: Oklch
  /** Drawn beside the subject, for the values. */
  band?: Oklch
  /** Drawn over it. */
  over?: string
  contour?: true
  crops?: true
}

/** An owl of one colour on a plain ground with one dark band. */
function owlOn({
  x = 512,
  tone = RED,
  ground = PALE,
  band = DARK,
  over = '',
  contour,
  crops,
}: Plan = {}) {
  const { show, all } = createShown()
  const colours = Object.fromEntries(ROLES.map((role) => [role, tone])) as RoleColours
  const placed = stand(motifNamed('owl'), x, 800, 480)
  const owl: Shown = crops ? { ...placed, crops } : placed
  const painting: Painting = {
    ...paint({ ...PAINTING, family: 'lino' }),
    svg: svgDocument(
      SIZE,
      SIZE,
      '',
      fill(rectangle(0, 0, SIZE, SIZE), ground) +
        fill(rectangle(0, 0, SIZE, 200), band) +
        (contour ? silhouette(owl, DARK, FLAT, 8) : '') +
        show(owl, drawMotif(owl, colours, FLAT)) +
        over,
    ),
    border: 0,
    finish: { grain: 0, wobble: 0, dropout: 0 },
    shown: all,
  }
  return painting
}

const kindsOf = async (plan?: Plan) => (await faultsOf(owlOn(plan))).map(({ kind }) => kind)

test('a subject in full view, of a colour of its own, has no fault', async () => {
  expect(await faultsOf(owlOn())).toEqual([])
})

test('a subject behind something else is found', async () => {
  const over = fill(rectangle(400, 300, 130, 600), DARK)
  expect(await faultsOf(owlOn({ over }))).toMatchObject([{ kind: 'hidden', subject: 'owl' }])
})

test('something in front that lets the subject through does not hide it', async () => {
  const over = fill(rectangle(0, 0, SIZE, SIZE), DARK, { opacity: 0.3 })
  expect(await kindsOf({ over })).not.toContain('hidden')
})

test('white on white is found, and white with a contour is accepted', async () => {
  const white = { tone: WHITE, ground: WHITE, band: RED }
  const over = fill(rectangle(0, 900, SIZE, 200), DARK)
  expect(await kindsOf({ ...white, over })).toEqual(['faint'])
  expect(await kindsOf({ ...white, over, contour: true })).toEqual([])
})

test('a subject at the frame is found, unless the composition cuts it on purpose', async () => {
  expect(await kindsOf({ x: 860 })).toEqual(['cut'])
  expect(await kindsOf({ x: 960 })).toEqual(['hidden', 'cut'])
  expect(await kindsOf({ x: 960, crops: true })).toEqual([])
  expect(await kindsOf({ x: 1060, crops: true })).toEqual(['hidden', 'cut'])
})

test('a picture without a middle tone is found', async () => {
  expect(await kindsOf({ tone: BLACK, ground: WHITE, band: BLACK })).toEqual(['values'])
})

test('something small and pale in the distance is seen in the first layout', async () => {
  const days = [
    ['2026-03-22', 'author-2'],
    ['2026-05-28', 'author-4'],
    ['2026-09-22', 'author-5'],
  ] as const
  for (const [dateKey, author] of days.slice(0, sampled(3, 1))) {
    const painting = paint({ ...PAINTING, family: 'strata', dateKey, author })
    expect(await faultsOf(painting), dateKey).toEqual([])
  }
})

test('a rejected layout is drawn anew, the same each time', { timeout: 60_000 }, async () => {
  const request = { ...PAINTING, emojis: ['👻'], family: 'riso' } as const
  const [one, two] = [await paintAccepted(request), await paintAccepted(request)]
  expect(one).toEqual(two)
  expect(one.attempts).toBeLessThanOrEqual(5)
  expect(one.painting.seed).toBe(paint(request).seed)
  expect(paint({ ...request, layout: 1 }).svg).not.toBe(paint(request).svg)
})
