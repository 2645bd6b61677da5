import { randomInt } from 'node:crypto'
import { hashPassword } from '@/lib/account/password'
import { usernameKey } from '@/lib/account/username'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { UserModel } from '@/models/user'

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
 * `OWNER_PASSWORD` or one that is generated and returned this once. The reserved names do not bind
 * it. Of processes that start at once, one creates it.
 */
export async function ensureOwner(): Promise<OwnerResult> {
  await connectDb()
  const { OWNER_USERNAME, OWNER_PASSWORD, OWNER_EMAIL } = env()
  const existing = { created: false, username: OWNER_USERNAME, generatedPassword: null }
  if (await UserModel.exists({})) return existing
  const password = OWNER_PASSWORD ?? generatePassword()
  const time = now()
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
    if (isDuplicateKey(error)) return existing
    throw error
  }
  return { ...existing, created: true, generatedPassword: OWNER_PASSWORD ? null : password }
}
