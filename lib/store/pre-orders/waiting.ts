import type { Decision, WaitingItem } from '@/lib/config/waiting'
import { PATHS, withQuery } from '@/lib/config/paths'
import type { Waiting } from '@/lib/define-feature'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { ORDER_TEXTS } from '@/lib/store/pre-orders/form'
import type { OrderState } from '@/lib/store/catalogue'
import { toRows } from '@/lib/store/pre-orders/list'
import type { PreOrderRow } from '@/lib/store/schema'
import { PreOrderModel } from '@/models/pre-order'

/** The owner alone can confirm an order where no mail is sent. */
async function undecided() {
  const states: OrderState[] = (await hasMailServer()) ? ['confirmed'] : ['confirmed', 'waiting']
  return { state: { $in: states } }
}

/** What the owner has not answered yet (G-150). */
export const waitingOrders: Waiting = {
  count: async () => PreOrderModel.countDocuments(await undecided()),
  async list(limit) {
    const orders = await PreOrderModel.find(await undecided())
      .sort({ dateAdded: 1, _id: 1 })
      .limit(limit)
      .lean()
    return (await toRows(orders)).map(toItem)
  },
}

function toItem({ _id, itemTitle, email, dateAdded, state, note, revision }: PreOrderRow) {
  const isConfirmed = state === 'confirmed'
  const callTo = (next: OrderState, after = revision) =>
    ({
      path: `/api/orders/${_id}`,
      method: 'PATCH',
      body: { state: next, revision: after },
    }) as const
  const answer: Decision = {
    ...callTo('answered'),
    label: 'Mark as answered',
    done: ORDER_TEXTS.answered,
    failed: ORDER_TEXTS.failed,
    undo: { ...callTo('confirmed', revision + 1), done: ORDER_TEXTS.confirmed },
  }
  const confirm: Decision = {
    ...callTo('confirmed'),
    label: 'Confirm by hand',
    done: ORDER_TEXTS.confirmed,
    failed: ORDER_TEXTS.failed,
  }
  return {
    id: `order-${_id}`,
    kind: 'order',
    title: itemTitle,
    href: withQuery(PATHS.adminOrders, { state }),
    by: email,
    at: dateAdded,
    note: [isConfirmed ? '' : 'address not confirmed', note].filter(Boolean).join(', '),
    decisions: [isConfirmed ? answer : confirm],
  } satisfies WaitingItem
}
