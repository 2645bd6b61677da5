import { expect, test } from 'vitest'
import { emojiOutlines } from './emoji-outline'

const AT = { x: 0, y: 0, side: 100 }

/** The first point of each contour. */
const startsOf = (emoji: string) =>
  emojiOutlines(emoji, AT).map((outline) =>
    outline
      .match(/-?[\d.]+/g)
      ?.slice(0, 2)
      .map(Number),
  )

test('an emoji is drawn within its square and fills one side of it', () => {
  for (const emoji of ['😂', '✂️', '👩\u200D👦\u200D👦', '♓', '🔞', '1️⃣']) {
    const numbers =
      emojiOutlines(emoji, AT)
        .join(' ')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    expect(Math.max(...numbers.map(Math.abs)), emoji).toBeGreaterThan(49)
    expect(Math.max(...numbers.map(Math.abs)), emoji).toBeLessThan(53)
  }
})

test('the tone of a skin does not change the lines, and facing right mirrors them', () => {
  expect(emojiOutlines('👍🏿', AT)).toEqual(emojiOutlines('👍', AT))
  const left = startsOf('🚶')
  const right = startsOf('🚶\u200D➡️')
  expect(left.length).toBeGreaterThan(0)
  expect(right).toEqual(left.map((point) => [-(point?.[0] ?? 0), point?.[1]]))
})

test('an emoji of several figures in the font has no outlines', () => {
  expect(emojiOutlines('🧑\u200D🎓', AT)).toEqual([])
  expect(emojiOutlines('x', AT)).toEqual([])
})
