import { Types } from 'mongoose'
import { DAY_MS } from '@/lib/durations'
import { ArtworkModel } from '@/models/artwork'
import { UserModel } from '@/models/user'

export type Crowd = { members: number; days: number }

const END = Date.UTC(2026, 0, 1)
const FILE = `${'f'.repeat(32)}.webp`
/** As many documents are written at a time. */
const PART = 5000

/** Members, and days of art by them, into the database of this process. */
export async function fillCrowd({ members, days }: Crowd): Promise<void> {
  const ids = Array.from({ length: members }, () => new Types.ObjectId())
  await inParts(members, (i) => memberOf(i, ids[i]), UserModel)
  await inParts(days, (i) => dayOf(i, ids[(i * i) % members]), ArtworkModel)
}

async function inParts<Row>(
  count: number,
  rowOf: (i: number) => Row,
  model: { insertMany: (rows: Row[]) => Promise<unknown> },
): Promise<void> {
  for (let from = 0; from < count; from += PART) {
    const length = Math.min(PART, count - from)
    await model.insertMany(Array.from({ length }, (_, i) => rowOf(from + i)))
  }
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
