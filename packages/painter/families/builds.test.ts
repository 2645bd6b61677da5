import { expect, test } from 'vitest'
import { shareWithin } from '../critic/mask'
import { motifNamed } from '../motifs/all'
import { createRng } from '../random'
import { buildInTurn, BUILDS, type Build, FILLED_WAYS, filledInTurn } from './build-turns'
import { halves } from './boxes'
import { faceToFace, footOf, placeBuild } from './builds'
import { longShadowOf, reflectionOf } from './laid'

const FIELD = { left: 90, top: 90, right: 934, bottom: 934 }
const NAMES = ['fox', 'owl', 'elephant', 'fish', 'lemon', 'sailboat', 'rocket', 'tulip', 'swan']

/** The builds that suit a motif. */
function buildsOf(name: string): Build[] {
  const subjects = [motifNamed(name)]
  const turns = Array.from({ length: 90 }, (_, occurrence) =>
    buildInTurn(BUILDS, { subjects, occurrence }),
  )
  return BUILDS.filter((build) => turns.includes(build))
}

test('a subject is whole in its field', () => {
  const seen = new Set<Build>()
  for (const name of NAMES)
    for (const build of buildsOf(name)) {
      seen.add(build)
      const rng = createRng(`${name} ${build}`)
      for (const placed of placeBuild(build, motifNamed(name), FIELD, rng)) {
        const share = shareWithin(placed, FIELD)
        expect(share, `${name} ${build}`).toBeGreaterThan(0.995)
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

test('the largest leads its young on one ground, and none is on another', () => {
  for (const name of ['elephant', 'fox', 'swan']) {
    const boxes = placeBuild('brood', motifNamed(name), FIELD, createRng(name)).map(
      ({ box }) => box,
    )
    const [first, second, third] = boxes
    if (!first || !second || !third) throw new Error('Nothing was placed.')
    for (const box of boxes) expect(box.bottom, name).toBeCloseTo(first.bottom)
    expect(first.top, name).toBeLessThan(second.top)
    expect(second.top, name).toBeLessThan(third.top)
    const isRow = third.right < second.left && second.right < first.left
    expect(isRow || (first.right < second.left && second.right < third.left), name).toBe(true)
  }
})

test('a shadow begins at the foot', () => {
  const [caster] = placeBuild('shadow', motifNamed('owl'), FIELD, createRng('x'))
  if (!caster) throw new Error('Nothing was placed.')
  expect(Math.abs(longShadowOf(caster).box.top - caster.box.bottom)).toBeLessThan(9)
})

test('what would be odd is built in another way', () => {
  const builds = new Map(NAMES.map((name) => [name, buildsOf(name)]))
  // A fish has no reflection, a boat does not fall, and a lemon has no face.
  expect(builds.get('fish')).not.toContain('mirror')
  expect(builds.get('sailboat')).not.toContain('fall')
  expect(builds.get('lemon')).not.toContain('pair')
  for (const name of ['mushroom', 'cucumber', 'pear']) expect(buildsOf(name)).not.toContain('fall')
  expect(buildsOf('candle')).not.toContain('shadow')
  expect(buildsOf('owl')).not.toContain('pass')
  for (const build of ['pair', 'brood', 'shadow']) expect(buildsOf('ladybird')).not.toContain(build)
  for (const name of ['star', 'sun', 'cactus']) expect(buildsOf(name)).not.toContain('mirror')
  // In the colours of a ground a face, a lid or the sand of a cactus would be lost.
  for (const name of ['owl', 'teapot', 'cactus', 'house'])
    expect(buildsOf(name), name).not.toContain('counter')
  expect(buildsOf('butterfly')).not.toContain('frieze')
  for (const name of ['fountain', 'house']) expect(buildsOf(name)).not.toContain('shadow')
})

test('a cactus stands on the ground of its build without sand of its own', () => {
  const cactus = motifNamed('cactus')
  const roles = (build: Build) =>
    placeBuild(build, cactus, FIELD, createRng('x')).flatMap(({ motif, shapes }) => {
      expect(motif).toBe(cactus)
      return shapes.map(({ role }) => role)
    })
  expect(roles('shadow')).not.toContain('a')
  expect(roles('panels')).toContain('a')
})

test('strokes and strips are round a pair only where they are water to it', () => {
  const waysOf = (name: string) =>
    Array.from({ length: 12 }, (_, occurrence) =>
      filledInTurn(FILLED_WAYS, { subjects: [motifNamed(name)], occurrence }),
    )
  expect(waysOf('swan')).toContain('pair')
  for (const name of ['snail', 'fish', 'octopus']) expect(waysOf(name)).not.toContain('pair')
})

test('a fruit lies before the horizon, and its shadow begins behind it', () => {
  for (const name of ['lemon', 'apple', 'pineapple', 'pear']) {
    const [fruit] = placeBuild('shadow', motifNamed(name), FIELD, createRng(name))
    const horizon = footOf('shadow', motifNamed(name), FIELD)
    if (!fruit || horizon === undefined) throw new Error(`No ${name}.`)
    const high = fruit.box.bottom - fruit.box.top
    expect(fruit.box.bottom, name).toBeGreaterThan(horizon + high * 0.15)
    expect(longShadowOf(fruit).box.top, name).toBeLessThan(fruit.box.bottom - high * 0.1)
  }
})

test('six in two rows are of several sizes, and one of each row looks back', () => {
  const all = placeBuild('frieze', motifNamed('fox'), FIELD, createRng('fox'))
  const sizes = all.map(({ box }) => Math.round(box.bottom - box.top))
  expect(new Set(sizes).size).toBeGreaterThan(3)
  const eyes = all.map(({ box, shapes }) => {
    const [x = 0] = shapes.findLast(({ role }) => role === 'k')?.points[0] ?? []
    return x < (box.left + box.right) / 2
  })
  for (const row of [eyes.slice(0, 3), eyes.slice(3)]) expect(new Set(row).size).toBe(2)
})

test('what has strings has no exchanged inks, and only what is in water is reflected', () => {
  for (const name of ['harp', 'violin']) expect(buildsOf(name), name).not.toContain('counter')
  for (const name of ['tractor', 'house', 'bus']) expect(buildsOf(name)).not.toContain('mirror')
  expect(buildsOf('lemon')).toContain('counter')
  for (const name of ['baguette', 'pie']) expect(buildsOf(name)).not.toContain('shadow')
  expect(buildsOf('sailboat')).toContain('mirror')
})
