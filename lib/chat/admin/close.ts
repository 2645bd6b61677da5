import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { CHAT_ADMIN_TEXTS } from '@/lib/chat/admin/catalogue'
import { AppError } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { ChatTurnModel } from '@/models/chat-turn'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

const CLOSED = { message: CHAT_ADMIN_TEXTS.closed }

/** The answer stays in its chat. */
export async function closeReport(admin: Admin, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const { matchedCount } = _id
    ? await ChatTurnModel.updateOne(
        { _id, reportedAt: { $ne: null } },
        { $set: { reportedAt: null } },
      )
    : { matchedCount: 0 }
  if (matchedCount === 0) throw missing(CHAT_ADMIN_TEXTS.noSuchReport)
  await recordChange(admin, {
    action: 'close chat report',
    target: { kind: 'chat report', id, name: 'answer' },
    before: { isReported: true },
    after: { isReported: false },
  })
  return CLOSED
}

/** It comes back when somebody asks it again. */
export async function closeQuestion(admin: Admin, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const found = _id && (await UnansweredQuestionModel.findByIdAndDelete(_id).lean())
  if (!found) throw missing(CHAT_ADMIN_TEXTS.noSuchQuestion)
  await recordChange(admin, {
    action: 'close chat question',
    target: { kind: 'chat question', id, name: 'question' },
    before: { count: found.count },
    after: null,
  })
  return CLOSED
}

function missing(message: string): AppError {
  return new AppError('not_found', { message })
}
