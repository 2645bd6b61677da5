/** From the token's claims, for the first paint; the token is not stored (G-4). */
export type StoredUser = { _id: string; username: string; email: string; role: string }

const KEY = 'user'

/** Null means that the storage was cleared. */
export function isStoredUserKey(key: string | null): boolean {
  return key === KEY || key === null
}

export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // Storage may be full or blocked; the session cookie decides anyway.
  }
}

export function clearStoredUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
