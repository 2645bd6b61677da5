import { beforeEach, expect, test } from 'vitest'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { GET } from './route'

const NOON = '2026-03-10T12:00:00Z'
const setClock = withTestClock(NOON)
withTestDatabase()
beforeEach(() => setClock(NOON))

async function read(birthday: string): Promise<string[]> {
  const { headers } = await createUser({ birthday: new Date(`${birthday}T00:00:00Z`) })
  const answer = await callRoute(GET, '/api/stats/birthday.ics', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toContain('birthday-priority.ics')
  return (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
}

test('the next priority is in the calendar, and every year again (G-46)', async () => {
  const lines = await read('1990-05-05')
  expect(lines).toContain('DTSTART:20260505T045000Z')
  expect(lines).toContain('DTEND:20260505T094000Z')
  expect(lines).toContain('RRULE:FREQ=YEARLY')
})

test('on the birthday itself it is today until its end, then next year', async () => {
  setClock('2026-03-10T09:39:00Z')
  expect(await read('1990-03-10')).toContain('DTSTART:20260310T045000Z')
  setClock('2026-03-10T09:40:00Z')
  expect(await read('1990-03-10')).toContain('DTSTART:20270310T045000Z')
})

test('29 February is the last day of February (G-32)', async () => {
  const lines = await read('2000-02-29')
  expect(lines).toContain('DTSTART:20270228T045000Z')
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
  setClock('2027-12-01T00:00:00Z')
  expect(await read('2000-02-29')).toContain('DTSTART:20280229T045000Z')
})
