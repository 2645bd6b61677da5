import { readStored, store } from './stored-text'

/** It holds the token's claims for the first paint; the token is not stored (G-4). */
export type StoredUser = { _id: string; username: string; email: string; role: string }

const KEY = 'user'

/** Null means that the storage was cleared. */
export function isStoredUserKey(key: string | null): boolean {
  return key === KEY || key === null
}

/** The session cookie decides anyway if the browser does not store this. */
export function storeUser(user: StoredUser): void {
  store('local', KEY, JSON.stringify(user))
}

/** Null where nobody is logged in, as far as the browser knows; other programs may use this key. */
export function readStoredUserId(): string | null {
  try {
    const user: Partial<StoredUser> | null = JSON.parse(readStored('local', KEY) ?? 'null')
    return user?._id ?? null
  } catch {
    return null
  }
}

export function clearStoredUser(): void {
  store('local', KEY, null)
}
