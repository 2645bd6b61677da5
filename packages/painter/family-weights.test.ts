import { expect, test } from 'vitest'
import { FAMILY_NAMES } from './painting'
import { familyNamed } from './families/all'
import { isAtHome, suits } from './family-weights'
import { standsFirmly } from './families/suits'
import { motifNamed } from './motifs/all'

const SCENES = FAMILY_NAMES.filter((family) => /^(?:strata|wind|woodblock|street)$/.test(family))

test.each(['butterfly', 'ladybird', 'snail', 'fish', 'octopus', 'bridge', 'key', 'candle'])(
  'a %s stands in no scene, where it would be out of scale',
  (name) => {
    for (const family of SCENES) expect(suits(motifNamed(name), family), family).toBe(false)
  },
)

test.each(['horse', 'sailboat', 'castle', 'whale'])('a %s is at home in a landscape', (name) => {
  expect(suits(motifNamed(name), 'strata')).toBe(true)
})

test.each(SCENES)('the days of the family %s show what is at home there', (name) => {
  for (let day = 0; day < 40; day++) {
    const plan = familyNamed(name)?.plan(day, (_, items) => [...items])
    for (const subject of plan?.subjects ?? [])
      expect(isAtHome(motifNamed(subject), name), subject).toBe(true)
  }
})

test('nothing that swims is in the niche of a garland', () => {
  for (const name of ['fish', 'whale', 'octopus'])
    expect(suits(motifNamed(name), 'botanical'), name).toBe(false)
})

test('what stands on its tip is in no still life', () => {
  for (const name of ['pizza', 'carrot', 'icecream', 'grapes'])
    expect(suits(motifNamed(name), 'still'), name).toBe(false)
  for (const name of ['lemon', 'jug', 'bread']) {
    expect(standsFirmly(motifNamed(name)), name).toBe(true)
    expect(suits(motifNamed(name), 'still'), name).toBe(true)
  }
  expect(standsFirmly(motifNamed('pizza'))).toBe(false)
})
