import { expect, onTestFinished, test } from 'vitest'
import { PUT } from '@/app/api/stats/admin/checklist/route'
import { createInvitation } from '@/lib/account/invitations'
import { planSampleContent } from '@/lib/sample/plan'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, type TestAdmin } from '@/testing/factories'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'
import { readFirstDays } from './first-days'

withTestDatabase()

async function openSteps({ viewer }: TestAdmin): Promise<string[]> {
  const list = await readFirstDays(viewer)
  return (list?.steps ?? []).filter(({ isDone }) => !isDone).map(({ label }) => label)
}

const put = ({ headers }: TestAdmin, body: unknown) =>
  callRoute(PUT, '/api/stats/admin/checklist', { method: 'PUT', headers, body })

test('a new owner has every step before the own eyes, each with the place where it is done', async () => {
  await planSampleContent()
  const owner = await createAdmin({ email: 'owner@localhost' })
  const list = await readFirstDays(owner.viewer)
  expect(await openSteps(owner)).toEqual([
    'Set a password of your own',
    'Give your e-mail address',
    'Name the site',
    'Write the first sentence',
    'Say how you can be reached',
    'Remove the samples',
    'Add something of your own',
    'Set a mail server and send a test mail',
    'Set the public address of the site',
    'Keep a copy of the data elsewhere',
    'Invite somebody',
  ])
  expect(list?.steps.find(({ label }) => label === 'Name the site')?.href).toBe(
    '/user-stats/settings#site',
  )
})

test('each step is done by what the site knows', async () => {
  // A password of one's own has raised it.
  const owner = await createAdmin({ email: 'maria@example.org', tokenVersion: 1 })
  await createRecipeDocument()
  await createInvitation(owner.viewer, { email: null, role: 'chef' })
  await MailModel.create({
    kind: 'notice',
    to: 'maria@example.org',
    subject: 'Test',
    text: 'Test',
    html: '<p>Test</p>',
    state: 'sent',
    messageId: 'test@example.org',
    queuedAt: new Date(),
    triedFrom: new Date(),
    nextTryAt: new Date(),
  })
  onTestFinished(
    setEnv({
      SITE_NAME: 'Marias Küche',
      HOME_TITLE: 'Soup and colours.',
      CONTACT_EMAIL: 'maria@example.org',
      SITE_URL: 'https://example.org',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'maria@example.org',
    }),
  )
  expect(await openSteps(owner)).toEqual(['Keep a copy of the data elsewhere'])
  expect((await put(owner, { hasCopyElsewhere: true })).status).toBe(204)
  expect(await openSteps(owner)).toEqual([])
})

test('a sample is nothing of one’s own', async () => {
  const owner = await createAdmin()
  await createRecipeDocument({ isSample: true })
  expect(await openSteps(owner)).toContain('Add something of your own')
})

test('the list is closed and comes back, for the owner alone', async () => {
  const [owner, other] = [await createAdmin(), await createAdmin()]
  await put(owner, { isClosed: true })
  expect(await readFirstDays(owner.viewer)).toMatchObject({ isClosed: true })
  await put(owner, { isClosed: false })
  expect(await readFirstDays(owner.viewer)).toMatchObject({ isClosed: false })
  expect(await readFirstDays(other.viewer)).toBeNull()
})
