import { createHash } from 'node:crypto'
import type { DefaultCode } from '@/lib/badges/catalogue'
import { type Outline, OUTLINES } from '@/lib/badges/medal/curves'
import type { SymbolName } from '@/lib/badges/medal/symbols'

export type Motif = { text: string } | { symbol: SymbolName } | { petals: number }

type Design = { outline: Outline; points: number; motif: Motif }

const text = (outline: Outline, points: number, content: string): Design => ({
  outline,
  points,
  motif: { text: content },
})
const symbol = (outline: Outline, points: number, name: SymbolName): Design => ({
  outline,
  points,
  motif: { symbol: name },
})

/** No two are alike in outline and points, nor in what stands in the middle. */
export const DESIGNS: Record<DefaultCode, Design> = {
  welcome: text('polygon', 6, 'hi'),
  verified: symbol('scallop', 12, 'check'),
  emoji: symbol('circle', 0, 'smile'),
  birthday: symbol('wave', 5, 'cake'),
  'art-1': text('wave', 7, '1'),
  'art-10': text('wave', 10, '10'),
  'art-50': text('wave', 16, '50'),
  'art-100': text('wave', 24, '100'),
  'streak-4': text('star', 4, '4d'),
  'streak-7': text('star', 7, '7d'),
  'streak-30': text('star', 14, '30d'),
  'streak-100': text('star', 25, '100d'),
  'quote-1': text('scallop', 5, '“1”'),
  'quote-10': text('scallop', 8, '“10”'),
  'quote-50': text('scallop', 16, '“50”'),
  'make-1': text('gear', 6, '×1'),
  'make-5': text('gear', 10, '×5'),
  'make-25': text('gear', 15, '×25'),
  like: symbol('scallop', 6, 'heart'),
  'chat-100': symbol('polygon', 4, 'bubble'),
  'rank-10': text('polygon', 5, '#10'),
  'rank-100': text('polygon', 8, '#100'),
  'top-author': symbol('star', 10, 'crown'),
  seasons: symbol('scallop', 4, 'leaves'),
  'first-author': symbol('wave', 12, 'star'),
  'bug-finder': symbol('gear', 8, 'bug'),
}

/** Other codes get theirs from a hash. */
export function designOf(code: string): Design {
  if (Object.hasOwn(DESIGNS, code)) return DESIGNS[code as DefaultCode]
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(code).digest()
  const outline = OUTLINES[a % OUTLINES.length] ?? 'circle'
  return { outline, points: 5 + (b % 14), motif: { petals: 3 + (c % 10) } }
}
