import { expect, test } from 'vitest'
import { layOut } from '../../layout'
import { meaningOf } from '../../lexicon'
import { paintingOf } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { sampled } from '../../testing/sample'
import { layoutOf, numberOf } from './layouts'

const motifsOf = (emojis: readonly string[]) => emojis.map((emoji) => meaningOf(emoji).motif)
const INPUTS = [['☎️'], ['🍐', '🍋'], ['🦊', '🐻', '🦉']] as const
const namesOf = (emojis: readonly string[]) => {
  const motifs = motifsOf(emojis)
  return new Set(Array.from({ length: 40 }, (_, n) => layoutOf(motifs, n).key))
}

test('one, two and three things each have many ways of being shown', () => {
  for (const emojis of INPUTS) expect(namesOf(emojis).size, emojis.join('')).toBeGreaterThan(3)
  const all = new Set(INPUTS.flatMap((emojis) => [...namesOf(emojis)]))
  expect(new Set([...all].map(numberOf)).size).toBe(all.size)
})

test('each thing is in its collection as often as another, whole and within the picture', () => {
  for (const emojis of INPUTS) {
    for (let day = 0; day < sampled(24, 6); day++) {
      const request = {
        ...PAINTING,
        emojis,
        dateKey: dateAfter(day * 7),
        family: 'collection',
      } as const
      const layout = layOut(request)
      const { title, altText, context } = paintingOf(layout)
      const label = `${context.facts.collection} ${title}`
      const counts = motifsOf(emojis).map(
        ({ name }) =>
          layout.shown.filter(({ motif }) =>
            [motif, ...(motif.parts ?? [])].some((one) => one.name === name),
          ).length,
      )
      expect(Math.min(...counts), label).toBeGreaterThan(0)
      expect(Math.max(...counts), label).toBeLessThanOrEqual(2 * Math.min(...counts) + 1)
      for (const { box } of layout.shown)
        expect(
          Math.min(box.left, box.top, 1024 - box.right, 1024 - box.bottom),
          label,
        ).toBeGreaterThan(20)
      expect(altText).not.toMatch(/undefined|with \./)
      expect(title.length).toBeLessThanOrEqual(60)
    }
  }
})
