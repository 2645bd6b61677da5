import type { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { SampleContent } from '@/lib/define-feature'
import { UserModel } from '@/models/user'

/** Plain names by the username rule, so that they look like any other (G-21, G-22). */
export const SAMPLE_NAMES = ['anna', 'ben'] as const
export type SampleName = (typeof SAMPLE_NAMES)[number]

export type SampleMember = { id: Types.ObjectId; username: SampleName }
export type SampleMembers = Record<SampleName, SampleMember>

/*
 * The key that an account is found by comes from its name with every a, s and o replaced (G-21), so
 * no name that anyone can type has a key with an a in it; and what lacks an @ is no address. Sample
 * members are filed under such a text in place of both. So sign-in, reset and every other search by
 * name or address treat them as unknown and do the work that they do for unknown names, no mail has
 * a way to them, and a real person may sign up as anna while they exist.
 */
const unfindable = (name: SampleName) => `sample:${name}`

/** The sample members, made where they are missing. */
export async function ensureSampleMembers(since: Date): Promise<SampleMembers> {
  const [anna, ben] = [await ensureMember('anna', since), await ensureMember('ben', since)]
  return { anna, ben }
}

async function ensureMember(username: SampleName, since: Date): Promise<SampleMember> {
  const $setOnInsert = {
    username,
    email: unfindable(username),
    // Not the form of a hash: no password fits it.
    passwordHash: 'none',
    isSample: true,
    dateSigned: since,
    lastSigned: since,
  }
  const { _id } = await UserModel.findOneAndUpdate(
    { usernameKey: unfindable(username) },
    { $setOnInsert },
    { upsert: true, returnDocument: 'after' },
  )
    .select({ _id: 1 })
    .orFail()
  await accountChanged(String(_id))
  return { id: _id, username }
}

export async function hasSampleMembers(): Promise<boolean> {
  return (await UserModel.exists({ isSample: true })) !== null
}

async function removeSampleMembers(): Promise<void> {
  const ids = await UserModel.distinct('_id', { isSample: true })
  await UserModel.deleteMany({ isSample: true })
  for (const id of ids) await accountChanged(String(id))
}

export const sampleMembers: SampleContent = {
  name: 'members',
  create: async ({ plannedAt }) => void (await ensureSampleMembers(plannedAt)),
  remove: removeSampleMembers,
}
