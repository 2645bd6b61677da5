import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { purgeTrash } from '@/lib/site/jobs'
import { listWaiting } from '@/lib/site/waiting'
import { notifyAllWaiting } from '@/lib/store/pre-orders/available'
import { storeContent } from '@/lib/store/content'
import { eraseOldPreOrders, erasePreOrdersOf } from '@/lib/store/pre-orders/erase'
import { listOrderPage, listPreOrders } from '@/lib/store/pre-orders/list'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv, withEnv } from '@/testing/env'
import { createAdmin, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'
import { stored } from '@/testing/stored'
import { MailModel } from '@/models/mail'
import { PreOrderModel } from '@/models/pre-order'
import { POST as CONFIRM } from '../confirm/route'
import { POST as JOIN } from '../get-in-list/route'
import { DELETE, PATCH } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
withEnv({ SMTP_URL: 'smtp://127.0.0.1:1' })

let owner: TestAdmin
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  owner = await createAdmin({ username: 'mari4', email: 'maria@example.org' })
})

const ANNA = 'anna@example.org'
const TITLE = 'Low Tide Study, print'
const post = (handler: typeof JOIN | typeof CONFIRM, body: unknown) =>
  callRoute(handler, '/api/orders', { method: 'POST', body })
const mailsTo = async (to: string) => MailModel.find({ to }).sort({ _id: 1 }).lean()
const plain = (text = '') => text.replace(/\s+/g, ' ')

async function tokenOf(to: string): Promise<string> {
  const texts = (await mailsTo(to)).map(({ text }) => /token=(\S+)/.exec(text)?.[1])
  return texts.findLast((token) => token !== undefined) ?? ''
}

async function confirmedOrder({ stock = 3, email = ANNA } = {}): Promise<string> {
  const { _id: itemId } = await createStoreItem({ stock })
  await post(JOIN, { email, itemId: String(itemId) })
  await post(CONFIRM, { token: await tokenOf(email) })
  return String((await PreOrderModel.findOne({ email }).orFail().lean())._id)
}

const change = (id: string, body: unknown, { headers }: Pick<TestAdmin, 'headers'> = owner) =>
  callRoute(PATCH, `/api/orders/${id}`, { method: 'PATCH', params: { id }, headers, body })
const remove = (id: string) =>
  callRoute(DELETE, `/api/orders/${id}`, {
    method: 'DELETE',
    params: { id },
    headers: owner.headers,
  })
const waiting = async () =>
  (await listWaiting(owner.viewer)).map(({ kind, title, by, note, decisions }) => [
    kind,
    title,
    by,
    note,
    decisions.map(({ label }) => label).join(),
  ])

test('the owner gets one mail and one line in "waiting" for each order once it is confirmed (G-150)', async () => {
  const { _id } = await createStoreItem()
  await post(JOIN, { email: ANNA, itemId: String(_id) })
  expect(await mailsTo('maria@example.org')).toEqual([])
  expect(await waiting()).toEqual([])
  for (let i = 0; i < 3; i++) await post(CONFIRM, { token: await tokenOf(ANNA) })
  const [mail, ...more] = await mailsTo('maria@example.org')
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    kind: 'order confirmed',
    subject: `Somebody wants "${TITLE}" on Pochade`,
  })
  expect(plain(mail?.text)).toContain('Address: anna@example.org')
  expect(mail?.text).toContain('/user-stats/orders?state=confirmed')
  expect(await waiting()).toEqual([['order', TITLE, ANNA, '', 'Mark as answered']])
})

test('parallel confirmations make one mail to the owner', async () => {
  const { _id } = await createStoreItem()
  await post(JOIN, { email: ANNA, itemId: String(_id) })
  const token = await tokenOf(ANNA)
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(CONFIRM, { token })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await mailsTo('maria@example.org')).toHaveLength(1)
})

test('the decision in "waiting" answers the order, and its undo takes that back', async () => {
  const id = await confirmedOrder()
  const [item] = await listWaiting(owner.viewer)
  const decision = item?.decisions[0]
  expect((await change(id, decision?.body)).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await change(id, decision?.undo?.body)).status).toBe(200)
  expect(await waiting()).toHaveLength(1)
})

