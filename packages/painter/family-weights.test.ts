import { expect, test } from 'vitest'
import { type FamilyName, FAMILY_NAMES } from './painting'
import { familyNamed } from './families/all'
import { isAtHome, weightOf } from './family-weights'
import { standsFirmly } from './families/suits'
import { meaningOf } from './lexicon'
import { motifNamed } from './motifs/all'
import { isHero, sortOf } from './relations/sorts'
import { recommendedEmojis } from './testing/painting'

const SCENES = FAMILY_NAMES.filter((family) => /^(?:strata|wind|woodblock|street)$/.test(family))
const suits = (name: string, family: FamilyName) => weightOf(motifNamed(name), family) > 0

test.each(['butterfly', 'ladybird', 'snail', 'fish', 'octopus', 'key', 'candle', 'tulip'])(
  'a %s stands in no scene, where it would be out of scale',
  (name) => {
    for (const family of SCENES) expect(suits(name, family), family).toBe(false)
  },
)

test('a landscape has buildings, and no animal with the size of a tree', () => {
  for (const name of ['castle', 'lighthouse']) expect(suits(name, 'strata'), name).toBe(true)
  for (const name of ['dog', 'horse', 'turkey', 'elephant'])
    expect(suits(name, 'strata'), name).toBe(false)
})

test('what drives is in a street, or a print or pattern of it, and in no window', () => {
  for (const name of ['taxi', 'bus', 'tram', 'bicycle'])
    for (const family of FAMILY_NAMES)
      expect(suits(name, family), family).toBe(/street|riso|collection/.test(family))
})

test.each(SCENES)('the days of the family %s show what is at home there', (name) => {
  for (let day = 0; day < 40; day++) {
    const plan = familyNamed(name)?.plan(day, (_, items) => [...items])
    for (const subject of plan?.subjects ?? [])
      expect(isAtHome(motifNamed(subject), name), subject).toBe(true)
  }
})

test('nothing that swims is in the niche of a garland, and nothing large', () => {
  for (const name of ['fish', 'whale', 'octopus', 'horse', 'elephant'])
    expect(suits(name, 'botanical'), name).toBe(false)
})

test('what stands on its tip is in no still life', () => {
  for (const name of ['pizza', 'carrot', 'icecream', 'grapes'])
    expect(suits(name, 'still'), name).toBe(false)
  for (const name of ['lemon', 'jug', 'bread']) {
    expect(standsFirmly(motifNamed(name)), name).toBe(true)
    expect(suits(name, 'still'), name).toBe(true)
  }
  expect(standsFirmly(motifNamed('pizza'))).toBe(false)
})

test('each emoji that may be a hero has families that can show it', () => {
  for (const emoji of recommendedEmojis()) {
    const { motif } = meaningOf(emoji)
    if (!isHero(motif, sortOf(motif))) continue
    const fit = FAMILY_NAMES.filter((family) => weightOf(motif, family) > 0)
    expect(fit.length, `${emoji} ${motif.name}`).toBeGreaterThan(1)
  }
})
