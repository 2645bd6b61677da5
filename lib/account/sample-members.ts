import type { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { SampleContent } from '@/lib/define-feature'
import { UserModel } from '@/models/user'

/** Valid names by the username rule (G-21, G-22). */
export const SAMPLE_NAMES = ['anna', 'ben'] as const
export type SampleName = (typeof SAMPLE_NAMES)[number]

export type SampleMember = { id: Types.ObjectId; username: SampleName }
export type SampleMembers = Record<SampleName, SampleMember>

// No username key and no address (G-21): nobody signs in as it, a real user may take the name.
export const sampleKey = (name: string) => `sample:${name}`

export async function ensureSampleMembers(since: Date): Promise<SampleMembers> {
  const [anna, ben] = [await ensureMember('anna', since), await ensureMember('ben', since)]
  return { anna, ben }
}

async function ensureMember(username: SampleName, since: Date): Promise<SampleMember> {
  const $setOnInsert = {
    username,
    email: sampleKey(username),
    // No password matches this.
    passwordHash: 'none',
    isSample: true,
    dateSigned: since,
    lastSigned: since,
  }
  const { _id } = await UserModel.findOneAndUpdate(
    { usernameKey: sampleKey(username) },
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
