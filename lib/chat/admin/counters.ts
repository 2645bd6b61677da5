import type { ViewerWith } from '@/lib/auth/permissions'
import type { ChatDayRow } from '@/lib/chat/admin/schema'
import { lastDays } from '@/lib/clock'
import { ChatDayModel } from '@/models/chat-day'

/** Newest first, days without a message among them. */
export async function listChatDays(
  _admin: ViewerWith<'admin'>,
  days: number,
): Promise<ChatDayRow[]> {
  const wanted = lastDays(days)
  const stored = await ChatDayModel.find({ _id: { $in: wanted } }).lean()
  const found = new Map(stored.map((day) => [day._id, day]))
  return wanted.map((day) => {
    const { questions = 0, byModel = 0, embedded = 0, unknown = 0 } = found.get(day) ?? {}
    const { flagged = 0, reported = 0, tokens = 0 } = found.get(day) ?? {}
    return { day, questions, byModel, embedded, unknown, flagged, reported, tokens }
  })
}
