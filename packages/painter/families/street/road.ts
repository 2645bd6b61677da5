import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll } from '../../svg'
import { pavementTone, paving } from './paving'
import { houseRow } from './row'
import type { StreetScene } from './street-scene'

/** Crowns of a tree as places and radii, shares of its height above its foot. */
const CROWNS = [
  [0, 0.74, 0.2],
  [-0.13, 0.6, 0.16],
  [0.14, 0.58, 0.17],
] as const

/** Places along the road and heights. */
const TREES = [
  [0.1, 0.34],
  [0.52, 0.28],
  [0.9, 0.37],
] as const

function tree({ noise, palette }: FamilyContext, x: number, foot: number, high: number): string {
  const night = palette.key === 'night'
  const leaf = oklch(night ? 0.33 : 0.56, 0.09, 140)
  const crown = (tone: Oklch, by: number) =>
    CROWNS.map(([dx, up, r]) =>
      fill(
        wobble(
          ellipse(x + dx * high - by * 8, foot - up * high - by * 10, r * high * (1 - by * 0.35)),
          noise,
          5,
        ),
        tone,
      ),
    ).join('')
  const trunk = rectangle(x - high * 0.025, foot - high * 0.5, high * 0.05, high * 0.5)
  return (
    fill(trunk, oklch(night ? 0.24 : 0.4, 0.05, 50)) + crown(leaf, 0) + crown(shade(leaf, 0.06), 1)
  )
}

/** A road with trees before a row of high houses. */
export function avenue(context: FamilyContext): StreetScene {
  const { size, brief } = context
  const [base, kerb] = [size * 0.66, size * 0.76]
  const row = houseRow(context, base, 4, 'avenue')
  const tone = pavementTone(context)
  const across = (share: number) => size * (brief.occurrence % 2 === 0 ? share : 1 - share)
  const dashes = Array.from({ length: 6 }, (_, i): Point[] =>
    rectangle(size * (i * 0.19 - 0.04), size * 0.965, size * 0.1, 12),
  )
  const trees = TREES.map(([share, high]) =>
    tree(context, across(share), base + size * 0.045, size * high),
  )
  return {
    defs: '',
    back:
      row.body +
      fill(rectangle(-20, base, size + 40, size), mix(tone, oklch(0.7, 0.02, 80), 0.4)) +
      trees.join('') +
      paving(context, kerb, tone) +
      fill(rectangle(-20, kerb - 12, size + 40, 14), shade(tone, 0.1)) +
      fill(rectangle(-20, kerb + 2, size + 40, 7), shade(tone, -0.12)) +
      fillAll(dashes, shade(tone, tone.l > 0.7 ? -0.1 : 0.16)),
    front: '',
    land: [
      { at: [across(0.36), size * 0.93], high: size * 0.22 },
      { at: [across(0.7), size * 0.91], high: size * 0.17 },
      { at: [across(0.14), size * 0.9], high: size * 0.16 },
    ],
    water: [],
    ground: tone,
    isFlat: true,
    where: 'in a street',
    aloft: 'in the sky over a street',
    details: ['houses', 'trees'],
  }
}
