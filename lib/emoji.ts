import EMOJIS from 'unicode-emoji-json/data-ordered-emoji.json' with { type: 'json' }

const VARIATION = /\uFE0F/g
const SKIN_TONES = /[\u{1F3FB}-\u{1F3FF}]/gu
// Of Node's own tables, for the many spellings with skin tones, which the package leaves out.
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', 'v')

/** With skin tones these are spelled by their parts, without them by a character of their own. */
const WHOLE: Readonly<Record<string, string>> = {
  '🫱‍🫲': '🤝',
  '👩‍🤝‍👨': '👫',
  '👩‍🤝‍👩': '👭',
  '👨‍🤝‍👨': '👬',
  '🧑‍❤‍🧑': '💑',
  '🧑‍❤‍💋‍🧑': '💏',
}

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  EMOJIS.map((emoji) => [emojiKey(emoji), emoji]),
)

/** What makes an emoji the same one: variation selectors and skin tones do not count (G-60). */
export function emojiKey(emoji: string): string {
  const bare = emoji.replace(VARIATION, '').replace(SKIN_TONES, '')
  return WHOLE[bare] ?? bare
}

/**
 * One recommended emoji as it is stored: with its variation selector where Unicode wants one, and
 * with its skin tone. Null for anything else (G-59).
 */
export function findEmoji(text: string): string | null {
  const hasTone = text.search(SKIN_TONES) >= 0
  const known = SPELLINGS.get(emojiKey(text))
  if (!known) return null
  if (hasTone) return RECOMMENDED.test(text) ? text : null
  return known
}
