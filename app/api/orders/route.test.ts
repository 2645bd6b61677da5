import { beforeEach, expect, test } from 'vitest'
import { eraseOldPreOrders } from '@/lib/store/pre-orders/erase'
import { notifyAllWaiting } from '@/lib/store/pre-orders/available'
import { storeContent } from '@/lib/store/content'
import { purgeTrash } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { createStoreItem } from '@/testing/store-items'
import { MailModel } from '@/models/mail'
import { PreOrderModel } from '@/models/pre-order'
import { POST as UNSUBSCRIBE } from '../mail/unsubscribe/route'
import { PATCH } from '../store/update/[id]/route'
import { POST as CONFIRM } from './confirm/route'
import { GET as CSV } from './csv/route'
import { POST as JOIN } from './get-in-list/route'
import { GET } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  admin = await createAdmin()
})

const ANNA = 'anna@example.org'
const post = (handler: typeof JOIN | typeof CONFIRM, body: unknown) =>
  callRoute(handler, '/api/orders', { method: 'POST', body })
const join = (itemId?: unknown, email: unknown = ANNA) =>
  post(JOIN, { email, ...(itemId !== undefined && { itemId: String(itemId) }) })
const confirm = (token: unknown) => post(CONFIRM, { token })
const list = async () => (await callRoute(GET, '/api/orders', { headers: admin.headers })).json()

const mails = (to = ANNA) => MailModel.find({ to }).sort({ _id: 1 }).lean()
const subjects = async (to = ANNA) => (await mails(to)).map(({ subject }) => subject)

async function newestToken(to = ANNA): Promise<string> {
  const { text } = (await mails(to)).at(-1) ?? { text: '' }
  return new URL(/http\S+/.exec(text)?.[0] ?? 'none:').searchParams.get('token') ?? ''
}

const setStock = (id: unknown, stock: number, more = {}) =>
  callRoute(PATCH, '/api/store/update', {
    method: 'PATCH',
    headers: admin.headers,
    params: { id: String(id) },
    body: { stock, ...more },
  })

const ASKED = 'Confirm your pre-order on Pochade'
const TOLD = '"Low Tide Study, print" is available on Pochade'

test('a pre-order is listed and asks by mail for confirmation (G-70, G-120)', async () => {
  const { _id } = await createStoreItem()
  const answer = await join(_id, ' Anna@Example.org ')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ message: 'You are on the list!' })
  const [mail] = await mails()
  expect(mail).toMatchObject({ kind: 'pre-order confirm', subject: ASKED, unsubscribeUrl: null })
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('left this address for "Low Tide Study, print"')
  expect(mail?.text).toContain('http://localhost:3000/orders/confirm?token=')
  expect(mail?.secret).toBe(await newestToken())
  expect(await list()).toEqual([
    {
      _id: expect.any(String),
      email: ANNA,
      itemId: String(_id),
      itemTitle: 'Low Tide Study, print',
      confirmed: false,
      dateAdded: expect.stringMatching(/^2026-03-10T12:00/),
      state: 'waiting',
      stateAt: null,
      note: '',
      revision: 0,
    },
  ])
})

test('without an item it is for the general list, shown as "any item" (G-70)', async () => {
  expect((await join()).status).toBe(200)
  expect(await list()).toMatchObject([{ itemId: null, itemTitle: 'any item' }])
  expect((await mails())[0]?.text.replace(/\s+/g, ' ')).toContain(
    'when there is something new in the store',
  )
})

test('for what is sold out the mail says that one mail follows', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  expect((await mails())[0]?.text.replace(/\s+/g, ' ')).toContain(
    'once, when "Low Tide Study, print" is available again.',
  )
})

test('an international domain gets its mail under punycode (G-156)', async () => {
  const { _id } = await createStoreItem()
  expect((await join(_id, 'Info@bücher.example')).status).toBe(200)
  expect(await subjects('info@xn--bcher-kva.example')).toHaveLength(1)
})

test('invalid addresses are 400; unknown, unlisted and deleted items 404', async () => {
  const { _id } = await createStoreItem()
  for (const email of ['', 'anna', 'anna@', 'a b@example.org', 12, undefined, null]) {
    const answer = await post(JOIN, { email, itemId: String(_id) })
    expect(answer.status, String(email)).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'Please enter a valid email.' })
  }
  const unlisted = await createStoreItem({ selected: false })
  const deleted = await createStoreItem()
  await storeContent.remove(admin.viewer, { _id: deleted._id })
  for (const id of [unlisted._id, deleted._id, '65a000000000000000000000', 'x']) {
    expect((await join(id)).status, String(id)).toBe(404)
  }
  expect(await PreOrderModel.countDocuments()).toBe(0)
  expect(await MailModel.countDocuments()).toBe(0)
})

