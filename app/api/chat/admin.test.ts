import { expect, test } from 'vitest'
import { DELETE as CLOSE_QUESTION } from '@/app/api/chat/admin/questions/[id]/route'
import { DELETE as CLOSE_REPORT } from '@/app/api/chat/admin/reports/[id]/route'
import { POST as REPORT } from '@/app/api/chat/report/route'
import { listChatDays } from '@/lib/chat/counters'
import { normalise } from '@/lib/chat/answer-turn'
import type { RouteHandler } from '@/lib/http/define-route'
import { readAiUse } from '@/lib/integrations/ai/use'
import { listWaiting } from '@/lib/site/waiting'
import { readChat, send, visitor } from '@/testing/chat'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { AiSpendModel } from '@/models/ai-spend'
import { AuditEntryModel } from '@/models/audit-entry'

withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const close = async (route: RouteHandler, headers: Record<string, string>, id = '') =>
  (await callRoute(route, '/', { method: 'DELETE', headers, params: { id } })).status

test('the owner sees reported answers and open questions without who asked, and closes them (G-91a)', async () => {
  const admin = await createAdmin()
  const member = await createUser({ username: 'z0e' })
  const guest = await visitor()
  await send('Is there a Zorblax?', guest, { id: 1 })
  await send('is there a  zorblax', member.headers, { id: 1 })
  await send('Hello', member.headers)
  const body = { id: 1 }
  await callRoute(REPORT, '/', { method: 'POST', headers: member.headers, body })
  const items = await listWaiting(admin.viewer)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['reported answer', 'unanswered'])
  const [report, open] = items.toSorted((a, b) => a.kind.localeCompare(b.kind))
  expect(report?.text).toContain('Question: is there a  zorblax')
  expect(open).toMatchObject({ title: 'is there a zorblax', by: 'asked 2 times' })
  expect(JSON.stringify(items)).not.toMatch(new RegExp(`z0e|${member.viewer.id}`))
  const [reportId, openId] = [report, open].map((item) => item?.id.split('-')[1])
  expect(await close(CLOSE_REPORT, member.headers, reportId)).toBe(403)
  expect(await close(CLOSE_REPORT, admin.headers, reportId)).toBe(200)
  expect(await close(CLOSE_REPORT, admin.headers, reportId)).toBe(404)
  expect(await close(CLOSE_QUESTION, admin.headers, openId)).toBe(200)
  expect(await close(CLOSE_QUESTION, admin.headers, 'x')).toBe(404)
  expect(await listWaiting(admin.viewer)).toEqual([])
  expect(await AuditEntryModel.find().sort({ _id: 1 }).lean()).toMatchObject([
    { action: 'close chat report', actorName: admin.viewer.username, target: { id: reportId } },
    { action: 'close chat question', before: { count: 2 }, target: { id: openId } },
  ])
  expect((await readChat(member.headers)).messages.length).toBe(4)
  const [today] = await listChatDays(admin.viewer, 7)
  expect(today).toMatchObject({
    day: '2026-11-21',
    questions: 3,
    embedded: 3,
    unknown: 2,
    reported: 1,
  })
})

test('open questions hold no addresses and long numbers', () => {
  expect(normalise('  Call ME at +30 210 123 4567 or\nme@example.org?! ')).toBe('call me at … or …')
  expect(normalise('See https://example.org/me, 350 g of flour?')).toBe('see … 350 g of flour')
  expect(normalise('🌊'.repeat(500))).toBe('🌊'.repeat(100))
})

test('what each feature spends at AI providers is summed by day and month', async () => {
  const { viewer } = await createAdmin()
  const purgeAt = new Date('2036-01-01T00:00:00Z')
  const spend = (_id: string, chat: number) =>
    AiSpendModel.create({ _id, micros: chat + 50_000, by: { chat, aotd: 50_000 }, purgeAt })
  await spend('2026-10-31', 900_000)
  await spend('2026-11-01', 100_000)
  await spend('2026-11-21', 20_000)
  expect(await readAiUse(viewer)).toEqual({
    limitEur: 1,
    rows: [
      { feature: 'aotd', todayEur: 0.05, monthEur: 0.1 },
      { feature: 'chat', todayEur: 0.02, monthEur: 0.12 },
    ],
  })
})
