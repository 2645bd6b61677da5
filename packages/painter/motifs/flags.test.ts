import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { meaningOf } from '../lexicon'
import type { Motif } from '../motif'
import { baseOf } from '../roles'
import { flagMotif, isFlag } from './flags'
import { readPiece } from './flags/pieces'

const FLAGS = Object.entries(
  createRequire(import.meta.url)('unicode-emoji-json/data-by-emoji.json') as Record<
    string,
    { group: string }
  >,
).flatMap(([emoji, { group }]) => (group === 'Flags' ? [emoji] : []))

const MOTIFS = new Map(FLAGS.map((emoji) => [emoji, meaningOf(emoji).motif]))

function motifOf(emoji: string): Motif {
  return MOTIFS.get(emoji) ?? meaningOf(emoji).motif
}

/** The visible properties of a flag. */
function look({ main, second, accent, extra, shapes }: Motif): string {
  return JSON.stringify([main, second, accent, extra, shapes])
}

/** Places with the flag of another country; Monaco and Indonesia differ only in proportions. */
const ALIKE = ['🇨🇵 🇫🇷 🇲🇫', '🇧🇻 🇳🇴 🇸🇯', '🇦🇺 🇭🇲', '🇺🇲 🇺🇸', '🇪🇦 🇪🇸', '🇩🇬 🇮🇴', '🇮🇩 🇲🇨']

test('every recommended flag emoji has a row of its own, in known colours', () => {
  expect(FLAGS).toHaveLength(270)
  for (const emoji of FLAGS) {
    const { name } = motifOf(emoji)
    // A flag without a row falls back to the plain flag of the lexicon.
    expect(name, emoji).not.toBe('flag')
    expect(isFlag(name), emoji).toBe(true)
  }
})

test('no two flags are equal except those of equal design', () => {
  const seen = new Map<string, string[]>()
  for (const emoji of FLAGS) {
    const key = look(motifOf(emoji))
    seen.set(key, [...(seen.get(key) ?? []), emoji])
  }
  const same = [...seen.values()].filter((emojis) => emojis.length > 1)
  expect(same.map((emojis) => emojis.join(' ')).sort()).toEqual([...ALIKE].sort())
})

test('no shape of a flag is outside its cloth and pole', () => {
  for (const emoji of FLAGS) {
    const { box } = motifOf(emoji)
    const [min, max] = emoji === '🎌' ? [-1.25, 1.25] : [-0.88, 0.93]
    expect(box.left, emoji).toBeGreaterThan(min)
    expect(box.right, emoji).toBeLessThan(max)
    expect(box.top, emoji).toBeGreaterThan(-1.1)
    expect(box.bottom, emoji).toBeLessThan(1.01)
  }
})

test('white cloth has a hem, and only rectangular cloth has a rectangular one', () => {
  const hems = (emoji: string) => motifOf(emoji).shapes.filter(({ width }) => width !== undefined)
  expect(hems('🇯🇵')).toHaveLength(1)
  expect(hems('🇩🇪')).toHaveLength(0)
  expect(hems('🇳🇵')).toHaveLength(0)
})

test('colours of flags are at their positions', () => {
  /** Hue of the topmost filled shape at a relative position of the cloth. */
  const colourAt = (emoji: string, u: number, v: number) => {
    const motif = motifOf(emoji)
    const x = -0.74 + u * 1.64
    const y = -0.9 + v * 1.12 + 0.07 * Math.sin((x + 0.5) * 2.8)
    const top = motif.shapes.findLast(({ points, width }) => {
      if (width !== undefined) return false
      return points.reduce((inside, [x0, y0], i) => {
        const [x1, y1] = points[(i + 1) % points.length] ?? [x0, y0]
        const crosses = y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
        return crosses ? !inside : inside
      }, false)
    })
    const role = top ? baseOf(top.role) : 'm'
    if (role === 'l') return 'white'
    if (role === 'k') return 'black'
    const { main, second, accent, extra } = motif
    const hues = { m: main, s: second, a: accent, x: extra?.x, y: extra?.y, d: extra?.d }
    return Math.round(hues[role]?.h ?? -1)
  }
  const [RED, YELLOW, BLUE, GREEN, NAVY] = [26, 92, 258, 148, 268]
  const down = (emoji: string) => [0.15, 0.5, 0.85].map((v) => colourAt(emoji, 0.8, v))
  const along = (emoji: string) => [0.15, 0.5, 0.85].map((u) => colourAt(emoji, u, 0.85))
  expect(down('🇩🇪')).toEqual(['black', RED, YELLOW])
  expect(down('🇳🇱')).toEqual([RED, 'white', BLUE])
  expect(down('🇷🇺')).toEqual(['white', BLUE, RED])
  expect(down('🇬🇦')).toEqual([GREEN, YELLOW, BLUE])
  expect(along('🇫🇷')).toEqual([BLUE, 'white', RED])
  expect(along('🇮🇹')).toEqual([GREEN, 'white', RED])
  expect(along('🇨🇲')).toEqual([GREEN, RED, YELLOW])
  expect(colourAt('🇨🇲', 0.5, 0.5)).toBe(YELLOW)
  expect([colourAt('🇯🇵', 0.5, 0.5), colourAt('🇯🇵', 0.1, 0.1)]).toEqual([RED, 'white'])
  expect([colourAt('🇹🇹', 0.5, 0.5), colourAt('🇹🇹', 0.9, 0.2)]).toEqual(['black', RED])
  expect([colourAt('🇹🇲', 0.19, 0.28), colourAt('🇹🇲', 0.8, 0.8)]).toEqual([15, 155])
  expect([colourAt('🇳🇴', 0.36, 0.1), colourAt('🇳🇴', 0.9, 0.9)]).toEqual([NAVY, RED])
})

test('an unknown flag is undefined, and an unknown piece throws', () => {
  expect(flagMotif('AA', 'flag of nowhere')).toBeUndefined()
  expect(() => readPiece('Z0,0')).toThrow('No piece of a flag')
  expect(() => readPiece('Gkanchor:50,50,10')).toThrow('No emblem is called anchor.')
})
