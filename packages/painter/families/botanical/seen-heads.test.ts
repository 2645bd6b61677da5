import { expect, test } from 'vitest'
import { paint } from '../../paint'
import { dateAfter, PAINTING } from '../../testing/painting'
import { type Grown, seenHeads } from './seen-heads'
import { sampled } from '../../testing/sample'

const row = (head: Grown['head'], count: number, y: number, r = 50): Grown[] =>
  Array.from({ length: count }, (_, i) => ({ head, at: [100 + i * 200, y] as const, r }))

test('flowers are told if several are seen beside the guests, the largest share first', () => {
  const grown = [...row('umbel', 1, 100), ...row('tulip', 2, 300), ...row('daisy', 4, 500)]
  expect(seenHeads(grown, [])).toEqual(['daisy', 'tulip'])
  const guest = { left: 60, right: 500, top: 250, bottom: 350 }
  expect(seenHeads(grown, [guest])).toEqual(['daisy'])
})

test('heads behind others are not counted', () => {
  expect(seenHeads([...row('umbel', 2, 300), ...row('poppy', 2, 310)], [])).toEqual(['poppy'])
})

const LIKE: Readonly<Record<string, string>> = {
  daisies: 'daisy-like flowers',
}

test('a title names no berries, bells, poppies or small tulips, and only the flowers of which most are seen', () => {
  const named = /daisies|poppies|tulips|berries|bell/i
  for (let day = 0; day < sampled(60, 10); day++) {
    const request = { ...PAINTING, dateKey: dateAfter(day), family: 'botanical' as const }
    const { title, context } = paint(request)
    const plant = named.exec(title)?.[0].toLowerCase()
    if (!plant) continue
    const [detail] = context.facts.details.filter((detail) => !detail.includes('branch'))
    expect(detail, title).toBe(LIKE[plant])
  }
})
