/** Safe in the browser: the sign-in and sign-up fields apply the rule while one types. */

/** What a username is once the rule was applied (G-22), also for the `pattern` of a field. */
export const USERNAME_PATTERN = '[a-z0-9_][a-z0-9._\\-]{1,19}'
export const USERNAME = new RegExp(`^${USERNAME_PATTERN}$`)
export const USERNAME_RULE =
  'Username must be 2-20 characters: letters, digits, dot, dash or underscore.'

const LEET: Record<string, string> = { a: '4', s: '5', o: '0' }

const withoutSpace = (text: string) => text.toLowerCase().replace(/\s+/g, '')

const replaceLetters = (text: string) => text.replace(/[aso]/g, (letter) => LEET[letter] ?? letter)

/**
 * The username rule (G-21): lower case, no white space, and every a, s and o between the
 * first and the last character becomes 4, 5 and 0.
 */
export function applyUsernameRule(input: string): string {
  const name = withoutSpace(input)
  if (name.length < 2) return name
  return name.slice(0, 1) + replaceLetters(name.slice(1, -1)) + name.slice(-1)
}

/**
 * What makes two usernames the same account (G-21): every a, s and o replaced, wherever it stands,
 * as typing and deleting can leave either spelling at the ends.
 */
export function usernameKey(input: string): string {
  return replaceLetters(withoutSpace(input))
}
