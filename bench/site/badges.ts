import type { Site } from '../../e2e/site'
import { comparedFigure, type Figure } from '../figures'
import { comparePairs, type Pace, timeOf } from '../pace'
import { createMember, startSite, withDatabase } from './site'

const DAYS = 1000
const [FEW, MANY] = [100, 10_000]

/** Whether assigning badges stays as quick per member when there are many. */
export async function* measureBadges(pace: Pace): AsyncGenerator<Figure> {
  const [ofFew, ofMany] = [await startFilled(FEW), await startFilled(MANY)]
  const naming = {
    name: `assigning badges to ${MANY.toLocaleString('en')} members with ${DAYS.toLocaleString('en')} days of art`,
    unit: 'µs a member',
    against: `to ${FEW}`,
    bound: { of: 'ratio', atMost: 1.3 } as const,
  }
  yield comparedFigure('badges', naming, await comparePairs(pace.rounds, ofMany, ofFew))
}

/** Measures the microseconds for each member. */
async function startFilled(count: number): Promise<() => Promise<number>> {
  const { site } = await startSite()
  const { username, headers } = await createMember(site)
  await fill(site, count, username)
  const assign = async () => {
    const response = await fetch(`${site.url}/api/badges/admin/assign-badges`, { headers })
    const rows = (await response.json()) as unknown[]
    if (!response.ok || rows.length < count) throw new Error(`It answered ${response.status}.`)
  }
  await assign()
  return async () => ((await timeOf(assign)) * 1000) / count
}

/** The member becomes an admin. */
function fill(site: Site, count: number, admin: string): Promise<void> {
  return withDatabase(site, async () => {
    const { UserModel } = await import('@/models/user')
    const { createArtwork } = await import('@/testing/factories')
    const { accountChanged } = await import('@/lib/account/account-changed')
    const { ART_TAG } = await import('@/lib/aotd/tags')
    const { invalidate } = await import('@/lib/cache')
    const users = await UserModel.insertMany(
      Array.from({ length: count }, (_, i) => {
        const at = new Date(Date.UTC(2023, 0, 1, 0, i))
        const names = { username: `m${i}`, usernameKey: `m${i}`, email: `m${i}@example.org` }
        return { ...names, passwordHash: 'none', dateSigned: at, lastSigned: at }
      }),
    )
    for (let day = 0; day < DAYS; day += 1) {
      const author = users[day % Math.min(users.length, 50)]
      const dateKey = new Date(Date.UTC(2023, 1, 1 + day)).toISOString().slice(0, 10)
      const viewer = { id: String(author?._id), username: author?.username ?? '' }
      await createArtwork({ ...NOBODY, ...viewer }, { dateKey })
    }
    const owner = await UserModel.findOneAndUpdate({ username: admin }, { role: 'user,admin' })
    await accountChanged(String(owner?._id))
    await invalidate([ART_TAG])
  })
}

const NOBODY = { email: '', role: 'user', roles: [], emailVerified: true, userEmoji: null }
