import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { candidatesFor } from './critic/candidates'
import { paintingOf } from './paint'
import { PAINTING } from './testing/painting'
import { PAINTER_VERSION } from './version'

/** Days of eight families, and what members choose: none, one thing, a face, a flag and several. */
const REQUESTS: readonly (readonly [dateKey: string, ...emojis: string[]])[] = [
  ['2027-01-03'],
  ['2027-02-07'],
  ['2027-05-21'],
  ['2027-11-26'],
  ['2027-03-08', '🍋'],
  ['2027-04-02', '🌊', '🌙'],
  ['2027-08-30', '🦊', '🏠', '😀'],
  ['2027-12-11', '👩🏽‍🚀', '🇦🇹'],
]

/** Other bytes for an equal request are another edition of the painter: raise `PAINTER_VERSION`. The
 * hashes hold on each version of Node.js, as nothing here is rasterised by a library. */
test('equal requests give equal SVGs and words', () => {
  const hashes = REQUESTS.map(([dateKey, ...emojis]) => {
    const [best] = candidatesFor({ ...PAINTING, dateKey, emojis })
    if (!best) throw new Error(`No layout on ${dateKey}.`)
    const { svg, title, altText, prompt, family, view } = paintingOf(best.layout)
    const hash = createHash('sha256').update([svg, title, altText, prompt].join('|')).digest('hex')
    return `${dateKey} ${family} ${view} ${hash.slice(0, 16)}`
  })
  expect([`version ${PAINTER_VERSION}`, ...hashes]).toMatchInlineSnapshot(`
    [
      "version 37",
      "2027-01-03 strata oval 496bace0050df109",
      "2027-02-07 still whole 66a9f113148b2553",
      "2027-05-21 glass whole 037690901f2fbec0",
      "2027-11-26 papercut stamp 4d5821b2c31bf019",
      "2027-03-08 riso whole 37566db4ae1a4c7c",
      "2027-04-02 riso whole e1687f204ecd219a",
      "2027-08-30 lino whole 71f5074af1f3d33e",
      "2027-12-11 lino whole 44a46b535d2bac05",
    ]
  `)
})