test('a sample is not for sale: it takes no pre-order (G-150)', async () => {
  const { _id } = await createStoreItem({ isSample: true })
  const answer = await join(_id)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: 'This is a sample: it is not for sale.' })
  expect(await PreOrderModel.countDocuments()).toBe(0)
})

test('100 parallel pre-orders of one address make one entry and one mail', async () => {
  const { _id } = await createStoreItem()
  const answers = await Promise.all(Array.from({ length: 100 }, () => join(_id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await PreOrderModel.countDocuments()).toBe(1)
  expect(await subjects()).toEqual([ASKED])
})

test('one address waits for several things, and a repeat mails after an hour at the earliest', async () => {
  const { _id } = await createStoreItem()
  await join(_id)
  await join()
  await join(_id)
  expect(await PreOrderModel.countDocuments()).toBe(2)
  expect(await subjects()).toEqual([ASKED, ASKED])
  setClock('2026-03-10T12:59:00Z')
  await join(_id)
  expect(await subjects()).toHaveLength(2)
  setClock('2026-03-10T13:01:00Z')
  await join(_id)
  expect(await subjects()).toHaveLength(3)
})

test('the token of the mail confirms, again and again, and then no mail asks any more', async () => {
  const { _id } = await createStoreItem()
  await join(_id)
  const token = await newestToken()
  for (let i = 0; i < 2; i++) {
    const answer = await confirm(token)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'Your pre-order is confirmed.' })
  }
  expect(await list()).toMatchObject([{ confirmed: true }])
  setClock('2026-03-10T15:00:00Z')
  expect(await (await join(_id)).json()).toEqual({ message: 'You are on the list!' })
  expect(await subjects()).toEqual([ASKED])
  expect(await list()).toMatchObject([{ confirmed: true }])
})

test('a link holds for 7 days, any other text for nothing (G-120)', async () => {
  await join()
  const token = await newestToken()
  for (const wrong of ['', 'x', `${token}x`, undefined, 1]) {
    const answer = await confirm(wrong)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'This link is invalid or has expired.' })
  }
  setClock('2026-03-17T12:01:00Z')
  expect((await confirm(token)).status).toBe(400)
  expect(await list()).toMatchObject([{ confirmed: false }])
})

test('when the stock rises from 0, confirmed ones get one mail, others none (G-120)', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  await join(_id, 'ben@example.org')
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 0, { title: 'Low Tide Study, print' })
  expect(await subjects()).toEqual([ASKED])
  await setStock(_id, 5)
  expect(await subjects()).toEqual([ASKED, TOLD])
  expect(await subjects('ben@example.org')).toEqual([ASKED])
  await setStock(_id, 9)
  await setStock(_id, 0)
  await setStock(_id, 1)
  await notifyAllWaiting(new AbortController().signal)
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('parallel changes of the stock send one mail', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await Promise.all([1, 2, 3, 4].map((stock) => setStock(_id, stock)))
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('who waits for any item is told of the next one', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join()
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('who waits for any item is told of one that was stored before and is listed now', async () => {
  const { _id } = await createStoreItem({ stock: 1, selected: false })
  await join()
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1, { selected: true })
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('an item that is not listed tells nobody, until it is', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1, { selected: false })
  expect(await subjects()).toEqual([ASKED])
  await setStock(_id, 1, { selected: true })
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('who confirms after the item has become available is told at once', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  const token = await newestToken()
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  expect(await subjects()).toEqual([ASKED])
  await confirm(token)
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('a pre-order of what is in stock waits for the next time', async () => {
  const { _id } = await createStoreItem({ stock: 2 })
  await join(_id)
  await confirm(await newestToken())
  await setStock(_id, 3)
  await notifyAllWaiting(new AbortController().signal)
  expect(await subjects()).toEqual([ASKED])
  await setStock(_id, 0)
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  expect(await subjects()).toEqual([ASKED, TOLD])
})

test('the job goes on where telling was interrupted, without a second mail', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  for (const to of [ANNA, 'ben@example.org']) {
    await join(_id, to)
    await confirm(await newestToken(to))
  }
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  await PreOrderModel.updateMany({}, { $set: { toldAt: null } })
  await MailModel.deleteMany({ to: 'ben@example.org', subject: TOLD })
  await notifyAllWaiting(new AbortController().signal)
  expect(await subjects()).toEqual([ASKED, TOLD])
  expect(await subjects('ben@example.org')).toEqual([ASKED, TOLD])
  expect(await PreOrderModel.countDocuments({ toldAt: null })).toBe(0)
})

test('who was told can wait again, and confirms again', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  await setStock(_id, 0)
  setClock('2026-03-12T12:00:00Z')
  await join(_id)
  expect(await subjects()).toEqual([ASKED, TOLD, ASKED])
  expect(await list()).toMatchObject([{ confirmed: false }])
  await confirm(await newestToken())
  setClock('2026-03-13T12:00:00Z')
  await setStock(_id, 1)
  expect(await subjects()).toEqual([ASKED, TOLD, ASKED, TOLD])
})

test('the mail has a link that takes its address off all lists (G-44)', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  await join()
  await join(_id, 'ben@example.org')
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  const mail = (await mails()).at(-1)
  const { search } = new URL(mail?.unsubscribeUrl ?? 'none:')
  const answer = await callRoute(UNSUBSCRIBE, `/api/mail/unsubscribe${search}`, { method: 'POST' })
  expect(await answer.json()).toEqual({
    message: 'You get no more mail about items that are available.',
  })
  expect(await list()).toMatchObject([{ email: 'ben@example.org' }])
})

test('the owner keeps what was paid or sent, whoever leaves the lists (G-150)', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  await confirm(await newestToken())
  setClock('2026-03-11T12:00:00Z')
  await setStock(_id, 1)
  await PreOrderModel.updateMany({}, { state: 'paid' })
  const { search } = new URL((await mails()).at(-1)?.unsubscribeUrl ?? 'none:')
  await callRoute(UNSUBSCRIBE, `/api/mail/unsubscribe${search}`, { method: 'POST' })
  expect(await list()).toMatchObject([{ email: ANNA, state: 'paid' }])
})