test('without a mail server an order is confirmed by hand, from "waiting" too', async () => {
  const restore = setEnv({ SMTP_URL: undefined })
  const { _id } = await createStoreItem()
  await post(JOIN, { email: ANNA, itemId: String(_id) })
  expect(await waiting()).toEqual([
    ['order', TITLE, ANNA, 'address not confirmed', 'Confirm by hand'],
  ])
  const [item] = await listWaiting(owner.viewer)
  const id = String((await PreOrderModel.findOne().orFail().lean())._id)
  const answer = await change(id, item?.decisions[0]?.body)
  expect(await answer.json()).toMatchObject({ state: 'confirmed', confirmed: true, revision: 1 })
  restore()
  expect(await mailsTo('maria@example.org'), 'the owner did it').toEqual([])
  const late = await post(CONFIRM, { token: await tokenOf(ANNA) })
  expect(late.status, 'the link of the mail is good all the same').toBe(200)
})

test('state and note are changed, and the audit has the state without address and note', async () => {
  const id = await confirmedOrder()
  setClock('2026-03-11T09:00:00Z')
  const answer = await change(id, { revision: 1, state: 'paid', note: ' Two of them. ' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    _id: id,
    state: 'paid',
    note: 'Two of them.',
    revision: 2,
    stateAt: expect.stringMatching(/^2026-03-11T09:00/),
  })
  const audit = await (await stored('auditentries')).find({ action: 'update order' }).toArray()
  expect(audit).toMatchObject([{ before: { state: 'confirmed' }, after: { state: 'paid' } }])
  expect(JSON.stringify(audit)).not.toMatch(/anna|Two of them/)
})

