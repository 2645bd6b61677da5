import { expect } from 'vitest'

/** Signs the owner in at a site; returns the token of the session. */
export async function signInAt(base: string, password: string): Promise<string> {
  const answer = await fetch(new URL('/api/signin', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'owner', password }),
  })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Whether a session holds: an admin sees the jobs of the site, too. */
export async function sessionHoldsAt(base: string, token: string): Promise<boolean> {
  const headers = { 'x-auth-token': token }
  const answer = await fetch(new URL('/api/health', base), { headers })
  return 'jobs' in ((await answer.json()) as object)
}
