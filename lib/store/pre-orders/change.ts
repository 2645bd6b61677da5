import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { toDocumentId } from '@/lib/document-id'
import { AppError, notFound } from '@/lib/errors'
import { queueLetter } from '@/lib/mail/queue-mail'
import { ORDER_TEXTS } from '@/lib/store/pre-orders/form'
import type { OrderState } from '@/lib/store/catalogue'
import { notifyOne } from '@/lib/store/pre-orders/available'
import { ORDER_ANSWER_MAIL, orderAnswerLetter } from '@/lib/store/pre-orders/letters'
import { titlesOf, toRows } from '@/lib/store/pre-orders/list'
import type { ChangeOrderBody, PreOrderRow } from '@/lib/store/schema'
import { PreOrderModel, type StoredPreOrder } from '@/models/pre-order'

/** 409 where somebody else changed it meanwhile; the letter leaves after the change (G-150). */
export async function changeOrder(
  admin: Admin,
  id: string,
  { revision, state, note, letter }: ChangeOrderBody,
): Promise<PreOrderRow> {
  const before = await readOrder(id)
  const changes = {
    ...(note !== undefined && { note }),
    ...(state !== undefined && state !== before.state && changesTo(state, before)),
  }
  const after =
    before.revision === revision &&
    (await PreOrderModel.findOneAndUpdate(
      { _id: before._id, revision },
      { $set: changes, $inc: { revision: 1 } },
      { returnDocument: 'after' },
    ).lean())
  if (!after) throw await conflictOf(id)
  await record(admin, 'update order', before, after)
  if (letter) {
    await queueLetter(ORDER_ANSWER_MAIL, {
      to: after.email,
      letter: orderAnswerLetter(letter),
    })
  }
  if (!before.confirmedAt) await notifyOne(after)
  const [row] = await toRows([after])
  return row ?? Promise.reject(notFound(ORDER_TEXTS.unknown))
}

/** Who is written to or has paid is a customer, whether or not the mail's link was followed. */
function changesTo(state: OrderState, { confirmedAt }: StoredPreOrder) {
  const time = now()
  return {
    state,
    stateAt: time,
    ...(!confirmedAt && state !== 'cancelled' && { confirmedAt: time }),
  }
}

export async function deleteOrder(admin: Admin, id: string): Promise<{ message: string }> {
  const order = await readOrder(id)
  const { deletedCount } = await PreOrderModel.deleteOne({ _id: order._id })
  if (deletedCount === 0) throw notFound(ORDER_TEXTS.unknown)
  await record(admin, 'delete order', order, null)
  return { message: ORDER_TEXTS.deleted }
}

async function readOrder(id: string): Promise<StoredPreOrder> {
  const _id = toDocumentId(id)
  const order = _id && (await PreOrderModel.findById(_id).lean())
  return order ?? Promise.reject(notFound(ORDER_TEXTS.unknown))
}

async function conflictOf(id: string): Promise<AppError> {
  const { state } = await readOrder(id)
  return new AppError('conflict', { message: ORDER_TEXTS.changed(state) })
}

/** The address and the note are the customer's: the audit has neither. */
async function record(
  admin: Admin,
  action: string,
  before: StoredPreOrder,
  after: StoredPreOrder | null,
): Promise<void> {
  await recordChange(admin, {
    action,
    target: { kind: 'order', id: String(before._id), name: (await titlesOf([before]))(before) },
    before: { state: before.state },
    after: after && { state: after.state },
  })
}
