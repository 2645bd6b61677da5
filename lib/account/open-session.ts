import { type Client, rememberDevice, type Seen } from '@/lib/account/devices'
import { openSession, type OpenedSession, type TokenSubject } from '@/lib/auth/sessions'

export async function openSessionIn(
  client: Client,
  user: TokenSubject,
): Promise<OpenedSession & { seen: Seen }> {
  const { cookie, hash, seen } = await rememberDevice(user.id, client)
  const { token, cookies } = await openSession(user, { ...client, browser: hash })
  return { token, cookies: [...cookies, cookie], seen }
}
