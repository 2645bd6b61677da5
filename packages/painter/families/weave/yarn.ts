import { type Oklch, shade } from '../../colour'
import type { FamilyContext } from '../../painting'
import { fillPath, num } from '../../svg'
import { type Cloth, STITCHES } from './cloth'

export const YARNS = ['knit', 'cross', 'tiles'] as const
type Yarn = (typeof YARNS)[number]

/** Path text of one stitch. */
function stitch(yarn: Yarn, x: number, y: number, s: number): string {
  const at = (px: number, py: number) => `${num(x + px * s)} ${num(y + py * s)}`
  if (yarn === 'cross') {
    return (
      `M${at(0.04, 0.2)}L${at(0.2, 0.04)}L${at(0.96, 0.8)}L${at(0.8, 0.96)}Z` +
      `M${at(0.8, 0.04)}L${at(0.96, 0.2)}L${at(0.2, 0.96)}L${at(0.04, 0.8)}Z`
    )
  }
  if (yarn === 'tiles')
    return `M${at(0.1, 0.06)}L${at(0.9, 0.06)}L${at(0.98, 0.5)}L${at(0.9, 0.94)}L${at(0.1, 0.94)}L${at(0.02, 0.5)}Z`
  return (
    `M${at(0.02, -0.12)}L${at(0.3, -0.06)}L${at(0.5, 0.52)}L${at(0.48, 0.98)}L${at(0.14, 0.62)}Z` +
    `M${at(0.98, -0.12)}L${at(0.7, -0.06)}L${at(0.5, 0.52)}L${at(0.52, 0.98)}L${at(0.86, 0.62)}Z`
  )
}

type Work = { under: string[]; shades: [string[], string[], string[]] }

/** The cloth as four paths per colour: the yarn in shadow below, and stitches of three shades. */
export function woven({ size, rng }: FamilyContext, cloth: Cloth, yarn: Yarn): string {
  const random = rng.fork('yarn')
  const s = size / STITCHES
  const all = new Map<Oklch, Work>()
  for (let y = 0; y < STITCHES; y++) {
    let from = 0
    for (let x = 0; x < STITCHES; x++) {
      const colour = cloth.get(x, y)
      const work: Work = all.get(colour) ?? { under: [], shades: [[], [], []] }
      all.set(colour, work)
      const lot = random.weighted([
        [0, 3],
        [1, 5],
        [2, 3],
      ] as const)
      // Cross stitch leaves the linen bare.
      if (yarn !== 'cross' || colour !== cloth.ground)
        work.shades[lot].push(stitch(yarn, x * s, y * s, s))
      if (x + 1 < STITCHES && cloth.get(x + 1, y) === colour) continue
      const wide = num((x + 1 - from) * s + 0.4)
      work.under.push(`M${num(from * s)} ${num(y * s)}h${wide}v${num(s + 0.4)}h-${wide}z`)
      from = x + 1
    }
  }
  return (
    [...all].map(([colour, { under }]) => fillPath(under.join(''), shade(colour, -0.07))).join('') +
    (yarn === 'cross' ? holes(cloth, s) : '') +
    [...all]
      .flatMap(([colour, { shades }]) =>
        shades.map((path, i) => fillPath(path.join(''), shade(colour, (i - 1) * 0.026))),
      )
      .join('')
  )
}

/** The holes of the linen between its threads. */
function holes(cloth: Cloth, s: number): string {
  const path: string[] = []
  for (let y = 0; y <= STITCHES; y++) {
    for (let x = 0; x <= STITCHES; x++)
      path.push(`M${num(x * s - 1.4)} ${num(y * s - 1.4)}h2.8v2.8h-2.8z`)
  }
  return fillPath(path.join(''), shade(cloth.ground, cloth.ground.l < 0.5 ? -0.16 : -0.2))
}
