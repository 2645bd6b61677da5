import { now, nowMs } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { FINISHED_STATES } from '@/lib/store/catalogue'
import { PreOrderModel } from '@/models/pre-order'

const UNCONFIRMED_MS = 30 * DAY_MS

/** How long a pre-order is kept once its item is available (G-70). */
export function inOneYear(time: Date): Date {
  return addYears(time, 1)
}

function addYears(time: Date, years: number): Date {
  const moved = new Date(time)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved
}

/** The owner still has to send it, so it stays whatever goes: time, its item, its account. */
export const NOT_PAID = { state: { $ne: 'paid' as const } }

/**
 * Old a year after the end, else after 12 months, 30 days unconfirmed (G-70, G-120). One that began
 * again stays for its year: whoever knows the address could else remove the owner's record.
 */
export async function eraseOldPreOrders(): Promise<void> {
  const aYearAgo = { $lte: addYears(now(), -1) }
  const unconfirmedSince = new Date(nowMs() - UNCONFIRMED_MS)
  const open = { state: { $nin: ['paid' as const, ...FINISHED_STATES] } }
  await PreOrderModel.deleteMany({
    $or: [
      { state: { $in: FINISHED_STATES }, stateAt: aYearAgo },
      { ...open, eraseAfter: { $ne: null, $lte: now() } },
      {
        ...open,
        confirmedAt: null,
        dateAdded: { $lte: unconfirmedSince },
        $or: [{ stateAt: null }, { stateAt: aYearAgo }],
      },
    ],
  })
}

export async function erasePreOrdersOf(email: string): Promise<void> {
  await PreOrderModel.deleteMany({ email, ...NOT_PAID })
}

/** What was paid or sent is no entry of a list: the owner still needs it (G-150). */
const ON_LIST = { state: { $nin: ['paid', 'sent'] as const } }

export async function leaveLists(email: string): Promise<void> {
  await PreOrderModel.deleteMany({ email, ...ON_LIST })
}

export async function isOnList(email: string): Promise<boolean> {
  return (await PreOrderModel.exists({ email, ...ON_LIST })) !== null
}
