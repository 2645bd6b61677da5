import { now, nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { PreOrderModel } from '@/models/pre-order'

const UNCONFIRMED_MS = 30 * DAY_MS

/** How long a pre-order is kept once its item is available (G-70). */
export function inOneYear(time: Date): Date {
  const later = new Date(time)
  later.setUTCFullYear(later.getUTCFullYear() + 1)
  return later
}

/** They are old after 12 months, and after 30 days without confirmation (G-70, G-120). */
export async function eraseOldPreOrders(): Promise<void> {
  await PreOrderModel.deleteMany({
    $or: [
      { eraseAfter: { $ne: null, $lte: now() } },
      { confirmedAt: null, dateAdded: { $lte: new Date(nowMs() - UNCONFIRMED_MS) } },
    ],
  })
}

export async function erasePreOrdersOf(email: string): Promise<void> {
  await PreOrderModel.deleteMany({ email })
}

/** What was paid or sent is no entry of a list: the owner still needs it (G-150). */
const ON_LIST = { state: { $nin: ['paid', 'sent'] as const } }

export async function leaveLists(email: string): Promise<void> {
  await PreOrderModel.deleteMany({ email, ...ON_LIST })
}

export async function isOnList(email: string): Promise<boolean> {
  return (await PreOrderModel.exists({ email, ...ON_LIST })) !== null
}
