import { expect, test } from 'vitest'
import { difference } from '../../colour'
import { type PlacedMotif, roleColours } from '../../draw-motif'
import { layOut } from '../../layout'
import { meaningOf } from '../../lexicon'
import { paintingOf } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { contextOf } from '../../testing/context'
import { sampled } from '../../testing/sample'
import { edgeRoles } from '../edges'
import { collection, inTones } from './collection'
import { inkingOf } from './inkings'
import { layoutOf, numberOf } from './layouts'

const motifsOf = (emojis: readonly string[]) => emojis.map((emoji) => meaningOf(emoji).motif)
const INKING_NAMES = ['glazed', 'indigo', 'madder', 'twoInks', 'fired', 'gilded'] as const
const INPUTS = [['🐚'], ['🍐', '🍋'], ['🦊', '🐻', '🦉']] as const
const namesOf = (emojis: readonly string[]) => {
  const motifs = motifsOf(emojis)
  return new Set(Array.from({ length: 40 }, (_, n) => layoutOf({ subjects: motifs }, n).key))
}

test('one, two and three things each have many ways of being shown', () => {
  for (const emojis of INPUTS)
    expect(namesOf(emojis).size, emojis.join('')).toBeGreaterThan(emojis.length > 1 ? 12 : 7)
  // One thing in a wreath or a trellis was never hung.
  for (const way of ['wreath', 'trellis']) expect(namesOf(['🐚'])).not.toContain(way)
  const all = new Set(INPUTS.flatMap((emojis) => [...namesOf(emojis)]))
  expect(new Set([...all].map(numberOf)).size).toBe(all.size)
})

test('what floats, drives or is wide is not on the hills of tall panels', () => {
  for (const emoji of ['🐳', '🚋', '⛵', '🚌', '🐘'])
    expect(namesOf([emoji])).not.toContain('panels')
  expect(namesOf(['🦊'])).toContain('panels')
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
const waysOf = (emojis: readonly string[]) =>
  Array.from({ length: sampled(60, 9) }, (_, i) => i * sampled(1, 5)).map((n) => ({
    ...layoutOf({ subjects: motifsOf(emojis) }, n),
    context: contextOf('collection', emojis, n, { subjects: motifsOf(emojis), ornaments: [] }),
  }))

test('each way shows each motif, inside of the sheet and apart from the others', () => {
  for (const emojis of INPUTS)
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

test('in few inks each tone of an outline differs from the ground', () => {
  for (const name of INKING_NAMES)
    for (const { motif, palette, brief } of ['🎂', '🐦', '🥚'].flatMap((emoji) =>
      Array.from({ length: sampled(12, 3) }, (_, day) => ({
        ...contextOf('collection', [emoji], day),
        motif: meaningOf(emoji).motif,
      })),
    )) {
      const { tones, tints, paper } = inkingOf(palette, brief.subjects, [name], 0)
      for (const ground of tones ? [...tints, paper] : []) {
        const local = roleColours(motif, palette, ground, 0.14)
        const colours = inTones(motif, local, ground, tones?.(ground) ?? [])
        for (const [role, share] of edgeRoles(motif))
          if (share > 0.1)
            expect(difference(colours[role], ground), `${motif.name} ${name}`).toBeGreaterThan(0.14)
      }
    }
})

test('copies are whole and of two sizes', () => {
  for (const emojis of [['🐦'], ['🍓', '🍋'], ['🎂']])
    for (let day = 0; day < sampled(40, 10); day++) {
      const context = contextOf('collection', emojis, day)
      const seen: PlacedMotif[] = []
      const keep = (placed: PlacedMotif) => {
        seen.push(placed)
        return ''
      }
      collection.draw({ ...context, show: keep, copy: keep })
      for (const { name } of motifsOf(emojis)) {
        const same = seen.filter(({ motif }) => motif.name === name)
        expect(same.length, `${name} ${day}`).toBeGreaterThan(0)
        for (const { box } of same) {
          const edge = Math.min(box.left, box.top, 1024 - box.right, 1024 - box.bottom)
          expect(edge, `${name} ${day}`).toBeGreaterThan(0)
        }
        const sizes = same.map(({ box }) => Math.round(box.bottom - box.top))
        if (same.length > 3) expect(new Set(sizes).size, `${name} ${day}`).toBeGreaterThan(1)
      }
    }
})
