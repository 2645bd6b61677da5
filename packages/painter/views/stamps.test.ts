import { expect, test } from 'vitest'
import { candidatesFor } from '../critic/candidates'
import { shareWithin } from '../critic/mask'
import { paintingOf } from '../paint'
import { headIn } from '../relations/body'
import { createRng } from '../random'
import { cornerOn } from '../seen-layout'
import { dateAfter, PAINTING, recommendedEmojis } from '../testing/painting'
import { sampled } from '../testing/sample'

const rng = createRng('stamps')
const EMOJIS = recommendedEmojis()
const GROUPS = [
  ['👍', '🦊', '🌹'],
  ['🇫🇷', '🐢'],
  ['🤚', '🇪🇭', '🔼'],
  ['🍕', '⛔'],
  ['⬅️', '🪰', '😎'],
  ...Array.from({ length: sampled(200, 8) }, () => [1, 2, 3].map(() => rng.pick(EMOJIS))),
]

const best = (emojis: readonly string[], day: number) => {
  const [candidate] = candidatesFor({ ...PAINTING, dateKey: dateAfter(day), emojis })
  if (!candidate) throw new Error('There is no layout.')
  return candidate.layout
}
const layouts = GROUPS.map((emojis, day) => ({ emojis, layout: best(emojis, 17 * day) }))
const withStamps = layouts.flatMap(({ emojis, layout }) => {
  const { stamps, shown, altText, title } = paintingOf(layout)
  const corner = cornerOn(layout)
  return stamps && corner
    ? [{ label: emojis.join(' '), stamps, corner, shown, altText, title }]
    : []
})

test('a stamp is inside the picture, and its motif is inside the stamp', () => {
  expect(withStamps.length).toBeGreaterThan(4)
  for (const { label, stamps } of withStamps)
    stamps.shown.forEach((motif, i) => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = stamps.papers[i] ?? {}
      expect(Math.min(left, top, 1024 - right, 1024 - bottom), label).toBeGreaterThan(20)
      expect(shareWithin(motif, { left, right, top, bottom }), label).toBe(1)
      expect(Math.max(right - left, bottom - top), label).toBeLessThan(0.181 * 1024)
    })
})

test('no stamp hides the motif of another one', () => {
  for (const { label, stamps } of withStamps)
    stamps.shown.forEach((motif, i) => {
      for (const paper of stamps.papers.filter((_, k) => k !== i))
        expect(shareWithin(motif, paper), label).toBe(0)
    })
})

test('no stamp is on a head, nor on much of a subject', () => {
  for (const { label, stamps, corner, shown } of withStamps) {
    expect(corner.covered, label).toBeLessThan(0.35)
    for (const one of shown) {
      const head = headIn(one)
      for (const { left, right, top, bottom } of stamps.papers) {
        const isOn =
          head && right > head.left && left < head.right && bottom > head.top && top < head.bottom
        expect(isOn ?? false, `${label} ${one.motif.name}`).toBe(false)
      }
    }
  }
})

test('the alt text names the stamps, and the title does not', () => {
  for (const { label, stamps, altText, title } of withStamps) {
    expect(altText, label).toMatch(stamps.shown.length > 1 ? /stamps with/ : /a stamp with/)
    expect(title, label).not.toMatch(/stamp|border/i)
  }
})
