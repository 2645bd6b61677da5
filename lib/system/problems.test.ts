import { expect, test } from 'vitest'
import { realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { noteDisk } from '@/lib/processes/disk'
import { startHeartbeat } from '@/lib/processes/heartbeat'
import { settingHashes } from '@/lib/processes/settings'
import { countProblems, readSystem } from '@/lib/system/problems'
import { withTestDatabase } from '@/testing/db'
import { setEnv, withEnv } from '@/testing/env'
import { createAdmin } from '@/testing/factories'
import { ProviderStatusModel } from '@/models/provider-status'
import { SiteProcessModel } from '@/models/site-process'

withEnv({
  OPENAI_API_KEY: 'sk-openai-0123456789',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SITE_URL: 'https://example.org',
  MAIL_FROM: undefined,
})
withTestDatabase()

const GB = 1_000_000_000

async function addProcess(free: number, settings = settingHashes()): Promise<void> {
  const time = realNow()
  await SiteProcessModel.create({
    _id: 'elsewhere|7|x|y',
    host: 'elsewhere',
    pid: 7,
    startedAt: time,
    seenAt: time,
    sendsMail: true,
    settings,
    disk: { free, total: 40 * GB },
    purgeAt: new Date(time.getTime() + DAY_MS),
  })
}

test('the owner sees a full disk, other settings, wrong mail settings and a refused key in words', async () => {
  const { viewer } = await createAdmin()
  const settings = settingHashes().map((setting) =>
    setting.key === 'SITE_NAME' ? { ...setting, hash: 'another' } : setting,
  )
  await addProcess(0.3 * GB, settings)
  const reason = 'It refused the key (status 401).'
  await ProviderStatusModel.create({ _id: 'OpenAI', failedAt: realNow(), reason })
  const { problems, processes } = await readSystem(viewer)
  expect(problems).toEqual([
    'The disk of the data folder is nearly full (elsewhere, 7): 300.0 MB of 40.0 GB are free. Please make room.',
    'A process (elsewhere, 7) has other settings than this one: SITE_NAME.',
    '“Sender” is not set, so mail comes from no-reply@example.org, which many mail servers refuse.',
    'OpenAI failed at the last call. It refused the key (status 401).',
  ])
  expect(processes).toMatchObject([{ name: 'elsewhere, 7', isThis: false, sendsMail: true }])
  expect(await countProblems(viewer)).toBe(4)
})

test('a disk that is full is told, also where this process can store nothing of itself', async () => {
  const { viewer } = await createAdmin()
  await addProcess(0)
  const diskProblems = async () =>
    (await readSystem(viewer)).problems.filter((text) => /disk/.test(text))
  expect(await diskProblems()).toEqual([
    'The disk of the data folder is full (elsewhere, 7): nothing can be saved. Please make room.',
  ])
  await SiteProcessModel.deleteMany({})
  noteDisk({ space: null, refusesWrites: true })
  expect(await diskProblems()).toEqual([
    'The disk of the data folder is full: nothing can be saved. Please make room.',
  ])
  noteDisk({ space: null, refusesWrites: false })
  expect(await diskProblems()).toEqual([])
})

test('this process has no other settings than itself, also right after a change', async () => {
  const { viewer } = await createAdmin()
  const stop = startHeartbeat()
  await stop.compared
  const unset = setEnv({ SITE_NAME: 'Other' })
  const { processes, problems } = await readSystem(viewer)
  unset()
  await stop()
  expect(processes).toMatchObject([{ isThis: true, differing: [] }])
  expect(problems.join()).not.toContain('has other settings')
})