test('of several admins one wins, and the others are told what the order is now', async () => {
  const id = await confirmedOrder()
  const states = ['paid', 'cancelled', 'sent', 'answered', 'paid', 'sent', 'cancelled', 'answered']
  const answers = await Promise.all(
    states.map((state) =>
      change(id, { revision: 1, state, letter: { subject: state, text: 'Hello,' } }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(refused).toHaveLength(states.length - 1)
  const { state, revision } = await PreOrderModel.findById(id).orFail().lean()
  expect(revision).toBe(2)
  for (const answer of refused) {
    expect((await answer.json()).error).toMatch(
      /^Somebody else changed this order in the meantime\. It is .+ now\. Save again to replace that\.$/,
    )
  }
  const subjects = (await mailsTo(ANNA)).map(({ subject }) => subject)
  expect(subjects.slice(1), 'letters of those who lost are not sent').toEqual([state])
})

test('a letter leaves as it was written, once, after the change is stored', async () => {
  const id = await confirmedOrder()
  const letter = { subject: 'Your print', text: 'Hello Anna,\n\nit is <b>here</b>.\nMaria' }
  expect((await change(id, { revision: 1, state: 'answered', letter })).status).toBe(200)
  expect((await change(id, { revision: 1, state: 'answered', letter })).status).toBe(409)
  const [, mail, ...more] = await mailsTo(ANNA)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'order answer', subject: 'Your print', unsubscribeUrl: null })
  expect(mail?.text).toContain('Hello Anna,\n\nit is <b>here</b>.\n\nMaria\n')
  expect(mail?.text).toContain('/contact')
  expect(mail?.html).toContain('&lt;b&gt;here')
})

test('wrong changes are refused with a sentence at their field, and change nothing', async () => {
  const id = await confirmedOrder()
  const wrong: [unknown, Record<string, string>][] = [
    [{ revision: 1, state: 'waiting' }, { state: 'Please choose a state.' }],
    [{ revision: 1, note: 'x'.repeat(1001) }, { note: 'Note must be at most 1000 characters.' }],
    [
      { revision: 1, letter: { subject: ' ', text: 'Hello' } },
      { 'letter.subject': 'Subject is required.' },
    ],
    [{ state: 'paid' }, { revision: 'Please say which revision of the order is changed.' }],
  ]
  for (const [body, fields] of wrong) {
    const answer = await change(id, body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual(fields)
  }
  expect(await PreOrderModel.findById(id).lean()).toMatchObject({ state: 'confirmed', revision: 1 })
})

test('a deleted order is gone for good, with its link and its line in "waiting"', async () => {
  const id = await confirmedOrder()
  const token = await tokenOf(ANNA)
  expect(await (await remove(id)).json()).toEqual({ message: 'The order is deleted.' })
  expect((await remove(id)).status).toBe(404)
  expect((await change(id, { revision: 1, state: 'paid' })).status).toBe(404)
  expect((await post(CONFIRM, { token })).status).toBe(400)
  expect(await waiting()).toEqual([])
  const audit = await (await stored('auditentries')).find({ action: 'delete order' }).toArray()
  expect(audit).toMatchObject([{ before: { state: 'confirmed' }, after: null }])
})

test('a new pre-order does not touch one that is under way or over, until its address confirms', async () => {
  const id = await confirmedOrder()
  const itemId = String((await PreOrderModel.findById(id).orFail().lean()).itemId)
  const early = await tokenOf(ANNA)
  const join = () => post(JOIN, { email: ANNA, itemId })
  const state = async () => (await PreOrderModel.findById(id).orFail().lean()).state
  setClock('2026-03-11T12:00:00Z')
  await change(id, { revision: 1, state: 'paid' })
  await join()
  expect(await mailsTo(ANNA), 'paid: nobody has to confirm').toHaveLength(1)
  await change(id, { revision: 2, state: 'sent' })
  await post(CONFIRM, { token: early })
  expect(await state(), 'the link of before').toBe('sent')
  setClock('2026-03-12T12:00:00Z')
  await join()
  expect(await state()).toBe('sent')
  await post(CONFIRM, { token: await tokenOf(ANNA) })
  expect(await state()).toBe('confirmed')
  expect(await waiting()).toHaveLength(1)
})

test('without a mail server a new pre-order takes up one that is over, as a first one (G-150)', async () => {
  const unset = setEnv({ SMTP_URL: undefined })
  try {
    for (const state of ['sent', 'cancelled'] as const) {
      const email = `${state}@example.org`
      const id = await confirmedOrder({ email })
      await change(id, { revision: 1, state })
      expect(await waiting()).toEqual([])
      const itemId = String((await PreOrderModel.findById(id).orFail().lean()).itemId)
      await post(JOIN, { email, itemId })
      expect(await waiting()).toEqual([
        ['order', TITLE, email, 'address not confirmed', 'Confirm by hand'],
      ])
      await remove(id)
    }
  } finally {
    unset()
  }
})

test('the link of a cancelled order confirms nothing', async () => {
  const { _id } = await createStoreItem()
  await post(JOIN, { email: ANNA, itemId: String(_id) })
  const id = String((await PreOrderModel.findOne().orFail().lean())._id)
  setClock('2026-03-10T13:00:00Z')
  await change(id, { revision: 0, state: 'cancelled' })
  expect((await post(CONFIRM, { token: await tokenOf(ANNA) })).status).toBe(400)
  expect((await PreOrderModel.findById(id).orFail().lean()).state).toBe('cancelled')
})

test('who has paid, or whose order is cancelled, is not told that the item is back', async () => {
  for (const [email, state] of [
    ['a@example.org', 'answered'],
    ['b@example.org', 'paid'],
    ['c@example.org', 'cancelled'],
  ] as const) {
    const id = await confirmedOrder({ stock: 0, email })
    await change(id, { revision: 1, state })
  }
  setClock('2026-03-12T12:00:00Z')
  const { StoreItemModel } = await import('@/models/store-item')
  await StoreItemModel.updateMany({}, { stock: 2, availableAt: new Date('2026-03-12T12:00:00Z') })
  await notifyAllWaiting(new AbortController().signal)
  const mails = await MailModel.find({ kind: 'pre-order available' }).lean()
  expect(mails.map(({ to }) => to)).toEqual(['a@example.org'])
})

test('an order that is over is erased after 12 months, also of an item that never came back (G-70)', async () => {
  const id = await confirmedOrder({ stock: 0 })
  await change(id, { revision: 1, state: 'sent' })
  setClock('2027-03-10T11:00:00Z')
  await eraseOldPreOrders()
  expect(await PreOrderModel.countDocuments()).toBe(1)
  setClock('2027-03-10T13:00:00Z')
  await eraseOldPreOrders()
  expect(await PreOrderModel.countDocuments()).toBe(0)
})

test('the list is filtered by item and state, and sorted by time or item', async () => {
  const items = [await createStoreItem({ title: 'Mug' }), await createStoreItem({ title: 'Bag' })]
  for (const [i, itemId] of [items[0]?._id, items[1]?._id, items[0]?._id, null].entries()) {
    await PreOrderModel.create({
      email: `a${i}@example.org`,
      itemId,
      dateAdded: new Date(Date.UTC(2026, 2, i + 1)),
      state: i === 2 ? 'paid' : 'waiting',
    })
  }
  const list = async (search: Parameters<typeof listOrderPage>[1]) =>
    (await listOrderPage(owner.viewer, search)).rows.map(({ email }) => email.slice(0, 2)).join()
  expect(await list({})).toBe('a3,a2,a1,a0')
  expect(await list({ sort: 'old' })).toBe('a0,a1,a2,a3')
  expect(await list({ sort: 'item' })).toBe('a3,a1,a2,a0')
  expect(await list({ item: String(items[0]?._id) })).toBe('a2,a0')
  expect(await list({ item: 'any' })).toBe('a3')
  expect(await list({ state: 'paid' })).toBe('a2')
  const { items: choices, pages } = await listOrderPage(owner.viewer, {})
  expect([choices.map(({ label }) => label), pages]).toEqual([['any item', 'Bag', 'Mug'], 1])
  // What is left after the only order of the last page was deleted.
  expect(await list({ page: 2 })).toBe('a3,a2,a1,a0')
  expect(await listOrderPage(owner.viewer, { page: 999 })).toMatchObject({ page: 1, found: 4 })
})

test.each(['sent', 'cancelled'] as const)(
  'an order that waits for stock again, after %s was a slip, is not erased (G-70)',
  async (state) => {
    const id = await confirmedOrder({ stock: 0 })
    setClock('2026-03-11T12:00:00Z')
    await change(id, { revision: 1, state })
    expect((await change(id, { revision: 2, state: 'confirmed' })).status).toBe(200)
    setClock('2027-04-10T12:00:00Z')
    await eraseOldPreOrders()
    expect(await PreOrderModel.exists({ _id: id })).not.toBeNull()
  },
)

test('an order of an item in stock is still erased 12 months after it, whatever its states', async () => {
  const id = await confirmedOrder()
  setClock('2026-03-20T12:00:00Z')
  await change(id, { revision: 1, state: 'cancelled' })
  expect((await change(id, { revision: 2, state: 'confirmed' })).status).toBe(200)
  setClock('2027-03-11T12:00:00Z')
  await eraseOldPreOrders()
  expect(await PreOrderModel.exists({ _id: id })).toBeNull()
})

test('a paid order is never erased before it is sent, and a sent one a year after that (G-70)', async () => {
  const id = await confirmedOrder()
  const { itemId } = await PreOrderModel.findById(id).orFail().lean()
  const erased = async (at: string) => {
    setClock(at)
    owner = await createAdmin()
    await eraseOldPreOrders()
    return !(await PreOrderModel.exists({ _id: id }))
  }
  setClock('2027-02-10T12:00:00Z')
  owner = await createAdmin()
  await change(id, { revision: 1, state: 'paid' })
  expect(await erased('2028-03-10T12:00:00Z')).toBe(false)
  await erasePreOrdersOf(ANNA)
  await storeContent.remove(owner.viewer, { _id: itemId })
  setClock('2028-05-10T12:00:00Z')
  await purgeTrash(new AbortController().signal)
  owner = await createAdmin()
  expect(await listPreOrders(owner.viewer)).toMatchObject([{ itemTitle: 'a deleted item' }])
  await change(id, { revision: 2, state: 'sent' })
  expect(await erased('2029-05-10T11:00:00Z')).toBe(false)
  expect(await erased('2029-05-10T13:00:00Z')).toBe(true)
})

test('without a mail server, who begins a sent order again does not erase what the owner noted', async () => {
  onTestFinished(setEnv({ SMTP_URL: undefined }))
  const id = await confirmedOrder()
  await change(id, { revision: 1, state: 'sent', note: 'paid in cash' })
  const { itemId } = await PreOrderModel.findById(id).orFail().lean()
  setClock('2026-03-12T12:00:00Z')
  await post(JOIN, { email: ANNA, itemId: String(itemId) })
  setClock('2026-05-10T12:00:00Z')
  await eraseOldPreOrders()
  expect(await PreOrderModel.findById(id).lean()).toMatchObject({ note: 'paid in cash' })
  setClock('2027-03-10T13:00:00Z')
  await eraseOldPreOrders()
  expect(await PreOrderModel.exists({ _id: id })).toBeNull()
})
