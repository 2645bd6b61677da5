const C = '[^aeiou][^aeiouy]*'
const V = '[aeiouy][aeiou]*'
const SOME = new RegExp(`^(${C})?${V}${C}`)
const ONE = new RegExp(`^(${C})?${V}${C}(${V})?$`)
const SEVERAL = new RegExp(`^(${C})?${V}${C}${V}${C}`)
const VOWEL = new RegExp(`^(${C})?[aeiouy]`)
const SHORT = new RegExp(`^${C}[aeiouy][^aeiouwxy]$`)

const STEP_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
]
const STEP_3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]
const STEP_4 =
  /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|[st]ion)$/

/** Porter's algorithm for English; a word of other letters than a–z stays as it is. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const singular = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1')
  const present = withoutPast(singular)
  const ended = VOWEL.test(present.slice(0, -1)) ? present.replace(/y$/, 'i') : present
  return withoutLastLetters(withoutFourth(replaceEnding(replaceEnding(ended, STEP_2), STEP_3)))
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return SOME.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const [, base] = /^(.*)(?:ed|ing)$/.exec(word) ?? []
  if (base === undefined || !VOWEL.test(base)) return word
  if (/(at|bl|iz)$/.test(base)) return `${base}e`
  if (/([^aeiouylsz])\1$/.test(base)) return base.slice(0, -1)
  return SHORT.test(base) ? `${base}e` : base
}

function replaceEnding(word: string, endings: typeof STEP_2): string {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (!found) return word
  const base = word.slice(0, -found[0].length)
  return SOME.test(base) ? base + found[1] : word
}

function withoutFourth(word: string): string {
  const [, ending = ''] = STEP_4.exec(word) ?? []
  const base = word.slice(0, word.length - ending.replace(/^[st]ion$/, 'ion').length)
  return ending && SEVERAL.test(base) ? base : word
}

function withoutLastLetters(word: string): string {
  const base = word.slice(0, -1)
  const isSilent = SEVERAL.test(base) || (ONE.test(base) && !SHORT.test(base))
  const shorter = word.endsWith('e') && isSilent ? base : word
  return shorter.endsWith('ll') && SEVERAL.test(shorter) ? shorter.slice(0, -1) : shorter
}
