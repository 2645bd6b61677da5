import { randomInt } from 'node:crypto'
import { hashPassword } from '@/lib/account/password'
import { usernameKey } from '@/lib/config/username'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { UserModel } from '@/models/user'

/** Where a generated password is kept for the person whom it is for; either may throw. */
export type PasswordKeeper = {
  keep: (username: string, password: string) => void
  drop: () => void
}

export type OwnerResult = { created: boolean; username: string; generatedPassword: string | null }

// Letters and digits that no typeface lets one mistake for another.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password that is read once and typed by hand: 20 characters in groups, 99 bits. */
export function generatePassword(): string {
  const letters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{5}(?=.)/g, '$&-')
}

/**
 * Creates the owner where no account exists yet (G-16): admin, verified, with the password of
 * `OWNER_PASSWORD` or one that is generated and returned this once. That one is kept first, so that
 * a full disk leaves no account whose password nobody knows. The reserved names do not bind it. Of
 * processes that start at once, one creates it.
 */
export async function ensureOwner(keeper: PasswordKeeper): Promise<OwnerResult> {
  const { OWNER_USERNAME, OWNER_PASSWORD, OWNER_EMAIL } = env()
  const existing = { created: false, username: OWNER_USERNAME, generatedPassword: null }
  if (await UserModel.exists({})) return existing
  const password = OWNER_PASSWORD ?? generatePassword()
  const time = now()
  if (!OWNER_PASSWORD) keeper.keep(OWNER_USERNAME, password)
  try {
    await UserModel.create({
      username: OWNER_USERNAME,
      usernameKey: usernameKey(OWNER_USERNAME),
      email: OWNER_EMAIL.toLowerCase(),
      passwordHash: await hashPassword(password),
      role: 'admin',
      emailVerified: true,
      dateSigned: time,
      lastSigned: time,
      timesSigned: 1,
    })
  } catch (error) {
    // After any other error it may have been created all the same.
    if (!isDuplicateKey(error)) throw error
    if (!OWNER_PASSWORD) keeper.drop()
    return existing
  }
  return { ...existing, created: true, generatedPassword: OWNER_PASSWORD ? null : password }
}
