import { test } from 'vitest'
import { withChildProcesses } from '@/testing/child-processes'
import { withTestDatabase } from '@/testing/db'
import { checkDigestsOnce } from '@/testing/digest-rounds'

withTestDatabase()
const processes = withChildProcesses('testing/digest-process.ts', {
  WEEKLY_DIGEST: 'on',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'no@example.org',
  TEST_CLOCK: '2026-03-10T12:00:00Z',
})

test('each of 1200 readers gets one mail over 15 kills', async () => {
  await checkDigestsOnce(processes, { rounds: 15, readers: 80 })
})
