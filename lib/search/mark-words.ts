import { cutText } from '@/lib/config/cut-text'
import type { SearchResult, TextPart } from '@/lib/search/schema'
import { termsOf } from '@/lib/search/words'

const MAX_EXCERPT = 180
const WORD = /([\p{L}\p{N}\p{M}]+)/u

export function markWords(text: string, matched: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  for (const [i, piece] of text.split(WORD).entries()) {
    if (piece === '') continue
    const isMarked = i % 2 === 1 && termsOf(piece).some((term) => matched.has(term))
    const last = parts.at(-1)
    if (last && !isMarked && !last.isMarked) last.text += piece
    else parts.push({ text: piece, isMarked })
  }
  return parts
}

export function excerptOf(text: string, matched: ReadonlySet<string>): SearchResult['excerpt'] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const first = sentences.findIndex((sentence) =>
    markWords(sentence, matched).some(({ isMarked }) => isMarked),
  )
  const shown = sentences.slice(Math.max(0, first)).join(' ')
  if (shown.length <= MAX_EXCERPT) return markWords(shown, matched)
  const cut = cutText(shown, MAX_EXCERPT)
  return markWords(`${cut.replace(/\s\S*$/, '')} …`, matched)
}

export function passageOf(excerpt: SearchResult['excerpt']): string | null {
  const [sentence = ''] = excerpt
    .map(({ text }) => text)
    .join('')
    .split(/(?<=[.!?])\s|[:;,…]/, 1)
  return excerpt.some(({ isMarked }) => isMarked) && sentence.trim() !== '' ? sentence.trim() : null
}
