import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { GENERATION_STATUSES } from '@/lib/aotd/catalogue'
import type { TodayPage } from '@/lib/aotd/schema'
import { ART_INFO } from '@/testing/art-info'
import { type ArtState, askStatus, askToday, firstState, isPolled, nextAskIn } from './art-state'

const LOADING: ArtState = {
  status: 'loading',
  message: '',
  elapsedSeconds: 0,
  usersWithBirthdays: [],
  info: null,
}
const BUSY: ArtState = { ...LOADING, status: 'busy', message: 'Painting.', elapsedSeconds: 24 }
const COMPLETED = { generationStatus: 'completed', message: 'The art of the day is ready.' }

type Answer = { code?: number; body: unknown }

let answers: Record<string, Answer>
let requestedPaths: string[]

const site = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://site').pathname.split('/').pop() ?? ''
  requestedPaths.push(path)
  const { code = 200, body } = answers[path] ?? { code: 404, body: { message: 'Not found.' } }
  response.writeHead(code, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
})

beforeAll(() => new Promise<void>((listening) => void site.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => site.close(closed)))

beforeEach(() => {
  answers = {}
  requestedPaths = []
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const fetchAnywhere = fetch
  // A browser reads paths on the site's own address.
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetchAnywhere(new URL(path, origin), init),
  )
})
afterEach(() => vi.unstubAllGlobals())

function pageWith(generationStatus: TodayPage['status']['generationStatus']): TodayPage {
  return {
    status: {
      generationStatus,
      message: 'As the server has it.',
      generationElapsedTime: 7,
      usersWithBirthdays: ['ben'],
      error: null,
    },
    info: generationStatus === 'completed' ? ART_INFO : null,
    dateKey: '2026-11-21',
    priorityLeftMs: 0,
    startsByHand: false,
  }
}

test('the page begins as the server rendered it, and is loading where nothing has begun', () => {
  expect(firstState(pageWith('busy'))).toEqual({
    status: 'busy',
    message: 'As the server has it.',
    elapsedSeconds: 7,
    usersWithBirthdays: ['ben'],
    info: null,
  })
  expect(firstState(pageWith('completed')).info).toEqual(ART_INFO)
  expect(firstState(pageWith('not_started'))).toMatchObject({ status: 'loading', message: '' })
})

test('what goes on is asked for every five seconds, also during the priority, no_art after two, all else no more', () => {
  const waits = GENERATION_STATUSES.map((status) => [status, nextAskIn({ ...BUSY, status })])
  const every = ['pending', 'generating', 'birthday_priority', 'started', 'not_started', 'busy']
  const expected = GENERATION_STATUSES.map((status) => [
    status,
    every.includes(status) ? 5000 : status === 'no_art' ? 2000 : false,
  ])
  expect(waits).toEqual(expected)
  expect(GENERATION_STATUSES.filter((status) => isPolled({ ...BUSY, status }))).toEqual(every)
  expect(nextAskIn(LOADING)).toBe(false)
})

test('completed art comes with its facts, whoever tells that it is', async () => {
  answers = { today: { body: COMPLETED }, status: { body: COMPLETED }, info: { body: ART_INFO } }
  const completed = { status: 'completed', message: COMPLETED.message, info: ART_INFO }
  expect(await askToday(LOADING)).toMatchObject(completed)
  expect(await askStatus(BUSY)).toMatchObject({ ...completed, elapsedSeconds: 24 })
  expect(requestedPaths).toEqual(['today', 'info', 'status', 'info'])
})

test('facts that are not ready switch back to generating, which is polled again', async () => {
  answers = {
    status: { body: COMPLETED },
    info: { code: 202, body: { generationStatus: 'generating' } },
  }
  const state = await askStatus(BUSY)
  expect(state).toMatchObject({ status: 'generating', message: '', info: null })
  expect(nextAskIn(state)).toBe(5000)
})

test('a session that has ended shows with the facts, as the status is told to everyone', async () => {
  answers = {
    status: { body: COMPLETED },
    info: { code: 401, body: { message: 'Please log in.' } },
  }
  const state = await askStatus(BUSY)
  expect(state).toMatchObject({ status: 'unauthorized', message: 'Please log in.', info: null })
  answers.info = { code: 500, body: { message: 'Server error.' } }
  await expect(askStatus(BUSY)).rejects.toMatchObject({ status: 500 })
})

test('watched art that is gone is asked for anew, so that nobody waits for nothing', async () => {
  answers = {
    status: { body: { generationStatus: 'not_started', message: '' } },
    today: { body: { generationStatus: 'no_art', message: 'Generating Art of the Day...' } },
  }
  expect(await askStatus(BUSY)).toMatchObject({ status: 'no_art' })
  expect(requestedPaths).toEqual(['status', 'today'])
  expect(await askStatus({ ...BUSY, status: 'not_started' })).toMatchObject({
    status: 'not_started',
  })
  expect(requestedPaths).toEqual(['status', 'today', 'status'])
})

test('who waits for others to begin starts nothing, and follows them once they have', async () => {
  const waiting: ArtState = {
    ...LOADING,
    status: 'birthday_priority',
    message: 'Please wait.',
    usersWithBirthdays: ['ben'],
  }
  answers = { status: { body: { generationStatus: 'not_started', message: 'Not yet.' } } }
  expect(await askStatus(waiting)).toEqual(waiting)
  answers = {
    status: { body: { generationStatus: 'not_started', usersWithBirthdays: ['ben', 'cleo'] } },
  }
  expect(await askStatus(waiting)).toEqual({ ...waiting, usersWithBirthdays: ['ben', 'cleo'] })
  answers = { status: { body: { generationStatus: 'busy', message: 'Painting.' } } }
  expect(await askStatus(waiting)).toMatchObject({ status: 'busy', message: 'Painting.' })
  expect(requestedPaths).toEqual(['status', 'status', 'status'])
})

test('a status that nobody knows, and an answer that is none, are shown as errors', async () => {
  const cases: [body: unknown, message: string][] = [
    [{ generationStatus: 'thinking' }, 'Received an unexpected status from the server.'],
    ['<html>', 'Received an invalid response from the server.'],
    ['null', 'Received an invalid response from the server.'],
    [{ status: 'busy' }, 'Received an invalid response from the server.'],
  ]
  for (const [body, message] of cases) {
    answers = { today: { body } }
    expect(await askToday(BUSY)).toEqual({ ...BUSY, status: 'error', message })
  }
  answers = { today: { body: COMPLETED }, info: { body: 'null' } }
  expect(await askToday(LOADING)).toMatchObject({
    status: 'error',
    message: 'Received an invalid response from the server.',
  })
})

test('of an answer only what has the right type is taken, the time from before where it has none', async () => {
  const odd = { generationStatus: 'busy', message: 4, usersWithBirthdays: 'ben' }
  answers = { status: { body: { ...odd, generationElapsedTime: 'long' } } }
  expect(await askStatus(BUSY)).toEqual({ ...BUSY, message: '' })
  answers.status = {
    body: { ...odd, generationElapsedTime: 31, usersWithBirthdays: ['ben', 5] },
  }
  expect(await askStatus(BUSY)).toMatchObject({
    elapsedSeconds: 31,
    usersWithBirthdays: ['ben', '5'],
  })
})

test('a server that is not reached is an error of its own, which the page may outlive', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(askStatus(BUSY)).rejects.toMatchObject({
    status: 0,
    message: 'Failed to connect to the server.',
  })
})
