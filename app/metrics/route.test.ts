import { expect, onTestFinished, test } from 'vitest'
import { now } from '@/lib/clock'
import { countCached, countRequest } from '@/lib/metrics/counters'
import { writeMetrics } from '@/lib/metrics/write-metrics'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'
import { GET } from './route'

withTestDatabase()

const read = (headers: Record<string, string> = {}) =>
  callRoute(GET, '/metrics', { headers: { host: 'example.org', ...headers } })
const HERE = { 'x-client-ip': '127.0.0.1', host: '127.0.0.1:3000' }

test('figures are for this machine, for an admin and for who has the token, and nobody else', async () => {
  expect((await read()).status).toBe(401)
  expect((await read((await createUser()).headers)).status).toBe(403)
  expect((await read((await createAdmin()).headers)).status).toBe(200)
  expect((await read(HERE)).status).toBe(200)
})

test('a token of the environment opens them from elsewhere, a wrong one does not', async () => {
  const bearer = (token: string) => read({ authorization: `Bearer ${token}` })
  expect((await bearer('a-token-of-the-monitor')).status).toBe(401)
  onTestFinished(setEnv({ METRICS_TOKEN: 'a-token-of-the-monitor' }))
  expect((await bearer('a-token-of-the-monitor')).status).toBe(200)
  expect((await bearer('a-token-of-the-monitos')).status).toBe(401)
  expect((await read()).status).toBe(401)
})

test('a proxy on this machine that is not in TRUST_PROXY opens them to no visitor', async () => {
  expect((await read({ 'x-client-ip': '127.0.0.1' })).status).toBe(401)
  expect((await read({ 'x-client-ip': '192.0.2.1', host: 'localhost' })).status).toBe(401)
})

test('requests, their times, cached answers and waiting mail are counted', async () => {
  const valueOf = async (line: string) => {
    const text = await (await read(HERE)).text()
    const found = text.split('\n').find((each) => each.startsWith(`${line} `))
    return found === undefined ? 0 : Number(found.slice(line.length))
  }
  const LINES = [
    'pochade_requests_total{class="4xx"}',
    'pochade_request_seconds_bucket{le="0.1"}',
    'pochade_request_seconds_bucket{le="10"}',
    'pochade_request_seconds_bucket{le="+Inf"}',
    'pochade_request_seconds_sum',
    'pochade_cached_answers_total{kind="whole"}',
    'pochade_cached_answers_total{kind="unchanged"}',
    'pochade_mails_waiting',
  ]
  const before = await Promise.all(LINES.map(valueOf))
  countRequest(404, 50)
  countRequest(404, 3000)
  countCached(200)
  countCached(304)
  await MailModel.create({
    kind: 'test',
    to: 'ben@example.org',
    subject: 'x',
    text: 'x',
    html: 'x',
    messageId: 'metrics',
    queuedAt: now(),
    triedFrom: now(),
    nextTryAt: now(),
  })
  const after = await Promise.all(LINES.map(valueOf))
  const grown = after.map((value, i) => Number((value - (before[i] ?? 0)).toFixed(3)))
  expect(grown).toEqual([2, 1, 2, 2, 3.05, 1, 1, 1])
  expect(await valueOf('pochade_heap_bytes')).toBeGreaterThan(1_000_000)
})

test('the text is what Prometheus reads: a help and a type for each name, and quoted labels', () => {
  const samples = [{ labels: { job: 'a "b" \\ \n' }, value: 1.5 }]
  expect(writeMetrics([{ name: 'x', type: 'gauge', help: 'It is x.', samples }])).toBe(
    '# HELP x It is x.\n# TYPE x gauge\nx{job="a \\"b\\" \\\\ \\n"} 1.5\n',
  )
})
