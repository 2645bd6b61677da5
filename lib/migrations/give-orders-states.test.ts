import { expect, test } from 'vitest'
import { giveOrdersStates } from '@/lib/migrations/give-orders-states'
import { withTestDatabase } from '@/testing/db'
import { stored } from '@/testing/stored'

withTestDatabase()

test('orders of before get the state that they have, and later ones keep theirs', async () => {
  const orders = await stored('preorders')
  const at = new Date('2026-03-01T00:00:00Z')
  const order = { itemId: null, dateAdded: at, askedAt: at, eraseAfter: null }
  await orders.insertMany([
    { ...order, email: 'a@example.org', confirmedAt: null, toldAt: null },
    { ...order, email: 'b@example.org', confirmedAt: at, toldAt: null },
    { ...order, email: 'c@example.org', confirmedAt: at, toldAt: at },
    { ...order, email: 'd@example.org', confirmedAt: at, toldAt: at, state: 'paid', revision: 4 },
  ])
  for (let i = 0; i < 2; i++) await giveOrdersStates()
  const rows = await orders.find().sort({ email: 1 }).toArray()
  expect(rows.map(({ state, revision }) => [state, revision])).toEqual([
    ['waiting', 0],
    ['confirmed', 0],
    ['answered', 0],
    ['paid', 4],
  ])
  expect(rows[0]).toMatchObject({ note: '', stateAt: null })
})
