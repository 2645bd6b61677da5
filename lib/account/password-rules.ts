import { ACCOUNT_TEXTS, PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { usernameKey } from '@/lib/config/username'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** What a password must hold beside the name of its owner. */
const REST_MIN = 6
const OWN_WORD_MIN = 3

let common: Promise<ReadonlySet<string>> | undefined

/** Refuses a password that is too short, too long, common, or the owner's own name (400, G-24). */
export async function checkPasswordRules(
  password: string,
  owner: { username: string; email: string },
): Promise<void> {
  if (password.length < PASSWORD_LENGTH.min) throw refused(ACCOUNT_TEXTS.passwordShort)
  if (password.length > PASSWORD_LENGTH.max) throw refused(ACCOUNT_TEXTS.passwordLong)
  if (env().PASSWORD_BLOCKLIST === 'off') return
  common ??= loadCommon()
  if ((await common).has(password.toLowerCase()) || isOwnName(password, owner)) {
    throw refused(ACCOUNT_TEXTS.passwordCommon)
  }
}

/** Loaded with the first password that is set: half a megabyte that most processes never need. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'].map((word) => String(word).toLowerCase())
  return new Set(words.filter((word) => word.length >= PASSWORD_LENGTH.min))
}

/** Whether little is left of a password without its owner's name, in any of its spellings. */
function isOwnName(password: string, { username, email }: { username: string; email: string }) {
  const folded = usernameKey(password)
  const words = [username, email.split('@')[0] ?? ''].map(usernameKey)
  return words.some((word) => {
    if (word.length < OWN_WORD_MIN || !folded.includes(word)) return false
    return folded.replaceAll(word, '').length < REST_MIN
  })
}

function refused(message: string): AppError {
  return new AppError('invalid', { message, fields: { password: message } })
}
