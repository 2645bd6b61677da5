import { connectDb } from '@/lib/db'

/** Counts the stored questions of each member, where the account has no counter yet. */
export async function countChatMessages(signal?: AbortSignal): Promise<void> {
  const connection = await connectDb()
  const users = connection.collection('users')
  const lacking = { chatMessages: { $exists: false } }
  const chats = connection.collection('chats').find({ userId: { $ne: null } })
  for await (const { _id, userId } of chats) {
    signal?.throwIfAborted()
    const chatMessages = await connection.collection('chatturns').countDocuments({ chatId: _id })
    await users.updateOne({ _id: userId, ...lacking }, { $set: { chatMessages } })
  }
  await users.updateMany(lacking, { $set: { chatMessages: 0 } })
}
