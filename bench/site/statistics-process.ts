import { Types } from 'mongoose'
import { findUsers } from '@/lib/account/admin/find-users'
import { grantRole, type ViewerWith } from '@/lib/auth/permissions'
import { resetCache } from '@/lib/cache'
import { connectDb, useDatabase as setDatabase } from '@/lib/db'
import { DAY_MS } from '@/lib/durations'
import { listStatsPage, listUserStats } from '@/lib/site-stats/user-stats'
import { ArtworkModel } from '@/models/artwork'
import { UserModel } from '@/models/user'
import { answerMessages } from '../helper-process'
import { timeOf } from '../pace'
import { anonymousMemory } from '../process-usage'

export type Crowd = { members: number; days: number }

/** Milliseconds, each with an empty cache; the memory in MB. */
export type Counted = {
  figures: number
  page: number
  memory: number
}

const START = Date.UTC(2023, 0, 1)
const REPEATS = 3

async function measure({ uri, members, days }: Crowd & { uri: string }): Promise<Counted> {
  setDatabase(uri)
  await connectDb()
  await fill(members, days)
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

async function readAdmin(): Promise<ViewerWith<'admin'>> {
  const { toAccount } = await import('@/lib/auth/accounts')
  const owner = await UserModel.findOne({ role: /admin/ }).orFail()
  const admin = grantRole(toAccount(owner).viewer, 'admin')
  if (!admin) throw new Error('The site has no owner.')
  return admin
}

async function fill(members: number, days: number): Promise<void> {
  const ids = Array.from({ length: members }, () => new Types.ObjectId())
  await UserModel.insertMany(
    ids.map((_id, i) => ({
      _id,
      username: `member${i}`,
      usernameKey: `member${i}`,
      email: `${i}@example.org`,
      passwordHash: 'none',
      emailVerified: i % 2 === 0,
      chatTokensUsed: (i * 7919) % 1000,
      dateSigned: new Date(START + i),
      lastSigned: new Date(START + i),
    })),
  )
  await ArtworkModel.insertMany(
    Array.from({ length: days }, (_, i) => {
      const at = new Date(START + i * DAY_MS)
      const author = ids[(i * i) % members]
      return {
        dateKey: at.toISOString().slice(0, 10),
        createdById: author,
        createdBy: 'member',
        authorQuote: i % 3 === 0 ? 'Low tide.' : null,
        seed: { author: 'x', secret: '00' },
        generationStatus: {
          status: 'completed',
          message: 'Ready.',
          state: 'done',
          startedAt: at,
          completedAt: at,
        },
      }
    }),
  )
}

answerMessages<Crowd & { uri: string }, Counted>(measure)
