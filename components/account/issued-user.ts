import { ApiError } from '@/lib/http/client'
import { type StoredUser, storeUser } from '@/components/ui/stored-user'

export function keepUserOf(token: string): StoredUser {
  const user = decodeUser(token)
  if (!user) throw new ApiError(200, "Can't render token")
  storeUser(user)
  return user
}

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
