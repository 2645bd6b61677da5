import { mix, type Oklch, oklch, shade } from '../../colour'
import { lens, rectangle } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll } from '../../svg'
import { isSunOrMoon } from '../../emblem'
import type { Key } from '../../palette'
import { groundFor } from '../air'

/** Stones from one y down. */
export function paving({ size, rng, palette }: FamilyContext, top: number, tone: Oklch): string {
  const random = rng.fork('paving')
  const stones = (colour: Oklch, count: number) =>
    fillAll(
      Array.from({ length: count }, () => {
        const t = random.next()
        const y = top + 14 + t * (size - top)
        const x = random.range(-20, size)
        const wide = 26 + 64 * t
        return lens([x, y], [x + wide, y + random.range(-2, 2)], 5 + 9 * t, 2)
      }),
      colour,
      { opacity: 0.75 },
    )
  return (
    fill(rectangle(-20, top, size + 40, size), tone) +
    stones(shade(tone, -0.06), 70) +
    stones(shade(tone, 0.05), 50) +
    stones(
      mix(tone, palette.key === 'day' ? palette.b : palette.a, 0.3),
      palette.key === 'day' ? 8 : 20,
    )
  )
}

/** Stones under each light, the usual ones first. */
export const PAVEMENTS: Record<Key, readonly [Oklch, ...Oklch[]]> = {
  day: [
    oklch(0.86, 0.025, 75),
    oklch(0.64, 0.055, 42),
    oklch(0.53, 0.04, 255),
    oklch(0.94, 0.02, 80),
  ],
  dusk: [oklch(0.68, 0.065, 48), oklch(0.42, 0.06, 262), oklch(0.8, 0.06, 60)],
  night: [oklch(0.29, 0.045, 275), oklch(0.2, 0.04, 275), oklch(0.44, 0.05, 265)],
}

/** Stones on which all that stands on them is seen. */
export function pavementTone(
  context: FamilyContext,
  stones: (tone: Oklch) => Oklch = (tone) => tone,
): Oklch {
  const { palette, brief } = context
  const standing = brief.subjects.filter((motif) => motif.mount !== 'flies' && !isSunOrMoon(motif))
  const [first, ...others] = PAVEMENTS[palette.key]
  return groundFor(context, standing, [stones(first), ...others.map(stones)], 0.1)
}
