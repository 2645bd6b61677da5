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

export async function addChatUse(
  { id }: Viewer,
  { questions = 0, tokens = 0 }: { questions?: number; tokens?: number },
): Promise<void> {
  const $inc = { chatMessages: questions, chatTokensUsed: tokens }
  await UserModel.updateOne({ _id: new Types.ObjectId(id) }, { $inc })
  await Promise.all([invalidate([CHAT_TOKENS_TAG]), memberActed(id)])
}
