import { ACCOUNT_TEXTS, PASSWORD_LENGTH, passwordLength } from '@/lib/account/catalogue'
import { usernameKey } from '@/lib/config/username'
import { env } from '@/lib/env'
import { refusedAt } from '@/lib/errors'

/** Characters needed besides the owner's name. */
const REST_MIN = 6
const OWN_WORD_MIN = 3

let common: Promise<ReadonlySet<string>> | undefined

/** Throws 400 for a password that is too short, too long, common or the owner's name (G-24). */
export async function checkPasswordRules(
  password: string,
  owner: { username: string; email: string },
  field = 'password',
): Promise<void> {
  const length = passwordLength(password)
  if (length < PASSWORD_LENGTH.min) throw refusedAt(field, ACCOUNT_TEXTS.passwordShort)
  if (length > PASSWORD_LENGTH.max) throw refusedAt(field, ACCOUNT_TEXTS.passwordLong)
  if (env().PASSWORD_BLOCKLIST === 'off') return
  common ??= loadCommon()
  if ((await common).has(password.toLowerCase()) || isOwnName(password, owner)) {
    throw refusedAt(field, ACCOUNT_TEXTS.passwordCommon)
  }
}

/** Half a megabyte that most processes never need. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'].map((word) => String(word).toLowerCase())
  return new Set(words.filter((word) => word.length >= PASSWORD_LENGTH.min))
}

function isOwnName(password: string, { username, email }: { username: string; email: string }) {
  const folded = usernameKey(password)
  const words = [username, email.split('@')[0] ?? ''].map(usernameKey)
  return words.some((word) => {
    if (word.length < OWN_WORD_MIN || !folded.includes(word)) return false
    return folded.replaceAll(word, '').length < REST_MIN
  })
}
