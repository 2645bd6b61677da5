import { waitingInChat } from '@/lib/chat/admin/waiting'
import { deleteChat, deleteOldChats } from '@/lib/chat/clean-up'
import { countQuestions } from '@/lib/chat/counters'
import { PATHS } from '@/lib/config/paths'
import { specimenPicture } from '@/lib/config/specimens'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { ChatModel } from '@/models/chat'
import { ChatDayModel } from '@/models/chat-day'
import { ChatMuteModel } from '@/models/chat-mute'
import { ChatTurnModel } from '@/models/chat-turn'
import { UnansweredQuestionModel } from '@/models/unanswered-question'
import HELP from '@/lib/chat/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { ALLOWANCE, CHAT_LIMITS } from '@/lib/chat/catalogue'
import type { SiteText } from '@/lib/search/document'
import { Types } from 'mongoose'
import { readWholeChat } from '@/lib/chat/history'

export const chat = defineFeature({
  name: 'chat',
  kind: 'content',
  part: {
    name: 'chat',
    paths: ['/chat', '/api/chat'],
  },
  models: [ChatModel, ChatDayModel, ChatMuteModel, ChatTurnModel, UnansweredQuestionModel],
  jobs: [{ name: 'chat-retention', everyMs: HOUR_MS, run: deleteOldChats }],
  personalData: {
    list: async ({ viewer }) => ({ lists: await listChatData(viewer.id) }),
    forget: ({ id }) => forgetChat(id),
  },
  stored: [
    'Chats with the assistant: the messages of both sides, and which answers were reported. Those of visitors are tied to a random number in the browser, and deleted 30 days after the last message; those of members are kept until they clear them or delete the account. The owner reads an answer and its question only where it is reported. What the site could not answer is noted for 90 days without who asked, and without addresses and long numbers. Of an offensive message nothing is stored but a count: by account, or by the browser’s number and the network address, for two days.',
  ],
  waiting: waitingInChat,
  totals: async () => ({ totalMessages: await countQuestions() }),
  // Nobody may find the chat of somebody else.
  search: { sources: [], help: chatHelp },
  publicPaths: [PATHS.chat],
  introduction: { page: 'chat', picture: async () => specimenPicture('bird') },
  countedPage: async (path) => (path === PATHS.chat ? PATHS.chat : null),
})

function chatHelp(): readonly SiteText[] {
  return helpTexts(HELP, {
    token: ALLOWANCE.token,
    member: ALLOWANCE.member,
    perminute: CHAT_LIMITS.perMinute,
    message: CHAT_LIMITS.message,
    anonymousdays: CHAT_LIMITS.anonymousDays,
  })
}

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
