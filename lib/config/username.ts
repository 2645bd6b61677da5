/** Also the `pattern` of the field (G-22). */
export const USERNAME_PATTERN = '[a-z0-9_][a-z0-9._\\-]{1,19}'
export const USERNAME = new RegExp(`^${USERNAME_PATTERN}$`)
export const USERNAME_RULE =
  'Username must be 2-20 characters: letters, digits, dot, dash or underscore.'

const LEET: Record<string, string> = { a: '4', s: '5', o: '0' }

const withoutSpace = (text: string) => text.toLowerCase().replace(/\s+/g, '')

const replaceLetters = (text: string) => text.replace(/[aso]/g, (letter) => LEET[letter] ?? letter)

/** Lower case, no white space; inner a, s and o become 4, 5 and 0 (G-21). */
export function applyUsernameRule(input: string): string {
  const name = withoutSpace(input)
  if (name.length < 2) return name
  return name.slice(0, 1) + replaceLetters(name.slice(1, -1)) + name.slice(-1)
}

/** Equal for all spellings of a username (G-21): replaces a, s and o at the ends too. */
export function usernameKey(input: string): string {
  return replaceLetters(withoutSpace(input))
}
