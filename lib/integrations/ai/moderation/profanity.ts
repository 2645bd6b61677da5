import { foldLookalikes, joinLetters, plain, readLeet } from '@/lib/integrations/ai/moderation/fold'
import PROFANITY from '@/lib/integrations/ai/moderation/profanity.json' with { type: 'json' }
import { rot13 } from '@/lib/integrations/ai/moderation/rot13'

const entries = PROFANITY.words.flatMap((line) => rot13(line).split(' '))
const words = new Set(entries.filter((entry) => !entry.includes('*')).map(plain))
const stems = entries.filter((entry) => entry.includes('*'))
const stemPattern = new RegExp(
  stems
    .map((stem) => {
      const body = plain(stem.replaceAll('*', ''))
      return stem.startsWith('*') ? body : `^${body}`
    })
    .join('|'),
)
const phrases = PROFANITY.phrases.map((phrase) => ` ${plain(rot13(phrase))} `)

const HARMLESS = new RegExp(`(?<!\\p{L})(${PROFANITY.harmless.join('|')})(?!\\p{L})`, 'giu')

/** Also finds leet, accents, stretched, spaced and masked letters; matches whole words (G-90). */
export function containsProfanity(text: string): boolean {
  const folded = plain(text.normalize('NFC').replace(HARMLESS, ' '))
  const parts = folded.match(/\p{L}+/gu) ?? []
  const tokens = folded.split(/\s+/)
  const candidates = [
    ...parts,
    ...tokens.flatMap(readLeet),
    ...joinLetters(folded).flatMap((word) => [word, ...readLeet(word)]),
    ...parts.map((part) => foldLookalikes(part)),
  ]
  if (candidates.some(isProfane) || tokens.some(isStarredOut)) return true
  const clear = tokens.map((token) => readLeet(token)[0] ?? token).join(' ')
  const sentences = [parts, clear.match(/\p{L}+/gu) ?? []].map((one) => ` ${one.join(' ')} `)
  return phrases.some((phrase) => sentences.some((sentence) => sentence.includes(phrase)))
}

function isProfane(word: string): boolean {
  return [word, word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1')].some(
    (spelling) => words.has(spelling) || stemPattern.test(spelling),
  )
}

function isStarredOut(token: string): boolean {
  const shown = /^[^\p{L}]*(\p{L}+[*#]+\p{L}+)[^\p{L}*#]*$/u.exec(token)?.[1]
  if (!shown) return false
  const hidden = new RegExp(`^${shown.replace(/[*#]/g, '.')}$`, 'u')
  return [...words, ...stems.map((stem) => plain(stem.replaceAll('*', '')))].some((word) =>
    hidden.test(word),
  )
}
