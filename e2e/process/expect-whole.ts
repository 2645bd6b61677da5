import { expect } from '../fixtures'
import { withSiteData } from '../members'
import type { Site } from '../site'
import { callSite } from './call-site'
import type { Ledger } from './storm-clients'

/** Every answer was right or 503, and every acknowledged write is there. */
export async function expectWhole(site: Site, ledger: Ledger): Promise<void> {
  expect(ledger.problems).toEqual([])
  expect(ledger.answers.unavailable).toBeGreaterThan(0)
  const today = async (token: string) => {
    const answer = await callSite(site.url, '/api/art-of-the-day/today', { token })
    return answer.kind === 'right' ? (JSON.parse(answer.text) as unknown) : answer
  }
  const ended = { generationStatus: 'unauthorized' }
  expect(ledger.openTokens.size).toBeGreaterThan(0)
  expect(ledger.closedTokens.size).toBeGreaterThan(0)
  for (const token of ledger.openTokens) expect(await today(token)).not.toMatchObject(ended)
  for (const token of ledger.closedTokens) expect(await today(token)).toMatchObject(ended)
  await withSiteData(site, async () => {
    const { UserModel } = await import('@/models/user')
    const { ArtworkModel } = await import('@/models/artwork')
    for (const [username, { acknowledged, tried }] of ledger.signIns) {
      const user = await UserModel.findOne({ username }).lean()
      expect(user?.timesSigned, username).toBeGreaterThanOrEqual(acknowledged)
      expect(user?.timesSigned, username).toBeLessThanOrEqual(tried)
    }
    await expect
      .poll(
        async () => (await ArtworkModel.find().lean()).map((art) => art.generationStatus.status),
        { timeout: 60_000 },
      )
      .toEqual(['completed'])
  })
  for (const path of ['/', '/login', '/art-of-the-day']) {
    expect(await callSite(site.url, path, { isPage: true }), path).toMatchObject({ kind: 'right' })
  }
}
