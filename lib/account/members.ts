import type { QueryFilter } from 'mongoose'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { cached } from '@/lib/cache'
import { toDocumentId } from '@/lib/document-id'
import { type User, UserModel } from '@/models/user'

export type Member = { id: string; username: string; dateSigned: Date }

/** The embedded database looks up at most so many values of an index at once, else it reads all. */
const MEMBERS_AT_ONCE = 200

/** Who waits for approval is none yet (G-165). */
export const MEMBER = { isSample: { $ne: true }, isAwaitingApproval: { $ne: true } }
const WAITING = { isSample: { $ne: true }, isAwaitingApproval: true }
/** Several may sign up in one instant. */
const ORDER = { dateSigned: 1, _id: 1 } as const

export async function countMembers(): Promise<number> {
  return cached('member-count', [ACCOUNTS_TAG], async () => {
    // None reads the members, so that no number of them makes it slow.
    const samples = await UserModel.countDocuments({ isSample: true })
    const waiting = await UserModel.countDocuments(WAITING)
    return (await UserModel.estimatedDocumentCount()) - samples - waiting
  })
}

type Range = { skip?: number; limit: number; without?: readonly string[] }

export function listMembers({ skip = 0, limit, without = [] }: Range): Promise<Member[]> {
  return read({ ...(without.length > 0 && { _id: { $nin: without } }) }, { skip, limit })
}

export async function* eachMembers(): AsyncGenerator<Member[]> {
  let members = await listMembers({ limit: MEMBERS_AT_ONCE })
  while (members.length > 0) {
    yield members
    const { dateSigned, id } = members.at(-1) as Member
    members = await read(
      {
        dateSigned: { $gte: dateSigned },
        $or: [{ dateSigned: { $gt: dateSigned } }, { _id: { $gt: id } }],
      },
      { limit: MEMBERS_AT_ONCE },
    )
  }
}

export function* atOnce(ids: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < ids.length; start += MEMBERS_AT_ONCE) {
    yield ids.slice(start, start + MEMBERS_AT_ONCE)
  }
}

export async function findMembers(ids: readonly string[]): Promise<Member[]> {
  const found: Member[] = []
  for (const some of atOnce(ids)) found.push(...(await read({ _id: { $in: some } }, {})))
  return found
}

/** Null for a sample and where there is no such account. */
export async function findMember(id: string): Promise<Member | null> {
  return toDocumentId(id) ? ((await findMembers([id]))[0] ?? null) : null
}

/** Ranks count from 1 by `dateSigned`, then `_id` (G-100); the database counts those before. */
export function ranksOf(members: readonly Member[]): Promise<ReadonlyMap<string, number>> {
  const ids = members.map(({ id }) => id)
  return cached(`ranks:${ids.join()}`, [ACCOUNTS_TAG], () => countRanks(members))
}

async function countRanks(members: readonly Member[]): Promise<ReadonlyMap<string, number>> {
  const ranks = new Map<string, number>()
  const count = (filter: QueryFilter<User>) => UserModel.countDocuments({ ...MEMBER, ...filter })
  let [since, before] = [new Date(0), 0]
  for (const { id, dateSigned } of members.toSorted((a, b) => +a.dateSigned - +b.dateSigned)) {
    before += await count({ dateSigned: { $gte: since, $lt: dateSigned } })
    since = dateSigned
    ranks.set(id, before + (await count({ dateSigned, _id: { $lte: id } })))
  }
  return ranks
}

async function read(
  filter: QueryFilter<User>,
  { skip = 0, limit = 0 }: Partial<Range>,
): Promise<Member[]> {
  const users = await UserModel.find({ ...MEMBER, ...filter })
    .select({ username: 1, dateSigned: 1 })
    .sort(ORDER)
    .skip(skip)
    .limit(limit)
    .lean()
  return users.map(({ _id, ...user }) => ({ ...user, id: String(_id) }))
}
