import { expect, test } from 'vitest'
import { isInside, type Point } from '../geometry'
import { boxOf, type Motif, type Shape } from '../motif'
import { allMotifs, motifNamed } from '../motifs/all'
import { flagMotif } from '../motifs/flags'
import { partOfRole } from '../roles'
import { closed } from './cast'
import { flagged, FLAG_SHARE } from './flagged'
import { BUILT } from './group'

const FLAG = flagMotif('TN', 'flag of Tunisia')

const CARRIERS = allMotifs().filter(
  ({ name, kind }) => BUILT.test(name) && /^(?:place|vehicle)$/.test(kind),
)

const partsOf = (motif: Motif) => {
  if (!FLAG) throw new Error('No flag.')
  const { parts = [], shapes } = closed(flagged(motif, FLAG), 'group', motif)
  const at = parts.indexOf(FLAG)
  const isOfFlag = ({ role }: Shape) => partOfRole(role) === at
  const [pole, knob, ...carrier] = shapes.filter((shape) => !isOfFlag(shape))
  if (!pole || !knob) throw new Error('No pole.')
  return { pole, carrier, flag: shapes.filter(isOfFlag) }
}

const wideOf = (shapes: readonly Shape[]) => boxOf(shapes).right - boxOf(shapes).left

test.each(CARRIERS.map((motif) => [motif.name, motif] as const))(
  'a flag on a %s has its pole on it, and is a third of its width',
  (_, motif) => {
    const { pole, flag, carrier } = partsOf(motif)
    expect(wideOf(flag)).toBeLessThanOrEqual(wideOf(carrier) * FLAG_SHARE * 1.01)
    const { left, right, bottom: low } = boxOf([pole])
    const middle = (left + right) / 2
    expect(pole.role[0]).toBe('m')
    expect(right).toBeGreaterThan(boxOf(flag).left - 0.01)
    const foot: Point = [middle, low - 0.002]
    const solid = carrier.filter(({ width }) => width === undefined)
    expect(solid.some(({ points }) => isInside(foot, points))).toBe(true)
  },
)

test.each(['castle', 'tent', 'circus tent'])(
  'a flag on a %s is in the place of its own',
  (name) => {
    const { carrier, flag } = partsOf(motifNamed(name))
    const [pole] = flag
    const low = Math.max(...(pole?.points ?? []).map(([, y]) => y))
    expect(boxOf(carrier).top).toBeGreaterThan(low - 0.12)
  },
)

test('no flag is on the smoke of a ship', () => {
  const { carrier, flag } = partsOf(motifNamed('steamer'))
  const smoke = carrier.find(({ width, role }) => width !== undefined && role.startsWith('l'))
  const [x = 9] = smoke?.points.at(-1) ?? []
  expect(boxOf(flag).left).toBeGreaterThan(x)
})
