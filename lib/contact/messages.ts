import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { now, nowMs } from '@/lib/clock'
import { mailtoUrl } from '@/lib/config/mailto-url'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'
import type { Waiting } from '@/lib/define-feature'
import { toDocumentId } from '@/lib/document-id'
import { DAY_MS } from '@/lib/durations'
import { notFound } from '@/lib/errors'
import { longDay } from '@/lib/format'
import { ContactMessageModel } from '@/models/contact-message'

const KEPT_MS = 365 * DAY_MS
const WAITS = { doneAt: null }

export const waitingMessages: Waiting = {
  count: () => ContactMessageModel.countDocuments(WAITS),
  async list(limit) {
    const found = await ContactMessageModel.find(WAITS)
      .sort({ sentAt: 1, _id: 1 })
      .limit(limit)
      .lean()
    return found.map(({ _id, name, email, message, sentAt }) => ({
      id: `message-${_id}`,
      kind: 'message',
      title: email,
      href: mailtoUrl(email),
      by: name || email,
      at: sentAt.toISOString(),
      text: message,
      decisions: [
        {
          label: 'Done',
          path: `/api/contact/admin/${_id}/done`,
          method: 'POST',
          done: CONTACT_TEXTS.done,
          failed: CONTACT_TEXTS.doneFailed,
          undo: {
            path: `/api/contact/admin/${_id}/reopen`,
            method: 'POST',
            done: CONTACT_TEXTS.reopened,
          },
        },
      ],
    }))
  },
}

/** It leaves *waiting*, and is kept until it is a year old. */
export async function finishMessage(admin: Admin, id: string): Promise<{ message: string }> {
  await setDone(admin, id, now())
  return { message: CONTACT_TEXTS.done }
}

export async function reopenMessage(admin: Admin, id: string): Promise<{ message: string }> {
  await setDone(admin, id, null)
  return { message: CONTACT_TEXTS.reopened }
}

/** The audit outlives the message, so it names neither the sender nor the text. */
async function setDone(admin: Admin, id: string, doneAt: Date | null): Promise<void> {
  const _id = toDocumentId(id)
  const update = { $set: { doneAt } }
  const found = _id && (await ContactMessageModel.findByIdAndUpdate(_id, update).lean())
  if (!found) throw notFound(CONTACT_TEXTS.unknown)
  await recordChange(admin, {
    action: doneAt ? 'finish message' : 'reopen message',
    target: { kind: 'message', id, name: `message of ${longDay(found.sentAt)}` },
    before: { doneAt: found.doneAt?.toISOString() ?? null },
    after: { doneAt: doneAt?.toISOString() ?? null },
  })
}

export async function deleteOldMessages(): Promise<void> {
  await ContactMessageModel.deleteMany({ sentAt: { $lte: new Date(nowMs() - KEPT_MS) } })
}
