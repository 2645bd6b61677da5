import { randomInt } from 'node:crypto'
import { accountChanged } from '@/lib/account/account-changed'
import { hashPassword } from '@/lib/account/password'
import { usernameKey } from '@/lib/config/username'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { UserModel } from '@/models/user'

type PasswordStore = {
  keep: (username: string, password: string) => void
  drop: () => void
}

type OwnerResult = { created: boolean; username: string; generatedPassword: string | null }

// Letters and digits that look alike are left out.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 20 characters in groups, 99 bits. */
export function generatePassword(): string {
  const letters = Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{5}(?=.)/g, '$&-')
}

/** Runs on an empty database, once among processes; stores a generated password first (G-16). */
export async function ensureOwner(store: PasswordStore): Promise<OwnerResult> {
  const { OWNER_USERNAME, OWNER_PASSWORD, OWNER_EMAIL } = env()
  const existing = { created: false, username: OWNER_USERNAME, generatedPassword: null }
  if (await UserModel.exists({})) return existing
  const password = OWNER_PASSWORD ?? generatePassword()
  const time = now()
  if (!OWNER_PASSWORD) store.keep(OWNER_USERNAME, password)
  let id: string
  try {
    const owner = await UserModel.create({
      username: OWNER_USERNAME,
      usernameKey: usernameKey(OWNER_USERNAME),
      email: OWNER_EMAIL,
      passwordHash: await hashPassword(password),
      role: 'admin',
      emailVerified: true,
      dateSigned: time,
      lastSigned: time,
      timesSigned: 1,
    })
    id = String(owner._id)
  } catch (error) {
    // After any other error the account may exist.
    if (!isDuplicateKey(error)) throw error
    if (!OWNER_PASSWORD) store.drop()
    return existing
  }
  // A job may have asked before who the owner is.
  await accountChanged(id)
  return { ...existing, created: true, generatedPassword: OWNER_PASSWORD ? null : password }
}

/** True while the password is the one that the first start generated: a new one raises `tv`. */
export async function hasFirstPassword({ id }: { id: string }): Promise<boolean> {
  if (env().OWNER_PASSWORD !== undefined) return false
  return (await UserModel.exists({ _id: id, tokenVersion: { $gt: 0 } })) === null
}
