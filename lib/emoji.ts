import EMOJIS from 'unicode-emoji-json/data-by-emoji.json' with { type: 'json' }

const VARIATION = /\uFE0F/g
const SKIN_TONES = /[\u{1F3FB}-\u{1F3FF}]/gu
// The package has no variants with skin tones.
const RECOMMENDED = new RegExp('^\\p{RGI_Emoji}$', 'v')

/** These are sequences with skin tones, and single characters without them. */
const SINGLE_CHARACTERS: Readonly<Record<string, string>> = {
  '🫱‍🫲': '🤝',
  '👩‍🤝‍👨': '👫',
  '👩‍🤝‍👩': '👭',
  '👨‍🤝‍👨': '👬',
  '🧑‍❤‍🧑': '💑',
  '🧑‍❤‍💋‍🧑': '💏',
}

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.keys(EMOJIS).map((emoji) => [emojiKey(emoji), emoji]),
)

const GROUPS: ReadonlyMap<string, string> = new Map(
  Object.entries(EMOJIS).map(([emoji, { group }]) => [emojiKey(emoji), group]),
)

/** The group of Unicode, such as `Animals & Nature`. */
export function emojiGroup(emoji: string): string | undefined {
  return GROUPS.get(emojiKey(emoji))
}

/** Equal for all variants by variation selector and skin tone (G-60). */
export function emojiKey(emoji: string): string {
  const bare = emoji.replace(VARIATION, '').replace(SKIN_TONES, '')
  return SINGLE_CHARACTERS[bare] ?? bare
}

/** Normalised with its variation selector and skin tone; null for anything but one emoji (G-59). */
export function findEmoji(text: string): string | null {
  const hasTone = text.search(SKIN_TONES) >= 0
  const known = SPELLINGS.get(emojiKey(text))
  if (!known) return null
  if (hasTone) return RECOMMENDED.test(text) ? text : null
  return known
}
