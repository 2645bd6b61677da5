import { createRequire } from 'node:module'
import type { PaintRequest } from '../layout'
import { paint } from '../paint'
import { render } from '../render'

export const PAINTING: PaintRequest = {
  dateKey: '2026-11-21',
  emojis: [],
  author: 'author-1',
  secret: 'c0ffee',
}

/** The date so many days after 2026-01-01. */
export function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
}

const SIDE = 16

/** A thumbnail: the mean colours of 16 × 16 fields, three bytes each. */
async function thumbnailOf(request: PaintRequest): Promise<Uint8Array> {
  const size = 8 * SIDE
  const { data } = await render(paint(request), size)
  const fields = new Float64Array(SIDE * SIDE * 3)
  for (let i = 0; i < data.length; i++) {
    const [x, y] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size)]
    const field = ((y >> 3) * SIDE + (x >> 3)) * 3 + (i % 3)
    fields[field] = (fields[field] ?? 0) + (data[i] ?? 0) / 64
  }
  return Uint8Array.from(fields)
}

/** Mean difference of two thumbnails per channel, 0 to 255. */
function distanceOf(one: Uint8Array, two: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (two[i] ?? 0)), 0) / one.length
}

export type Pair = { days: [string, string]; distance: number }

/** The two most similar of so many days. */
export async function mostSimilarDays(
  days: number,
  request: PaintRequest = PAINTING,
): Promise<Pair> {
  const seen: { day: string; impression: Uint8Array }[] = []
  let nearest: Pair = { days: ['', ''], distance: Infinity }
  for (let n = 0; n < days; n++) {
    const day = dateAfter(n)
    const impression = await thumbnailOf({ ...request, dateKey: day })
    for (const other of seen) {
      const distance = distanceOf(impression, other.impression)
      if (distance < nearest.distance) nearest = { days: [other.day, day], distance }
    }
    seen.push({ day, impression })
  }
  return nearest
}

/** Dark, middle and light percentiles of a picture's lightness, 0 to 255. */
export async function valuesOf(
  request: PaintRequest,
): Promise<{ dark: number; middle: number; light: number }> {
  const { data } = await render(paint(request), 128)
  const values = Float64Array.from({ length: data.length / 3 }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 3, i * 3 + 3)
    return 0.3 * r + 0.59 * g + 0.11 * b
  }).sort()
  const at = (share: number) => values[Math.floor(values.length * share)] ?? 0
  return { dark: at(0.03), middle: at(0.5), light: at(0.97) }
}

const TONES = ['\u{1F3FB}', '\u{1F3FC}', '\u{1F3FD}', '\u{1F3FE}', '\u{1F3FF}']
const BASE = /\p{Emoji_Modifier_Base}/u
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', 'v')
/** Couples that become sequences once they have skin tones. */
const PARTS = ['🫱‍🫲', '👩‍🤝‍👨', '👩‍🤝‍👩', '👨‍🤝‍👨', '🧑‍❤️‍🧑', '🧑‍❤️‍💋‍🧑']

/** An emoji in every combination of skin tones. */
function withTones(emoji: string): string[] {
  const signs = [...emoji]
  const people = signs.filter((sign) => BASE.test(sign)).length
  const choices = people === 0 ? [[]] : people === 1 ? TONES.map((tone) => [tone]) : TWO_TONES
  return choices.map((tones) => {
    let next = 0
    return signs
      .map((sign) => (BASE.test(sign) ? sign + (tones[next++] ?? '') : sign))
      .join('')
      .replace(/([\u{1F3FB}-\u{1F3FF}])\uFE0F/gu, '$1')
  })
}

const TWO_TONES = ['', ...TONES].flatMap((one) => ['', ...TONES].map((two) => [one, two]))

/** Every emoji recommended by Unicode, with skin tones: about 3,700. */
export function recommendedEmojis(): string[] {
  const load = createRequire(import.meta.url)
  const plain = Object.keys(load('unicode-emoji-json/data-by-emoji.json') as object)
  const toned = [...plain, ...PARTS].flatMap(withTones).filter((emoji) => RECOMMENDED.test(emoji))
  return [...new Set([...plain, ...toned])]
}

/** The n-th of many inputs of one to three emojis, spread over all of them. */
export function emojiInput(n: number): string[] {
  const load = createRequire(import.meta.url)
  const all = Object.keys(load('unicode-emoji-json/data-by-emoji.json') as object)
  return Array.from(
    { length: 1 + (n % 3) },
    (_, k) => all[(n * 7919 + k * 104_729 + 13) % all.length] ?? '🌊',
  )
}
