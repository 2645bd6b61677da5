import { foldLookalikes, joinLetters, plain, readLeet } from '@/lib/integrations/ai/moderation/fold'
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

/** What folding or a second language would make a listed word of, other meanings, and crimes told. */
const HARMLESS = new RegExp(
  `(?<!\\p{L})(${[
    'r[âa]p(é|ée)s?|râpes?|mos[eé]n?|pique[- ]niqu\\p{L}*|(die|der|eine|einer) puten?',
    'spic and span|(en|du|de|le|un|sans|avec|son|mon) retards?|retards? (the|a|growth)|to retard',
    'faggots (and|with|in) (peas|gravy|mash|chips|mushy|onion)|pussy[- ](willows?|cats?|riot)',
    '(smok(e|ed|es|ing)|lit|light|roll|rolled) (a|my|his|her|the) (last )?fag|fag (ends?|breaks?|packets?)',
    '(of|in|to|near|called|named) fucking,? (in |near |is )?(upper )?(austria|[oö]sterreich|ober[oö]sterreich|salzburg)',
    '(no (woman|one|man|girl)|nobody) (deserves|wants|asks) to be raped|petit n[eè]gre|dildo,? (in |is |a )?(newfoundland|canada|town)|neo-?nazis?(?= \\p{L}+)|wank (near|in|bei)|(der|am|vom|zum|mount) wank|bitch (had|has|gave|with) (\\p{L}+ )?(pups|puppies|birth|litter)|tranny fluid|n[eè]gres? en chemise|t[eê]tes? de n[eè]gre',
    '(the|this|that) (word|term|slur|insult) ["“„«\']?\\p{L}+|das wort ["“„«\']?\\p{L}+|(le mot|la palabra) ["“„«\']?\\p{L}+',
    '(oilseed|oil seed) rape|rape (seeds?|oil|fields?|plants?|flowers?|victims?|survivors?|crisis|cases?|trials?|laws?|charges?|is|was)',
    'rapists? (belongs?|must|should|was|were|got|goes|go|is|are) (in|be|to|jailed|sentenced|arrested|caught|convicted|years|found|free)|(of|for|against|with|about|after|reported|a|alleged|attempted|suspected|convicted) (rape|rapists?)|(was|were|been|being) raped',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

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
