import { expect, test } from 'vitest'
import { paint } from './paint'
import { FAMILY_NAMES, type Facts } from './painting'
import { altTextOf } from './prompt'
import { contextOf } from './testing/context'
import { dateAfter, PAINTING } from './testing/painting'
import { sampled } from './testing/sample'

test('an alt text counts slices, bunches and pairs', () => {
  const { brief, palette } = contextOf('still', ['🍉'])
  const textOf = (name: string, count: number) =>
    altTextOf({
      facts: {
        medium: 'A print of',
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
  expect(textOf('melon', 3)).toBe('A print of three slices of watermelon.')
  expect(textOf('melon', 1)).toBe('A print of a slice of watermelon.')
  expect(textOf('grapes', 2)).toBe('A print of two bunches of grapes.')
  expect(textOf('scissors', 4)).toBe('A print of four pairs of scissors.')
  expect(textOf('owl', 10)).toBe('A print of ten owls.')
})

test('an alt text is a sentence of what is seen and one of its colours', () => {
  const { brief, palette } = contextOf('glass', ['🦀'])
  const textOf = (facts: Partial<Facts>) =>
    altTextOf(
      {
        facts: {
          medium: 'A linocut of',
          subjects: [{ name: 'crab', count: 1 }],
          details: ['low hills', 'an arch'],
          setting: '',
          timeless: true,
          ...facts,
        },
        brief,
        palette,
        dateKey: '2026-01-01',
        motifs: brief.subjects,
      },
      { colours: ['dark blue', 'cream'], share: 0.8, lightness: 0.3 },
    )
  const colours = 'A dark picture, mostly dark blue and cream.'
  expect(textOf({})).toBe(`A linocut of a crab, with low hills and an arch. ${colours}`)
  expect(textOf({ medium: 'A window with' })).toBe(
    `A window with a crab, low hills and an arch. ${colours}`,
  )
  expect(textOf({ details: [], where: 'on a table' })).toBe(
    `A linocut of a crab on a table. ${colours}`,
  )
  expect(textOf({ cropped: ['crab'], details: [] })).toBe(
    `A linocut of a crab, partly outside the picture. ${colours}`,
  )
})

/** What judges of pictures contradicted or did not understand. */
const DOUBTFUL =
  /gouge|degrees|panes in|panes of many|\beach\b|\bink\b|woven|rug|wool|flecks|pale (?:sun|moon)|roofs behind|: |parasol|globe flowers|\bWith\b/

test('alt texts are one sentence before the colours, without technical or doubtful words', () => {
  for (const family of FAMILY_NAMES) {
    for (let day = 0; day < sampled(24, 3); day++) {
      const { altText } = paint({ ...PAINTING, dateKey: dateAfter(day * 5), family })
      expect(altText).toMatch(/^An? [^.]+\.$/)
      expect(altText).not.toMatch(DOUBTFUL)
    }
  }
})
