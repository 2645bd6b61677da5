import { ApiError } from '@/lib/http/client'
import { decodeUser, type StoredUser, storeUser } from './stored-user'

/** Keeps the user of a token that the server has just issued (S1 §4). */
export function keepUserOf(token: string): StoredUser {
  const user = decodeUser(token)
  if (!user) throw new ApiError(200, "Can't render token")
  storeUser(user)
  return user
}
