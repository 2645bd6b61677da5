import { expect, test } from 'vitest'
import { FAMILIES } from './families/all'
import { paint, type PaintRequest } from './paint'
import { render } from './render'

const REQUEST: PaintRequest = {
  dateKey: '2026-11-21',
  emojis: [],
  author: 'author-1',
  secret: 'c0ffee',
}

function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}

test('fewer than one title in twenty comes twice in a year', () => {
  const titles = Array.from(
    { length: 365 },
    (_, day) => paint({ ...REQUEST, dateKey: dateAfter(day) }).title,
  )
  expect(365 - new Set(titles).size).toBeLessThan(365 * 0.05)
})

test('every family paints 200 days without a broken number', { timeout: 600_000 }, () => {
  for (const { name } of FAMILIES) {
    for (let day = 0; day < 200; day++) {
      const { svg } = paint({
        ...REQUEST,
        dateKey: dateAfter(day),
        author: `author-${day % 7}`,
        family: name,
      })
      expect(svg, `${name} ${day}`).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})

/** A difference hash of 16 × 16 in three channels. */
async function fingerprint(dateKey: string): Promise<Uint8Array> {
  const { data } = await render(paint({ ...REQUEST, dateKey }), 128)
  const cell = (x: number, y: number, k: number): number => {
    let sum = 0
    for (let j = 0; j < 8; j++)
      for (let i = 0; i < 8; i++) sum += data[((y * 8 + j) * 128 + x * 8 + i) * 3 + k] ?? 0
    return sum / 64
  }
  return Uint8Array.from({ length: 16 * 16 * 3 }, (_, n) =>
    cell(n % 16, Math.floor(n / 16) % 16, Math.floor(n / 256)),
  )
}

test('no two of 365 days are nearly alike', { timeout: 900_000 }, async () => {
  const prints: Uint8Array[] = []
  for (let day = 0; day < 365; day++) prints.push(await fingerprint(dateAfter(day)))
  const alike: string[] = []
  prints.forEach((one, i) =>
    prints.slice(i + 1).forEach((two, k) => {
      const off =
        one.reduce((sum, value, n) => sum + Math.abs(value - (two[n] ?? 0)), 0) / one.length
      if (off <= 9) alike.push(`${dateAfter(i)} and ${dateAfter(i + 1 + k)}: ${off.toFixed(1)}`)
    }),
  )
  expect(alike).toEqual([])
})
