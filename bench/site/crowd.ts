import { Types } from 'mongoose'
import { DAY_MS } from '@/lib/durations'
import { ArtworkModel } from '@/models/artwork'
import { UserModel } from '@/models/user'
import { insertRows } from './insert-rows'

export type Crowd = { members: number; days: number }

const END = Date.UTC(2026, 0, 1)
const FILE = `${'f'.repeat(32)}.webp`

/** Members, and days of art by them, into the database of this process. */
export async function fillCrowd({ members, days }: Crowd): Promise<void> {
  const ids = Array.from({ length: members }, () => new Types.ObjectId())
  await insertRows(UserModel, members, (i) => memberOf(i, ids[i]))
  await insertRows(ArtworkModel, days, (i) => dayOf(i, ids[(i * i) % members]))
}

function memberOf(i: number, _id: Types.ObjectId | undefined) {
  const at = new Date(END - i * 1000)
  return {
    _id,
    username: `member${i}`,
    usernameKey: `member${i}`,
    email: `${i}@example.org`,
    passwordHash: 'none',
    emailVerified: i % 2 === 0,
    chatTokensUsed: (i * 7919) % 1000,
    dateSigned: at,
    lastSigned: at,
  }
}

function dayOf(i: number, author: Types.ObjectId | undefined) {
  const at = new Date(END - i * DAY_MS)
  return {
    dateKey: at.toISOString().slice(0, 10),
    createdById: author,
    createdBy: 'member',
    title: `Harbour ${i}`,
    authorQuote: i % 3 === 0 ? 'Low tide.' : null,
    files: { original: FILE, full: FILE, small: FILE },
    seed: { author: 'x', secret: '00' },
    generationStatus: {
      status: 'completed',
      message: 'Ready.',
      state: 'done',
      startedAt: at,
      completedAt: at,
    },
  }
}
