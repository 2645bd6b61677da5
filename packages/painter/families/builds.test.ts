import { expect, test } from 'vitest'
import { shareWithin } from '../critic/mask'
import { motifNamed } from '../motifs/all'
import { createRng } from '../random'
import { buildInTurn, type Build } from './build-turns'
import { faceToFace, halves, placeBuild, reflectionOf } from './builds'

const FIELD = { left: 90, top: 90, right: 934, bottom: 934 }
const NAMES = ['fox', 'owl', 'elephant', 'fish', 'lemon', 'sailboat', 'rocket', 'tulip', 'swan']
const BUILDS: readonly [Build, ...Build[]] = [
  ...(['close', 'pair', 'frieze', 'fall', 'wheel', 'mirror', 'panels', 'counter', 'far'] as const),
]

/** The builds that suit a motif. */
function buildsOf(name: string): Build[] {
  const subjects = [motifNamed(name)]
  const turns = Array.from({ length: 90 }, (_, occurrence) =>
    buildInTurn(BUILDS, { subjects, occurrence }),
  )
  return BUILDS.filter((build) => turns.includes(build))
}

test('a subject is whole in its field, and most of it is seen where it leaves the frame', () => {
  const seen = new Set<Build>()
  for (const name of NAMES)
    for (const build of buildsOf(name)) {
      seen.add(build)
      const rng = createRng(`${name} ${build}`)
      for (const placed of placeBuild(build, motifNamed(name), FIELD, rng)) {
        const share = shareWithin(placed, FIELD)
        expect(share, `${name} ${build}`).toBeGreaterThan(placed.crops ? 0.69 : 0.995)
        if (placed.crops) expect(share, name).toBeLessThan(0.95)
      }
    }
  expect([...seen].toSorted()).toEqual([...BUILDS].toSorted())
})

test('two look at each other, and are alike', () => {
  for (const name of ['elephant', 'camel', 'giraffe', 'fish']) {
    const [one, other] = faceToFace(motifNamed(name), halves(FIELD))
    const eyeOf = (placed: typeof one) => {
      const [eye] = placed?.shapes.findLast(({ role }) => role === 'k')?.points ?? []
      return (eye?.[0] ?? 0) - ((placed?.box.left ?? 0) + (placed?.box.right ?? 0)) / 2
    }
    expect(eyeOf(one), name).toBeGreaterThan(0)
    expect(eyeOf(other), name).toBeLessThan(0)
  }
})

test('a reflection hangs from the line of the water', () => {
  const [boat] = placeBuild('mirror', motifNamed('sailboat'), FIELD, createRng('x'))
  if (!boat) throw new Error('Nothing was placed.')
  const { box } = reflectionOf(boat, boat.box.bottom)
  expect(box.top).toBeCloseTo(boat.box.bottom)
  expect(box.bottom - box.top).toBeLessThan(boat.box.bottom - boat.box.top)
})

test('what would be odd is built in another way', () => {
  const builds = new Map(NAMES.map((name) => [name, buildsOf(name)]))
  // A fish has no reflection, a boat does not fall, and a lemon has no face.
  expect(builds.get('fish')).not.toContain('mirror')
  expect(builds.get('sailboat')).not.toContain('fall')
  expect(builds.get('lemon')).not.toContain('pair')
  expect(buildsOf('butterfly')).not.toContain('close')
  expect(buildsOf('star')).not.toContain('mirror')
})
