import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { queueLetter } from '@/lib/mail/queue-mail'
import { switchKinds } from '@/lib/site/mail-switches'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'
import { PreOrderModel } from '@/models/pre-order'
import { PUT } from './route'

withTestDatabase()

const change = ({ headers }: TestUser, body: unknown) =>
  callRoute(PUT, '/api/mail/switches', { method: 'PUT', headers, body })

const LETTER = { subject: 'News', title: 'News', greeting: 'Hello,', before: ['News.'], after: [] }

async function stateOf(answer: Response): Promise<Record<string, boolean>> {
  const switches = (await answer.json()) as { kind: string; isOn: boolean }[]
  return Object.fromEntries(switches.map(({ kind, isOn }) => [kind, isOn]))
}

async function preOrder(email: string): Promise<void> {
  await PreOrderModel.create({ email, itemId: new Types.ObjectId(), dateAdded: new Date(0) })
}

test('the switches are the kinds that a recipient may switch off (G-44)', () => {
  expect(switchKinds().map(({ name }) => name)).toEqual([
    'pre-order available',
    'make confirmed',
    'weekly digest',
  ])
})

test('mail about makes is switched off and on again, for the own address alone', async () => {
  const [anna, ben] = [await createUser(), await createUser()]
  for (const user of [anna, ben]) await change(user, { kind: 'make confirmed', isOn: false })
  for (let i = 0; i < 2; i++) {
    const answer = await change(anna, { kind: 'make confirmed', isOn: true })
    expect(answer.status).toBe(200)
    expect(await stateOf(answer)).toMatchObject({ 'make confirmed': true })
  }
  const refused = await MakeMailRefusalModel.find().lean()
  expect(refused.map(({ email }) => email)).toEqual([ben.viewer.email])
})

test('switching off withdraws what waits, and takes the address off the lists of the store', async () => {
  const [anna, ben] = [await createUser(), await createUser()]
  const kind = switchKinds().find(({ name }) => name === 'pre-order available')
  if (!kind) throw new Error('There is no such kind.')
  for (const { email } of [anna.viewer, ben.viewer]) {
    await preOrder(email)
    await queueLetter(kind, { to: email, letter: LETTER })
  }
  const answer = await change(anna, { kind: kind.name, isOn: false })
  expect(await stateOf(answer)).toMatchObject({ 'pre-order available': false })
  for (const left of [
    (await PreOrderModel.find().lean()).map(({ email }) => email),
    (await MailModel.find().lean()).map(({ to }) => to),
  ]) {
    expect(left).toEqual([ben.viewer.email])
  }
})

test('only a pre-order brings mail about items back: 409 with a text', async () => {
  const anna = await createUser()
  const answer = await change(anna, { kind: 'pre-order available', isOn: true })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    error: 'Your address is on no list of the store. A pre-order puts it there.',
  })
  expect(await PreOrderModel.countDocuments()).toBe(0)
})

test.each([
  [{ kind: 'verify', isOn: false }, 404],
  [{ kind: 'unknown', isOn: false }, 404],
  [{ kind: 'make confirmed', isOn: 'no' }, 400],
  [{ isOn: false }, 400],
])('%o is refused with %i', async (body, status) => {
  expect((await change(await createUser(), body)).status).toBe(status)
  expect(await MakeMailRefusalModel.countDocuments()).toBe(0)
})
