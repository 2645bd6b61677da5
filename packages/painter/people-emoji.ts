const LETTERS: Readonly<Record<string, string>> = {
  '👨': 'm',
  '👩': 'w',
  '🧑': 'p',
  '👦': 'b',
  '👧': 'g',
  '🧒': 'c',
  '👫': 'wm',
  '👬': 'mm',
  '👭': 'ww',
}

/** The people of an emoji as letters of a row: `m`, `w` and `p` grown up, `b`, `g` and `c` children. */
function rowOf(emoji: string): string {
  return [...emoji].map((sign) => LETTERS[sign] ?? '').join('')
}

/** People whose emoji is a single sign. */
const HAIR_OF: Readonly<Record<string, string>> = {
  '👩': 'long',
  '👨': 'short',
  '👧': 'plaits',
  '👦': 'short',
  '👸': 'long',
  '🤴': 'short',
  '👴': 'bald',
  '👵': 'bun',
  '🤶': 'bun',
  '🕺': 'short',
}

/** Removes the sign for a woman or a man and returns the hair it stands for; of several people their
 * row. */
export function personOf(bare: string): { base: string; hair?: string } {
  const row = rowOf(bare)
  const single = /\u2640|^\u{1F469}/u.test(bare)
    ? 'long'
    : /\u2642|^\u{1F468}/u.test(bare) && 'short'
  const hair = row.length > 1 ? row : single || HAIR_OF[bare]
  const isFamily = /^[\u{1F468}\u{1F469}\u{1F9D1}]\u200D[\u{1F466}-\u{1F469}\u{1F9D1}\u{1F9D2}]/u
  const base = /\u200D\u2764/.test(bare)
    ? bare.includes('💋')
      ? '💏'
      : '💑'
    : isFamily.test(bare)
      ? '👪'
      : bare
          .replace(/\u200D[\u2640\u2642\u27A1]/g, '')
          .replace(/^[\u{1F468}\u{1F469}](?=\u200D)/u, '\u{1F9D1}')
  return { base, ...(hair ? { hair } : {}) }
}
