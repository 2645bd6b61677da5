/** The signed-in user as the token tells it; kept for the first paint, never with the token (G-4). */
export type StoredUser = { _id: string; username: string; email: string; role: string }

const KEY = 'user'

/** The user that a token names; null where it holds none. */
export function decodeUser(token: string): StoredUser | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isUser(claims)) return null
    const { _id, username, email, role } = claims
    return { _id, username, email, role }
  } catch {
    return null
  }
}

function isUser(claims: unknown): claims is StoredUser {
  if (claims === null || typeof claims !== 'object') return false
  const values = claims as Record<string, unknown>
  return ['_id', 'username', 'email', 'role'].every((key) => typeof values[key] === 'string')
}

/** Whether a change of this key in storage is one of the user; null means that all was cleared. */
export function isStoredUserKey(key: string | null): boolean {
  return key === KEY || key === null
}

export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(user))
  } catch {
    // Storage may be full or forbidden; the session cookie decides anyway.
  }
}

export function clearStoredUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
