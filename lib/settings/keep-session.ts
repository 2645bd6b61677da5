import { cookie, readCookie, sessionCookieName } from '@/lib/auth/cookies'
import { TOKEN_SECONDS } from '@/lib/auth/token'
import { jsonReply, type Reply } from '@/lib/http/reply'

/** The session cookie's name follows the scheme of `SITE_URL` (G-4), so the caller gets it anew. */
export async function keepSession<T>(
  headers: Headers,
  change: () => Promise<T>,
): Promise<Reply<T>> {
  const name = sessionCookieName()
  const token = readCookie(headers.get('cookie'), name)
  const answer = await change()
  const isRenamed = token !== undefined && sessionCookieName() !== name
  const cookies = isRenamed ? [cookie(sessionCookieName(), token, TOKEN_SECONDS, true)] : []
  return jsonReply(answer, { cookies })
}
