import { Types } from 'mongoose'
import { CHAT_TOKENS_TAG } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { memberActed } from '@/lib/jobs/member-events'
import { UserModel } from '@/models/user'

export async function isFriendOrFamily({ id }: Viewer): Promise<boolean> {
  const filter = { _id: new Types.ObjectId(id), permissions: { $gte: 1 } }
  return (await UserModel.exists(filter)) !== null
}

export async function addChatMessage({ id }: Viewer): Promise<void> {
  await UserModel.updateOne({ _id: new Types.ObjectId(id) }, { $inc: { chatMessages: 1 } })
  await memberActed(id)
}

export async function addChatTokens({ id }: Viewer, tokens: number): Promise<void> {
  const _id = new Types.ObjectId(id)
  await UserModel.updateOne({ _id }, { $inc: { chatTokensUsed: tokens } })
  await invalidate([CHAT_TOKENS_TAG])
}
