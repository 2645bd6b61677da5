import {
  ENCODED_PHRASES,
  ENCODED_WORDS,
  rot13,
} from '@/lib/integrations/ai/moderation/profanity-list'

const entries = rot13(ENCODED_WORDS).trim().split(/\s+/)
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
const phrases = ENCODED_PHRASES.map((phrase) => ` ${plain(rot13(phrase))} `)

/** What folding or a second language would make a listed word of. */
const HARMLESS =
  /(?<!\p{L})(r[âa]p(é|ée)s?|râpes?|mos[eé]n?|pique[- ]niqu\p{L}*|(die|der|eine|einer) puten?|spic and span|(en|du|de|le|un|sans|avec|son|mon) retards?)(?!\p{L})/giu

/** Also finds leet, accents, stretched, spaced and masked letters; matches whole words (G-90). */
export function containsProfanity(text: string): boolean {
  const folded = plain(text.normalize('NFC').replace(HARMLESS, ' '))
  const parts = folded.match(/\p{L}+/gu) ?? []
  const tokens = folded.split(/\s+/)
  const candidates = [
    ...parts,
    ...tokens.flatMap(readLeet),
    ...joinLetters(folded),
    ...parts.map((part) => foldLookalikes(part)),
  ]
  if (candidates.some(isProfane) || tokens.some(isStarredOut)) return true
  const sentence = ` ${parts.join(' ')} `
  return phrases.some((phrase) => sentence.includes(phrase))
}

function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // A letter of its own in Spanish, where it makes another word.
      .replaceAll('ñ', 'ny')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replaceAll('ı', 'i')
  )
}

function isProfane(word: string): boolean {
  return [word, word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1')].some(
    (spelling) => words.has(spelling) || stemPattern.test(spelling),
  )
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
  '€': 'e',
}

function readLeet(token: string): string[] {
  const bare = token.replace(/[!?.,;:)\]"'»”]+$/u, '')
  if (!/\p{L}/u.test(bare) || !/[\d@$+€!|]/.test(bare)) return []
  const folded = bare.replace(/[034579@$+€8]/g, (sign) => LEET[sign] ?? sign)
  return ['i', 'l'].map((letter) => folded.replace(/[1!|]/g, letter).replace(/[^\p{L}]/gu, ''))
}

/** `f o o` and `f.o.o`: three or more single letters read as one word. */
function joinLetters(text: string): string[] {
  const apart = text.match(/(?<!\p{L})(?:\p{L}[^\p{L}\p{N}]{1,2}){2,}\p{L}(?!\p{L})/gu) ?? []
  return apart.map((letters) => letters.replace(/[^\p{L}]/gu, ''))
}

function isStarredOut(token: string): boolean {
  const shown = /^[^\p{L}]*(\p{L}+[*#]+\p{L}+)[^\p{L}*#]*$/u.exec(token)?.[1]
  if (!shown) return false
  const hidden = new RegExp(`^${shown.replace(/[*#]/g, '.')}$`, 'u')
  return [...words, ...stems.map((stem) => plain(stem.replaceAll('*', '')))].some((word) =>
    hidden.test(word),
  )
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  υ: 'u',
}

function foldLookalikes(word: string): string {
  if (!/[a-z]/.test(word)) return word
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}
