import { shortened } from '@/lib/config/cut-text'
import { PATHS } from '@/lib/config/paths'
import type { Decision, WaitingItem } from '@/lib/config/waiting'
import { CHAT_ADMIN_TEXTS } from '@/lib/chat/admin/catalogue'
import type { Waiting } from '@/lib/define-feature'
import { counted } from '@/lib/format'
import { ChatTurnModel } from '@/models/chat-turn'
import { UnansweredQuestionModel } from '@/models/unanswered-question'

const REPORTED = { reportedAt: { $ne: null } }
const MAX_TITLE = 60

/** Reported answers, without who asked, and what could not be answered. */
export const waitingInChat: Waiting = {
  async count() {
    const reports = await ChatTurnModel.countDocuments(REPORTED)
    return reports + (await UnansweredQuestionModel.countDocuments())
  },
  async list(limit) {
    return [...(await listReports(limit)), ...(await listUnanswered(limit))]
  },
}

async function listReports(limit: number): Promise<WaitingItem[]> {
  const turns = await ChatTurnModel.find(REPORTED).sort({ reportedAt: 1 }).limit(limit).lean()
  return turns.map(({ _id, question, answer, reportedAt, askedAt }) => ({
    id: `report-${_id}`,
    kind: 'reported answer',
    title: shortened(question, MAX_TITLE),
    href: PATHS.chat,
    by: 'in a chat',
    at: (reportedAt ?? askedAt).toISOString(),
    text: `Question: ${question}\n\nAnswer: ${answer?.content ?? ''}`,
    decisions: [close(`reports/${_id}`)],
  }))
}

async function listUnanswered(limit: number): Promise<WaitingItem[]> {
  const questions = await UnansweredQuestionModel.find()
    .sort({ firstAt: 1, _id: 1 })
    .limit(limit)
    .lean()
  return questions.map(({ _id, text, count, firstAt }) => ({
    id: `question-${_id}`,
    kind: 'unanswered',
    noun: 'unanswered question',
    title: shortened(text, MAX_TITLE),
    href: PATHS.chat,
    by: `asked ${counted(count, 'time')}`,
    at: firstAt.toISOString(),
    ...(shortened(text, MAX_TITLE) !== text && { text }),
    decisions: [close(`questions/${_id}`)],
  }))
}

function close(place: string): Decision {
  const { closed: done, closeFailed: failed } = CHAT_ADMIN_TEXTS
  return { label: 'Done', path: `/api/chat/admin/${place}`, method: 'DELETE', done, failed }
}
