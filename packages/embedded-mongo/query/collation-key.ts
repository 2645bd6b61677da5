const ASCII_LETTERS_AND_DIGITS = /^[a-z0-9]*$/
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g
const EXPANSIONS = ['ss', 'ae', 'oe', 'th', 'dz', 'lj', 'nj', 'ij']
const CANDIDATES = [...'abcdefghijklmnopqrstuvwxyz0123456789ıöø', ...EXPANSIONS]

/**
 * Folds a string so that strings that compare equal have the same key. Intl has no sort keys, so
 * each character is replaced by the simplest one that is equal under the collation.
 */
export function collationKey(
  compare: (a: string, b: string) => number,
  numeric: boolean,
): (s: string) => string {
  const known = new Map<string, string>()
  // In Turkish i and I are different letters.
  const foldsCase = compare('a', 'A') === 0 && compare('i', 'I') === 0

  function plainest(character: string): string {
    if (compare(character, '') === 0) return ''
    const lower = character.toUpperCase().toLowerCase()
    const forms = [...CANDIDATES, lower.normalize('NFKD'), lower.normalize('NFKC'), lower]
    return forms.find((form) => compare(character, form) === 0) ?? character
  }

  function fold(character: string): string {
    const found = known.get(character)
    if (found !== undefined) return found
    const folded = plainest(character)
    known.set(character, folded)
    return folded
  }

  return (s) => {
    const lower = foldsCase ? s.toLowerCase() : ''
    const isPlain = lower !== '' && ASCII_LETTERS_AND_DIGITS.test(lower)
    const folded = isPlain ? lower : Array.from(s.normalize('NFC'), fold).join('')
    return numeric ? folded.replace(LEADING_ZEROS, '') : folded
  }
}
