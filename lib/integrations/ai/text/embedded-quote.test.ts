import { expect, test } from 'vitest'
import { containsProfanity } from '../moderation/profanity'
import { embeddedQuote } from './embedded-quote'
import { suggestQuoteFor } from './suggest-quote'

const PICTURES = [
  { title: 'Three Lemons, One Fox', altText: '', emojis: ['🍋'] },
  { title: 'Rain on the Coast, Dusk', altText: 'Rain falls', emojis: ['🏖️', '☂️'] },
  { title: 'Loaves and Leaves', altText: '', emojis: [] },
  { title: 'Untitled No. 4', altText: 'Something else', emojis: ['♾️'] },
  { title: 'Untitled No. 5', altText: 'Three whales under a bridge', emojis: [] },
]

test('a suggestion is one line of at most 45 code points, the same for one seed', async () => {
  const options = { signal: new AbortController().signal }
  for (const [i, picture] of PICTURES.entries()) {
    for (let use = 0; use < 9; use++) {
      const request = { ...picture, seed: `art-${i}:${use}`, imgenModel: 'claude' as const }
      const { quote } = await suggestQuoteFor(request, options)
      expect([...quote].length).toBeLessThanOrEqual(45)
      expect(quote).toMatch(/^\p{Lu}[^\n{}]+[.?]$/u)
      expect(containsProfanity(quote)).toBe(false)
      expect((await suggestQuoteFor(request, options)).quote).toBe(quote)
    }
  }
})

test('suggestions of one art never repeat, and two arts share few', async () => {
  const all = new Set<string>()
  for (const picture of PICTURES) {
    for (let art = 0; art < 25; art++) {
      const uses = await Promise.all(
        [1, 2, 3].map((use) => embeddedQuote({ ...picture, seed: `${art}:${use}` }, 45)),
      )
      expect(new Set(uses).size).toBe(3)
      uses.forEach((quote) => all.add(quote))
    }
  }
  expect(all.size).toBeGreaterThan(200)
})

test('a suggestion is about words of the title and the emojis', async () => {
  const mentionsOf = async (picture: (typeof PICTURES)[number]) => {
    const lines = Array.from({ length: 60 }, (_, i) =>
      embeddedQuote({ ...picture, seed: `about:${i}` }, 45),
    )
    return (await Promise.all(lines)).join('\n')
  }
  const [lemons, rain, loaves, nothing, whales] = await Promise.all(PICTURES.map(mentionsOf))
  expect(lemons).toMatch(/lemon/)
  expect(lemons).toMatch(/fox/)
  expect(rain).toMatch(/umbrella/)
  // Neither `a rain` nor `half rain`.
  expect(rain).not.toMatch(/\ba rain|every rain|half \w+, half rain/i)
  expect(loaves).toMatch(/\b(the|a) (loaf|leaf)\b/i)
  expect(nothing).not.toMatch(/undefined/)
  expect(whales).toMatch(/whale/)
})
