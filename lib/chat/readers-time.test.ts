import { beforeAll, expect, test } from 'vitest'
import { send, visitor } from '@/testing/chat'
import { searchSiteContent } from '@/testing/site-content'
import { withTestDatabase } from '@/testing/db'

withTestDatabase()
beforeAll(searchSiteContent)

const QUESTION = 'When does the art day start?'

test.each([
  ['2026-11-26T15:00:00+02:00', '04:50 UTC (06:50 your time)'],
  ['2026-11-26T15:00:00-05:30', '04:50 UTC (23:20 your time)'],
])(
  'sent at %s, an answer tells its times in the reader’s zone too (G-161)',
  async (dateSent, time) => {
    const { body } = await send(QUESTION, await visitor(), { dateSent, id: 4711 })
    expect(body.content).toContain(time)
    expect(body.id).toBe(4711)
  },
)

test.each(['2026-11-26T15:00:00Z', 'yesterday', 12, undefined])(
  'without the reader’s zone, as in %s, times are those of UTC',
  async (dateSent) => {
    const { body } = await send(QUESTION, await visitor(), { dateSent })
    expect(body.content).toContain('04:50 UTC.')
  },
)
