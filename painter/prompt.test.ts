import { expect, test } from 'vitest'
import { altTextOf } from './prompt'
import { contextOf } from './testing/context'

test('an alt text counts slices, bunches and pairs', () => {
  const { brief, palette } = contextOf('still', ['🍉'])
  const textOf = (name: string, count: number) =>
    altTextOf({
      facts: {
        medium: 'A print',
        subjects: [{ name, count }],
        details: [],
        setting: '',
        timeless: true,
      },
      brief,
      palette,
      dateKey: '2026-01-01',
      motifs: brief.subjects,
    })
  expect(textOf('melon', 3)).toBe('A print: three slices of watermelon.')
  expect(textOf('melon', 1)).toBe('A print: a slice of watermelon.')
  expect(textOf('grapes', 2)).toBe('A print: two bunches of grapes.')
  expect(textOf('scissors', 4)).toBe('A print: four pairs of scissors.')
  expect(textOf('owl', 10)).toBe('A print: ten owls.')
})
