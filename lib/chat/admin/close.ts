import type { ViewerWith } from '@/lib/auth/permissions'
import { CHAT_ADMIN_TEXTS } from '@/lib/chat/admin/catalogue'
import { AppError } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { ChatTurnModel } from '@/models/chat-turn'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

type Admin = ViewerWith<'admin'>

const CLOSED = { message: CHAT_ADMIN_TEXTS.closed }

/** The answer stays in its chat. */
export async function closeReport(_admin: Admin, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const { matchedCount } = _id
    ? await ChatTurnModel.updateOne(
        { _id, reportedAt: { $ne: null } },
        { $set: { reportedAt: null } },
      )
    : { matchedCount: 0 }
  if (matchedCount === 0) throw missing(CHAT_ADMIN_TEXTS.noSuchReport)
  return CLOSED
}

/** It comes back when somebody asks it again. */
export async function closeQuestion(_admin: Admin, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const { deletedCount } = _id
    ? await UnansweredQuestionModel.deleteOne({ _id })
    : { deletedCount: 0 }
  if (deletedCount === 0) throw missing(CHAT_ADMIN_TEXTS.noSuchQuestion)
  return CLOSED
}

function missing(message: string): AppError {
  return new AppError('not_found', { message })
}
