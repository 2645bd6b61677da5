import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/components/ui/query-provider'
import { ART_TEXTS, type GenerationStatus } from '@/lib/aotd/catalogue'
import type { TodayPage } from '@/lib/aotd/schema'
import { ART_INFO } from '@/testing/art-info'
import { ArtPage } from './art-page'
// The page loads them on demand, which fake time would not wait for.
import './waiting'
import './rare-state'

const NEXT = { at: '2026-11-22T04:50:00.000Z', birthdaysAt: null, isOpen: false }
const COMPLETED = { generationStatus: 'completed', message: 'The art of the day is ready.' }
const BUSY = { generationStatus: 'busy', message: 'The art of the day is being painted...' }

/** What the server answers by the last part of the path; an error is a connection that fails. */
let answers: Record<string, { status?: number; json: unknown } | Error>
let requestCounts: Record<string, number>

beforeEach(() => {
  vi.useFakeTimers()
  requestCounts = { today: 0, status: 0, info: 0 }
  answers = { today: { json: BUSY }, status: { json: BUSY }, info: { json: ART_INFO } }
  vi.stubGlobal('fetch', async (path: string) => {
    const name = /([a-z-]+)(\?.*)?$/.exec(path)?.[1] ?? ''
    requestCounts[name] = (requestCounts[name] ?? 0) + 1
    const answer = answers[name] ?? new Error(`No answer for ${path}.`)
    if (answer instanceof Error) throw answer
    return Response.json(answer.json, { status: answer.status ?? 200 })
  })
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(
  generationStatus: GenerationStatus = 'busy',
  { startsByHand = false, next = NEXT } = {},
): Promise<void> {
  const status = { generationStatus, message: '', generationElapsedTime: 0, error: null }
  const page: TodayPage = {
    status: { ...status, usersWithBirthdays: [] },
    info: null,
    dateKey: ART_INFO.dateKey,
    priorityLeftMs: 0,
    startsByHand,
  }
  render(<ArtPage page={page} next={next} />)
  await pass(10)
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const isShown = (text: string) => screen.queryByText(text) !== null

test('nothing can be started "now" while the picture whose time has come is painted', async () => {
  const next = { ...NEXT, at: `${ART_INFO.dateKey}T09:40:00.000Z`, isOpen: false }
  await open('busy', { next })
  expect(isShown('The next picture can be started now')).toBe(false)
})

test('a missing quote, a short streak, no verified views and no emojis are left out', async () => {
  answers = {
    today: { json: COMPLETED },
    info: {
      json: {
        ...ART_INFO,
        authorQuote: null,
        currentStreakNum: 3,
        carriedStreakNum: 3,
        restedDays: 0,
        thisAOTDEmojis: [],
        views: { total: 4, verified: 0 },
      },
    },
  }
  await open()
  expect(heading()).toBe(ART_INFO.title)
  for (const text of [/^- sienna/, /streak/, /views:/, /Painted from/]) {
    expect(screen.queryByText(text)).toBeNull()
  }
})

test('a quote without help of the AI names the author alone', async () => {
  answers = { today: { json: COMPLETED }, info: { json: { ...ART_INFO, quoteHelp: 0 } } }
  await open()
  expect(isShown('- sienna')).toBe(true)
})

test('the page asks again 2 s after no_art, then every 5 s; a joke lasts 8 s (G-49)', async () => {
  answers.today = { json: { generationStatus: 'no_art', message: ART_TEXTS.generating } }
  await open()
  const joke = 'Convincing the brush that today is a workday...'
  expect(heading()).toBe('Generating Art of the Day...')
  expect(isShown('Starting generation process...')).toBe(true)
  expect(isShown(joke)).toBe(true)
  expect(screen.queryByRole('progressbar')).not.toBeNull()

  answers.today = { json: { generationStatus: 'started', message: 'The painter has started.' } }
  await pass(1900)
  expect(requestCounts).toEqual({ today: 1, status: 0, info: 0 })
  await pass(100)
  expect(isShown('The painter has started.')).toBe(true)
  expect(requestCounts).toEqual({ today: 2, status: 0, info: 0 })

  answers.status = { json: { ...BUSY, generationElapsedTime: 24 } }
  await pass(4900)
  expect(requestCounts.status).toBe(0)
  await pass(200)
  expect(isShown(BUSY.message)).toBe(true)
  expect(screen.getByRole('timer').textContent).toBe('0:24')
  await pass(2000)
  expect(screen.getByRole('timer').textContent).toBe('0:26')
  expect(isShown('Mixing a blue that nobody has named yet...')).toBe(true)
  expect(isShown(joke)).toBe(false)

  answers.status = { json: { ...COMPLETED, generationElapsedTime: 30 } }
  await pass(3000)
  expect(heading()).toBe(ART_INFO.title)
  expect(isShown(COMPLETED.message)).toBe(true)
  await pass(60_000)
  expect(requestCounts).toEqual({ today: 2, status: 2, info: 1 })
})

test('an admin’s page watches, and starts the picture by the button alone (G-149)', async () => {
  answers.status = { json: { generationStatus: 'not_started', message: '' } }
  answers.today = { json: { generationStatus: 'no_art', message: ART_TEXTS.generating } }
  await open('not_started', { startsByHand: true })
  await pass(10_000)
  expect(requestCounts.today).toBe(0)
  const start = screen.getByRole('button', { name: "Start today's picture" })
  fireEvent.click(start)
  await pass(10)
  expect(heading()).toBe('Generating Art of the Day...')
  await pass(2000)
  expect(requestCounts.today).toBe(2)
})

test('an admin’s page shows the picture that somebody else starts, and a failure waits', async () => {
  answers.status = { json: { generationStatus: 'not_started', message: '' } }
  await open('not_started', { startsByHand: true })
  answers.status = { json: COMPLETED }
  await pass(5000)
  expect(heading()).toBe(ART_INFO.title)
  cleanup()
  await pass(0)
  queryClient().clear()
  answers.status = { json: { generationStatus: 'failed', message: 'Art generation failed.' } }
  await open('failed', { startsByHand: true })
  expect(isShown('Art generation failed.')).toBe(true)
  expect(screen.getByRole('button', { name: "Start today's picture" })).toBeDefined()
  expect(requestCounts.today).toBe(0)
})

test('a line that drops after no_art is reported, and the page goes on waiting', async () => {
  answers.today = { json: { generationStatus: 'no_art', message: ART_TEXTS.generating } }
  await open('not_started')
  answers.today = new Error('offline')
  await pass(2000)
  expect(heading()).toBe('Generating Art of the Day...')
  expect(isShown('Failed to connect to the server.')).toBe(true)
  answers.today = { json: BUSY }
  await pass(2000)
  expect(isShown(BUSY.message)).toBe(true)
})

test('who waits for users with a birthday sees their picture, and starts nothing (G-46)', async () => {
  const message = 'Users with a birthday today have priority until 09:40 UTC.'
  answers.today = {
    json: { generationStatus: 'birthday_priority', message, usersWithBirthdays: ['ben'] },
  }
  answers.status = { json: { generationStatus: 'not_started', message: '' } }
  await open('birthday_priority')
  await pass(10_000)
  expect([isShown(message), isShown('ben')]).toEqual([true, true])
  expect(screen.getByRole('button', { name: 'Generate Art' }).ariaBusy).toBeNull()
  answers.status = new Error('offline')
  await pass(5000)
  expect(isShown(message)).toBe(true)
  answers.status = { json: COMPLETED }
  await pass(5000)
  expect(heading()).toBe(ART_INFO.title)
  expect(requestCounts.today).toBe(1)
})

test('the button after the priority asks for the art (G-46)', async () => {
  const waiting = { generationStatus: 'birthday_priority', message: 'Wait.' }
  answers.today = { json: waiting }
  await open('birthday_priority')
  answers.today = { json: { generationStatus: 'no_art', message: ART_TEXTS.generating } }
  fireEvent.click(screen.getByRole('button', { name: 'Generate Art' }))
  await pass(10)
  expect(heading()).toBe('Generating Art of the Day...')
  expect(requestCounts).toMatchObject({ today: 2, status: 0 })
})

test('the first view shows as soon as the picture is loaded (G-55)', async () => {
  const unseen = { ...ART_INFO, views: { total: 0, verified: 0 } }
  answers = { today: { json: COMPLETED }, info: { json: unseen } }
  await open()
  expect(screen.queryByText(/views:/)).toBeNull()
  answers.info = { json: { ...unseen, views: { total: 1, verified: 1 } } }
  fireEvent.load(screen.getByRole('img', { name: ART_INFO.altText }))
  await pass(10)
  expect(screen.getByText(/views:/).textContent).toBe('views: 1 total, 1 verified')
  expect(requestCounts.info).toBe(2)
})

test('views that are known are not asked for again', async () => {
  answers.today = { json: COMPLETED }
  await open()
  fireEvent.load(screen.getByRole('img', { name: ART_INFO.altText }))
  await pass(10)
  expect(requestCounts.info).toBe(1)
})

test('a failed poll is reported, and the next one succeeds', async () => {
  await open()
  answers.status = new Error('offline')
  await pass(5000)
  expect(isShown('Failed to connect to the server.')).toBe(true)
  expect(heading()).toBe('Generating Art of the Day...')
  answers.status = { json: COMPLETED }
  await pass(5000)
  expect(heading()).toBe(ART_INFO.title)
})

test('an unreachable server is reported as an error', async () => {
  answers.today = new Error('offline')
  await open('not_started')
  expect(heading()).toBe('Error')
  expect(isShown('Failed to connect to the server.')).toBe(true)
})

test.each([
  [{ generationStatus: 'failed', message: 'Art generation timed out.' }, 'Generation Failed'],
  [{ generationStatus: 'error', message: '' }, 'Error', 'An error occurred.'],
  [{ generationStatus: 'thinking', message: 'Hm' }, 'Error', ART_TEXTS.unexpectedStatus],
  ['<html>', 'Error', ART_TEXTS.invalidResponse],
])('the answer %j is an alert with the title %s', async (json, title, text?: string) => {
  answers.today = { json }
  await open('not_started')
  expect(heading()).toBe(title)
  const alert = screen.getByRole('alert').textContent
  expect(alert).toContain(text ?? 'Art generation timed out.')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
})

test('a picture that cannot be loaded turns the page into a failure', async () => {
  answers.today = { json: COMPLETED }
  await open()
  fireEvent.error(screen.getByRole('img', { name: ART_INFO.altText }))
  expect(heading()).toBe('Generation Failed')
  expect(isShown('Failed to load the art image.')).toBe(true)
})

test('the next visit begins with its own page, not with what the one before has seen', async () => {
  answers = { today: { json: COMPLETED }, info: { json: ART_INFO } }
  await open()
  expect(heading()).toBe(ART_INFO.title)
  cleanup()
  await pass(0)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await open()
  expect(heading()).toBe('Generating Art of the Day...')
})
