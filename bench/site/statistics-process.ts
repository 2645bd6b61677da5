import { findUsers } from '@/lib/account/admin/find-users'
import { type Admin, grantRole } from '@/lib/auth/permissions'
import { resetCache } from '@/lib/cache'
import { connectDb, useDatabase as setDatabase } from '@/lib/db'
import { listStatsPage, listUserStats } from '@/lib/site-stats/user-stats'
import { UserModel } from '@/models/user'
import { answerMessages } from '../helper-process'
import { timeOf } from '../pace'
import { anonymousMemory } from '../process-usage'
import { type Crowd, fillCrowd } from './crowd'

/** Milliseconds, each with an empty cache; the memory in MB. */
export type Counted = {
  figures: number
  page: number
  memory: number
}

const REPEATS = 3

async function measure({ uri, members, days }: Crowd & { uri: string }): Promise<Counted> {
  setDatabase(uri)
  await connectDb()
  await fillCrowd({ members, days })
  const admin = await readAdmin()
  // Once, so that the code is warm in both cases.
  await listUserStats(admin)
  globalThis.gc?.()
  const before = anonymousMemory(process.pid)
  const figures = await cold(() => listUserStats(admin))
  const page = await cold(async () => {
    await findUsers(admin, { sort: 'chatTokensUsed', page: 2 })
    await listStatsPage(admin, { page: 1, size: 10 })
  })
  const memory = anonymousMemory(process.pid) - before
  return { figures, page, memory }
}

async function cold(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let i = 0; i < REPEATS; i++) {
    resetCache()
    best = Math.min(best, await timeOf(work))
  }
  return best
}

async function readAdmin(): Promise<Admin> {
  const { toAccount } = await import('@/lib/auth/accounts')
  const owner = await UserModel.findOne({ role: /admin/ }).orFail()
  const admin = grantRole(toAccount(owner).viewer, 'admin')
  if (!admin) throw new Error('The site has no owner.')
  return admin
}

answerMessages<Crowd & { uri: string }, Counted>(measure)
