import { type Oklch, oklch, shade, standOff } from '../../colour'
import { ellipse, type Point, rectangle } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, group, verticalGradient } from '../../svg'
import { drawWater } from '../strata/water'
import { pavementTone, paving } from './paving'
import { avenue } from './road'
import { houseRow } from './row'
import type { StreetScene } from './street-scene'

/** The quay and the water differ by at least this. */
const APART = 0.14

export const SCENES = ['quay', 'roofs', 'avenue'] as const
export type SceneName = (typeof SCENES)[number]

/** A railing along the water, and a lamp beside a single subject. */
function railing({ size, palette, brief }: FamilyContext, foot: number, lampX: number): string {
  const iron = oklch(palette.key === 'night' ? 0.16 : 0.27, 0.03, 265)
  const posts = Array.from({ length: 13 }, (_, i): Point[] => {
    const x = (i + 0.3) * (size / 12)
    return rectangle(x - 4, foot - size * 0.06, 8, size * 0.06)
  })
  const bars = [0.055, 0.028].map((up) => rectangle(-20, foot - size * up, size + 40, 6))
  const head = foot - size * 0.36
  const shines = palette.key !== 'day'
  const lamp = [
    rectangle(lampX - 6, head, 12, foot + size * 0.06 - head),
    rectangle(lampX - 14, foot + size * 0.03, 28, size * 0.035),
    rectangle(lampX - 26, head - 5, 52, 10),
    [
      [lampX - 24, head - 62],
      [lampX + 24, head - 62],
      [lampX, head - 84],
    ] as const,
  ]
  const glass: Point[] = [
    [lampX - 15, head - 5],
    [lampX - 22, head - 60],
    [lampX + 22, head - 60],
    [lampX + 15, head - 5],
  ]
  return (
    fillAll([...posts, ...bars], iron) +
    (brief.subjects.length > 1
      ? ''
      : fill(ellipse(lampX, head - 34, size * 0.07), palette.b, { opacity: shines ? 0.35 : 0 }) +
        fillAll(lamp, iron) +
        fill(glass, shines ? oklch(0.93, 0.1, 88) : oklch(0.88, 0.03, 220)))
  )
}

/** Beside a canal, blue stones would be water too. */
function quayTone(context: FamilyContext): Oklch {
  const brown = (tone: Oklch) => (tone.h > 200 ? oklch(tone.l, 0.03, 50) : tone)
  return standOff(pavementTone(context, brown), context.palette.water, APART)
}

const BUILD: Record<SceneName, (context: FamilyContext) => StreetScene> = {
  quay(context) {
    const { size, palette, brief } = context
    const [base, edge] = [size * 0.51, size * 0.56]
    const row = houseRow(context, base, 3, 'front')
    const water = drawWater(context, { top: edge, bottom: size, reflect: palette.sky[2] })
    const tone = quayTone(context)
    const wall = shade(tone, -0.1)
    // Who stands is on this side of the water: beyond it he would be as high as a door.
    const [near, kerb] = [size * 0.72, size * 0.84]
    const hasBank = brief.subjects.every(({ mount }) => mount !== 'floats')
    const across = (share: number) => size * (brief.occurrence % 2 === 0 ? share : 1 - share)
    const bank = hasBank
      ? paving(context, near, tone) +
        fill(rectangle(-20, near, size + 40, 14), shade(tone, 0.06)) +
        fill(rectangle(-20, near + 14, size + 40, 5), wall) +
        fill(rectangle(-20, kerb, size + 40, size - kerb), shade(tone, -0.05), { opacity: 0.7 }) +
        fill(rectangle(-20, kerb - 9, size + 40, 9), shade(tone, 0.08)) +
        fill(rectangle(-20, kerb, size + 40, 5), wall) +
        railing(context, near + 8, across(0.78))
      : ''
    return {
      defs: water.defs,
      back:
        row.body +
        paving(context, base, tone) +
        fill(rectangle(-20, base, size + 40, 10), shade(tone, 0.06)) +
        fill(rectangle(-20, edge - 12, size + 40, 20), wall) +
        water.base +
        group(group(row.body, { mirror: (base + edge) / 2 }), { opacity: 0.42 }) +
        water.marks +
        bank,
      front: '',
      land: hasBank
        ? [
            { at: [across(0.36), size * 0.94], high: size * 0.2 },
            { at: [across(0.7), size * 0.92], high: size * 0.16 },
            { at: [across(0.16), size * 0.9], high: size * 0.16 },
          ]
        : [
            { at: [size * 0.32, edge - 6], high: size * 0.09 },
            { at: [size * 0.7, edge - 6], high: size * 0.08 },
          ],
      water: [
        { at: [size * 0.62, size * 0.88], high: size * 0.25 },
        { at: [size * 0.26, size * 0.83], high: size * 0.15 },
        { at: [size * 0.84, size * 0.8], high: size * 0.13 },
      ],
      ground: tone,
      fields: [{ until: near, tone: palette.water }],
      isFlat: true,
      where: 'by a canal',
      details: ['houses'],
      afloat: 'on a canal',
      aloft: 'in the sky over a canal',
    }
  },
  avenue,
  roofs(context) {
    const { size, palette } = context
    const far = houseRow(context, size * 1.03, 5, 'far')
    const seats = [0.35, 0.7, 0.9].map((share) => size * share)
    const near = houseRow(context, size * 1.17, 5, 'near', seats)
    // Mist that thickens downward: an even veil would end in a line across the sky.
    const tone = palette.sky[2]
    const maxOpacity = palette.key === 'night' ? 0.3 : 0.46
    const defs = verticalGradient('veil', size * 0.34, size * 0.8, [
      { at: 0, colour: tone, opacity: 0 },
      { at: 1, colour: tone, opacity: maxOpacity },
    ])
    const veil = fill(rectangle(-20, size * 0.34, size + 40, size * 0.8), 'url(#veil)')
    const slots = [0.19, 0.15, 0.12].map((high, i) => {
      const seat = near.flat[Math.min(i, near.flat.length - 1)]
      return { at: seat ?? ([size * 0.5, size * 0.7] as Point), high: size * high }
    })
    return {
      defs,
      back: far.body + veil + near.body,
      front: '',
      land: slots,
      water: [],
      ground: palette.sky[2],
      isFlat: false,
      where: 'on the roofs of a town',
      aloft: 'in the sky over the roofs of a town',
      details: [],
    }
  },
}

export function buildScene(context: FamilyContext, name: SceneName): StreetScene {
  return BUILD[name](context)
}

/** It says where a subject is that stands, floats or flies in a scene. */
export function whereIn({ where, afloat, aloft }: StreetScene, seat: string): string {
  if (seat === 'air') return aloft
  return seat === 'water' && afloat ? afloat : where
}
