import { connectDb } from '@/lib/db'

/** Whom the site has told that the item is there needs no answer of the owner any more. */
export async function giveOrdersStates(): Promise<void> {
  const orders = (await connectDb()).collection('preorders')
  const without = { state: { $exists: false } }
  const begin = { stateAt: null, note: '', revision: 0 }
  const unconfirmed = { ...without, confirmedAt: null }
  await orders.updateMany(unconfirmed, { $set: { ...begin, state: 'waiting' } })
  const unanswered = { ...without, toldAt: null }
  await orders.updateMany(unanswered, { $set: { ...begin, state: 'confirmed' } })
  await orders.updateMany(without, { $set: { ...begin, state: 'answered' } })
}
