import { expect, OWNER, test } from '../fixtures'

test('GET /api/health shows an admin the jobs that this site has run since it started', async ({
  request,
}) => {
  const { username, password } = OWNER
  const signedIn = await request.post('/api/signin', { data: { username, password } })
  const headers = { 'x-auth-token': await signedIn.text() }
  const health = async () => (await request.get('/api/health', { headers })).json()
  await expect
    .poll(async () => (await health()).jobs.every((job: { endedAt: unknown }) => job.endedAt))
    .toBe(true)
  const { jobs } = await health()
  expect(jobs.map((job: { name: string }) => job.name)).toContain('trash-purge')
  for (const job of jobs) expect(job.error, job.name).toBeNull()
})
