import type { Oklab } from '../colour'
import { contrastOf, meanOf } from '../critic/outline'
import { SIDE } from '../preview/coverage'
import type { Shown } from '../shown'
import { bestBehind } from './edges'
import { figureCells } from './figure-cells'
import { MIN } from './sight'

/** The outlines of a picture's subjects. @param lab of a picture of them, see `previewLab` */
export type Outlines = {
  /** The share of each outline that is seen, 0–1. */
  shares(lab: Float32Array): number[]
  /**
   * It finds the colour that is farthest from those on both sides of a subject's outline, for
   * each subject of some numbers and, as copies look alike, for all others of its motif.
   */
  contours<T>(
    lab: Float32Array,
    numbers: readonly number[],
    colours: readonly [T, ...T[]],
    toLab: (colour: T) => Oklab,
  ): Map<number, T>
}

/** y of the water in which a subject sits, which covers a part of it on purpose. */
function surfaceOf(subject: Shown | undefined): number {
  if (!subject?.crops || subject.motif.draught === 0) return Infinity
  const { top, bottom } = subject.box
  return bottom - subject.motif.draught * (bottom - top)
}

function distance([l, a, b]: Oklab, [m, c, d]: Oklab): number {
  return Math.hypot(l - m, a - c, b - d)
}

/** Measures pictures of the same subjects as the critic does, for what is decided before a picture
 * is rasterised. @param placed in the order of their drawing */
export function outlinesOf(placed: readonly Shown[], size: number): Outlines {
  const figures = placed.map((one) => figureCells(one, size))
  const all = figures.map(({ points }, i) => {
    const above = figures.slice(i + 1)
    const surface = surfaceOf(placed[i])
    return points
      .filter(({ at }) => ((Math.floor(at / SIDE) + 0.5) * size) / SIDE < surface)
      .filter(({ at }) => above.every(({ mask }) => mask[at] === 0))
      .map(({ bands }) => bands)
  })
  return {
    shares: (lab) =>
      all.map((points) => {
        const clear = points.filter(
          (bands) => contrastOf(bands.map((cells) => meanOf(cells, lab))) >= MIN,
        )
        return points.length === 0 ? 1 : clear.length / points.length
      }),
    contours(lab, numbers, colours, toLab) {
      const names = [...new Set(numbers.flatMap((number) => placed[number]?.motif.name ?? []))]
      const best = names.map((name) => {
        const means = numbers
          .filter((number) => placed[number]?.motif.name === name)
          .flatMap((number) => all[number] ?? [])
          .flat()
          .flatMap((cells): Oklab[] => {
            const mean = meanOf(cells, lab)
            return mean ? [mean] : []
          })
        const far = (colour: Oklab) => means.reduce((sum, mean) => sum + distance(mean, colour), 0)
        return bestBehind(colours, (colour) => far(toLab(colour)), Infinity)
      })
      return new Map(
        placed.flatMap(({ motif }, i) => {
          const colour = best[names.indexOf(motif.name)]
          return colour === undefined ? [] : [[i, colour] as const]
        }),
      )
    },
  }
}
