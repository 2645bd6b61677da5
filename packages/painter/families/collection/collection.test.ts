import { expect, test } from 'vitest'
import { layOut } from '../../layout'
import { meaningOf } from '../../lexicon'
import { paintingOf } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { createShown } from '../../shown'
import { contextOf } from '../../testing/context'
import { sampled } from '../../testing/sample'
import { collection } from './collection'
import { inkingOf } from './inkings'
import { isGathered, type LayoutName, layoutOf, numberOf } from './layouts'

const motifsOf = (emojis: readonly string[]) => emojis.map((emoji) => meaningOf(emoji).motif)
const INPUTS = [['🐚'], ['🍐', '🍋'], ['🦊', '🐻', '🦉']] as const
const namesOf = (emojis: readonly string[]) => {
  const motifs = motifsOf(emojis)
  const brief = { subjects: motifs, emojiNames: emojis }
  return new Set(Array.from({ length: 40 }, (_, n) => layoutOf(brief, n).key))
}

test('one, two and three things each have many ways of being shown', () => {
  for (const emojis of INPUTS) expect(namesOf(emojis).size, emojis.join('')).toBeGreaterThan(8)
  const all = new Set(INPUTS.flatMap((emojis) => [...namesOf(emojis)]))
  expect(new Set([...all].map(numberOf)).size).toBe(all.size)
})

test('each thing is in its collection, whole and within the picture', () => {
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

/** All ways to show them. */
const waysOf = (emojis: readonly string[], count = sampled(60, 9), step = sampled(1, 5)) =>
  Array.from({ length: count }, (_, i) => i * step).map((n) => ({
    ...layoutOf({ subjects: motifsOf(emojis), emojiNames: emojis }, n),
    context: contextOf('collection', emojis, n, {
      subjects: motifsOf(emojis),
      ornaments: [],
    }),
  }))

test('each way shows each motif, inside of the sheet and apart from the others', () => {
  for (const emojis of [...INPUTS, ['😀'], ['🧑🏾‍🍳', '🇫🇷'], ['🪱', '♓', '👍🏿']])
    for (const { key, context } of waysOf(emojis)) {
      const { facts } = collection.draw(context)
      const names = facts.subjects.map(({ name }) => name)
      expect(new Set(names), key).toEqual(new Set(motifsOf(emojis).map(({ name }) => name)))
    }
})

test('a skin, a flag and a blue heart keep their colours', () => {
  const { palette } = contextOf('collection', ['🐚'])
  for (let turn = 0; turn < 8; turn++)
    for (const emoji of ['🧑🏾', '🇫🇷', '💙'])
      expect(inkingOf(palette, motifsOf([emoji]), ['glazed', 'fired'], turn).tones).toBeUndefined()
})

test('what has no relation is on things that hold it, each motif a sixth of the width or more', () => {
  const found = new Set<LayoutName>()
  for (const emojis of [
    ['🦊', '🇫🇷'],
    ['😀', '👍🏿', '♓'],
    ['🐘', '🙂', '🌹'],
    ['🐘', '🌹'],
  ])
    for (const { key, context } of waysOf(emojis, sampled(40, 17), 1)) {
      found.add(key)
      if (!isGathered(key)) continue
      const { show, copy, all } = createShown()
      collection.draw({ ...context, show, copy })
      for (const { name } of motifsOf(emojis)) {
        const sides = all
          .filter(({ motif }) => motif.name === name)
          .map(({ box }) => Math.max(box.right - box.left, box.bottom - box.top))
        expect(Math.max(...sides), `${key} ${name}`).toBeGreaterThan(1024 / 6)
      }
    }
  expect([...found].filter((name) => !isGathered(name))).toEqual(['blocks'])
  expect(found.size).toBeGreaterThan(14)
})

test('days without emojis and with one have the ways that they had', () => {
  for (const [emojis, names] of [
    [['🐚'], []],
    [['🍐', '🍋'], []],
  ] as const)
    for (let n = 0; n < 40; n++) {
      const { key } = layoutOf({ subjects: motifsOf(emojis), emojiNames: names }, n)
      expect(isGathered(key), key).toBe(false)
    }
})
