import { Types } from 'mongoose'
import { deleteChat } from '@/lib/chat/clean-up'
import { readWholeChat } from '@/lib/chat/history'
import { ChatModel } from '@/models/chat'
import { ChatMuteModel } from '@/models/chat-mute'

export async function listChatData(userId: string) {
  const chat = await ownChat(userId)
  return { chat: chat ? await readWholeChat(chat._id) : [] }
}

/** G-39 */
export async function forgetChat(userId: string): Promise<void> {
  const chat = await ownChat(userId)
  if (chat) await deleteChat(chat._id)
  await ChatMuteModel.deleteOne({ _id: `user:${userId}` })
}

function ownChat(userId: string) {
  return ChatModel.findOne({ userId: new Types.ObjectId(userId) })
    .select({ _id: 1 })
    .lean()
}
