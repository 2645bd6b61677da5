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
      "version 34",
      "2027-01-03 strata whole dd761c9e867baa02",
      "2027-02-07 still whole 18c57bfbbd78c8fc",
      "2027-05-21 glass whole ab9b9fe0094a57c0",
      "2027-11-26 papercut whole a9455525f5f28d0d",
      "2027-03-08 riso whole 112aa6686351ea3a",
      "2027-04-02 riso whole b1da3a19890ff69d",
      "2027-08-30 lino whole 469b6fde7193aadc",
      "2027-12-11 lino whole 0db00db01adfda61",
    ]
  `)
})