test('unconfirmed entries go after 30 days, others 12 months after their item is available (G-70)', async () => {
  const soldOut = await createStoreItem({ stock: 0 })
  const inStock = await createStoreItem({ stock: 1 })
  for (const { _id } of [soldOut, inStock]) {
    await join(_id)
    await confirm(await newestToken())
  }
  await join(soldOut._id, 'ben@example.org')
  const emails = async () => (await list()).map(({ email }: { email: string }) => email)
  const at = async (instant: string) => {
    setClock(instant)
    admin = await createAdmin()
    await eraseOldPreOrders()
    return emails()
  }
  expect(await at('2026-04-09T11:00:00Z')).toHaveLength(3)
  expect(await at('2026-04-09T13:00:00Z')).toEqual([ANNA, ANNA])
  expect(await at('2027-03-10T11:00:00Z')).toHaveLength(2)
  expect(await at('2027-03-10T13:00:00Z')).toEqual([ANNA])
  setClock('2028-01-01T12:00:00Z')
  admin = await createAdmin()
  await setStock(soldOut._id, 1)
  expect(await at('2028-12-31T12:00:00Z')).toEqual([ANNA])
  expect(await at('2029-01-01T13:00:00Z')).toEqual([])
})

test('entries go with their item when it leaves the trash', async () => {
  const { _id } = await createStoreItem({ stock: 0 })
  await join(_id)
  const token = await newestToken()
  await storeContent.remove(admin.viewer, { _id })
  expect(await list()).toMatchObject([{ itemTitle: 'Low Tide Study, print' }])
  setClock('2026-04-10T12:00:00Z')
  await purgeTrash(new AbortController().signal)
  expect(await PreOrderModel.countDocuments()).toBe(0)
  expect((await confirm(token)).status).toBe(400)
})

test('list and file are for admins, newest first; the file has the confirmed ones and their state (G-120, G-150)', async () => {
  const { _id } = await createStoreItem({ title: '=1+1, "A"' })
  await join(_id)
  await confirm(await newestToken())
  setClock('2026-03-10T13:00:00Z')
  await join(undefined, 'ben@example.org')
  expect((await list()).map(({ email }: { email: string }) => email)).toEqual([
    'ben@example.org',
    ANNA,
  ])
  for (const handler of [GET, CSV]) {
    expect((await callRoute(handler, '/api/orders')).status).toBe(401)
    const { headers } = await createUser({ role: 'user,chef,gallery_manager' })
    const refused = await callRoute(handler, '/api/orders', { headers })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ error: 'Admin access required.' })
  }
  const file = await callRoute(CSV, '/api/orders/csv', { headers: admin.headers })
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="pre-orders.csv"')
  expect(file.headers.get('cache-control')).toContain('no-store')
  expect(await file.text()).toMatch(
    /^email,item,added,state\r\nanna@example\.org,"'=1\+1, ""A""",2026-03-10T12:00:0[0-9.]+Z,confirmed\r\n$/,
  )
})
