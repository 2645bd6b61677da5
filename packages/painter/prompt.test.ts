import { expect, test } from 'vitest'
import { paint } from './paint'
import { FAMILY_NAMES, type Facts } from './painting'
import { motifNamed } from './motifs/all'
import { altTextOf, type Look } from './prompt'
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
      view: 'whole',
      recentTitles: [],
    })
  expect(textOf('melon', 3)).toBe('A print of three slices of watermelon.')
  expect(textOf('melon', 1)).toBe('A print of a slice of watermelon.')
  expect(textOf('grapes', 2)).toBe('A print of two bunches of grapes.')
  expect(textOf('scissors', 4)).toBe('A print of four pairs of scissors.')
  expect(textOf('owl', 10)).toBe('A print of ten owls.')
})

test('an alt text is a sentence of what is seen and one of its colours', () => {
  const { brief, palette } = contextOf('glass', ['🦀'])
  const DARK = { colours: ['dark blue', 'cream'], tone: 'dark' as const }
  const textOf = (facts: Partial<Facts>, look: Look = DARK) =>
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
        view: 'whole',
        recentTitles: [],
      },
      look,
    )
  const colours = 'A dark picture with dark blue and cream.'
  expect(textOf({})).toBe(`A linocut of a crab, with low hills and an arch. ${colours}`)
  expect(textOf({ medium: 'A window with' })).toBe(
    `A window with a crab, low hills and an arch. ${colours}`,
  )
  expect(textOf({ details: [], where: 'on a table' })).toBe(
    `A linocut of a crab on a table. ${colours}`,
  )
  const many = { colours: ['orange', 'blue'] }
  expect(textOf({ details: [] }, many)).toBe(
    'A linocut of a crab. The colours include orange and blue.',
  )
  expect(textOf({ details: [] }, { ...many, tone: 'dark' })).toBe(
    'A linocut of a crab. A dark picture with orange and blue.',
  )
})

test('the place in an alt text is that of what is there, and the others are told apart', () => {
  const { brief, palette } = contextOf('strata', ['🎈', '🏠'])
  const textOf = (facts: Partial<Facts>, names: readonly string[]) =>
    altTextOf({
      facts: {
        medium: 'A gouache of',
        details: ['firs'],
        setting: '',
        place: 'mountain' as const,
        subjects: names.map((name) => ({ name, count: 1 })),
        timeless: true,
        ...facts,
      },
      brief,
      palette,
      dateKey: '2026-01-01',
      motifs: names.map(motifNamed),
      view: 'whole',
      recentTitles: [],
    })
  expect(textOf({ elsewhere: { cottage: '' } }, ['balloon', 'cottage'])).toBe(
    'A gouache of a hot-air balloon in front of mountains, with a cottage and firs.',
  )
  expect(textOf({ elsewhere: { kite: 'in the sky' } }, ['cottage', 'kite'])).toBe(
    'A gouache of a cottage in the mountains, with a kite in the sky and firs.',
  )
})

test('the moon is in the window of a still life and not on its table', () => {
  const { altText, title } = paint({ ...PAINTING, family: 'still', emojis: ['🌙', '🍋'] })
  expect(altText).toMatch(/lemons?\b[^.]* on a [^.]*, with [^.]*moon in the window/)
  expect(title).not.toMatch(/moon (?:on|beside)|beside the moon/i)
})

test('in a town what flies is told to be in the sky', () => {
  const { altText } = paint({ ...PAINTING, family: 'street', emojis: ['🪁'] })
  expect(altText).toContain('kite in the sky over')
})

/** What judges of pictures contradicted or did not understand. */
const DOUBTFUL =
  /gouge|degrees|panes in|panes of many|\beach\b|\bink\b|woven|rug|wool|flecks|pale (?:sun|moon)|roofs behind|: |parasol|globe flowers|like hills\b(?<!shapes like hills)|\bWith\b/

test('alt texts are one sentence before the colours, without technical or doubtful words', () => {
  for (const family of FAMILY_NAMES) {
    for (let day = 0; day < sampled(24, 1); day++) {
      const { altText, context } = paint({ ...PAINTING, dateKey: dateAfter(day * 5), family })
      // A collection begins with its number, and may have a sentence on how it is seen.
      const { collection, seen } = context.facts
      const sentence = collection ? /^[A-Z][^.]+\.$/ : /^An? [^.]+\.$/
      expect(seen ? altText.replace(` ${seen}`, '') : altText).toMatch(sentence)
      expect(altText).not.toMatch(DOUBTFUL)
    }
  }
})
