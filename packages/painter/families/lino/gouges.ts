import type { Point } from '../../geometry'
import { ribbon, streamlines } from '../../streams'
import type { FamilyContext } from '../../painting'
import type { PlacedMotif } from '../../draw-motif'
import { formOf } from '../../form'
import type { Stencil } from '../../stencil'

export const FIELDS = ['rays', 'rings', 'swell', 'contour', 'grain'] as const
export type Field = (typeof FIELDS)[number]

type Carving = {
  field: Field
  stencil: Stencil
  /** Centre of the field: sun, moon or the middle of the picture. */
  centre: Point
  /** Least distance of a cut from the centre. */
  free: number
  /** The ground, which has horizontal cuts, lies between these y. */
  grounds: readonly (readonly [from: number, to: number])[]
  margin: number
}

/** Cuts that follow the field and stop before the subject. */
export function gouges(
  { size, rng, noise }: FamilyContext,
  { field, stencil, centre, free, grounds, margin }: Carving,
): Point[][] {
  const random = rng.fork('gouges')
  const [cx, cy] = centre
  const isGround = (y: number) => grounds.some(([from, to]) => y > from && y < to)
  const angle = (x: number, y: number): number => {
    const wave = noise(x / 120, y / 120)
    if (isGround(y)) return 0.16 * wave
    const out = Math.atan2(y - cy, x - cx)
    if (field === 'rays') return out + 0.16 * wave
    if (field === 'rings') return out + Math.PI / 2 + 0.14 * wave
    if (field === 'swell') return 0.42 * Math.sin(x / 90 + y / 55) + 0.25 * wave
    if (field === 'grain') return Math.PI / 2 + 0.5 * noise(x / 150, y / 260)
    return Math.atan2(y - size * 0.55, x - size / 2) + Math.PI / 2 + 0.3 * wave
  }
  const lines = streamlines({
    size,
    rng: random,
    angle,
    gap: field === 'rays' ? 12 : 13,
    longest: field === 'swell' ? 260 : 200,
    shortest: 34,
    isBlocked: (x, y) =>
      x < margin ||
      y < margin ||
      x > size - margin ||
      y > size - margin ||
      Math.hypot(x - cx, y - cy) < free ||
      grounds.some(([from]) => Math.abs(y - from) < 7) ||
      stencil.isNear(x, y, 24),
  })
  return lines.map((line) => {
    const [x, y] = line[Math.floor(line.length / 2)] ?? centre
    const near = 1 - Math.min(1, Math.hypot(x - cx, y - cy) / size)
    return ribbon(line, random.range(4.5, 8) + 3 * near)
  })
}

/** Brightness of a form up to which it is hatched with these lines. */
const TONES = [
  { upTo: 0.26, gap: 11, longest: 190 },
  { upTo: 0.5, gap: 17, longest: 150 },
  { upTo: 0.8, gap: 30, longest: 120 },
] as const

/** Hatching along the form of a subject, the denser the darker. */
export function hatching(
  { size, rng }: FamilyContext,
  placed: readonly PlacedMotif[],
  stencil: Stencil,
): Point[][] {
  const random = rng.fork('hatching')
  return placed.flatMap((one, motif) => {
    const form = formOf(one)
    const roleAt = (x: number, y: number) => {
      const here = stencil.at(x, y)
      return here?.motif === motif ? here.role : undefined
    }
    return TONES.flatMap(({ upTo, gap, longest }, i) =>
      streamlines({
        size,
        rng: random,
        angle: form.along,
        gap,
        longest,
        shortest: 30,
        within: one.box,
        isBlocked: (x, y) => {
          const [here, tone] = [roleAt(x, y), form.at(x, y)]
          if (here === undefined || /^[kdl]/.test(here)) return true
          if (tone > upTo || tone <= (TONES[i - 1]?.upTo ?? -2)) return true
          return [-5, 5].some((d) => roleAt(x + d, y) !== here || roleAt(x, y + d) !== here)
        },
      }).map((line) => ribbon(line, random.range(3, 5))),
    )
  })
}
