import { beforeEach, expect, test } from 'vitest'
import type { Room, RoomState } from '@/lib/cookbook/room/schema'
import { CookRoomModel } from '@/models/cook-room'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { GET, PUT } from './[code]/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let id: string
beforeEach(async () => {
  setClock('2026-03-10T12:00:00Z')
  id = String((await createRecipeDocument())._id)
})

const STATE: RoomState = { step: 0, factor: 1, timers: [] }
const timer = (label: string) => ({ id: `${id} 1 17`, label, step: 1, endsAt: 1_773_144_060_000 })

const post = (body: unknown, recipeId = id) =>
  callRoute(POST, '/', { method: 'POST', body, params: { id: recipeId } })

async function openRoom(): Promise<string> {
  const answer = await post({ state: STATE })
  expect(answer.status).toBe(201)
  const { code } = (await answer.json()) as { code: string }
  return code
}

const look = (code: string, recipeId = id) =>
  callRoute(GET, '/', { params: { id: recipeId, code } })

const put = (code: string, body: unknown) =>
  callRoute(PUT, '/', { method: 'PUT', body, params: { id, code } })

async function read(code: string): Promise<Room> {
  const answer = await look(code)
  expect(answer.status).toBe(200)
  return answer.json()
}

test('a room has a code of four letters, and what the first device had', async () => {
  const code = await openRoom()
  expect(code).toMatch(/^[BCDFGHJKMNPRSTVWXZ]{4}$/)
  expect(await read(code)).toEqual({
    state: STATE,
    revision: 1,
    now: expect.closeTo(Date.parse('2026-03-10T12:00:00Z'), -6),
  })
  expect((await read(code.toLowerCase())).state).toEqual(STATE)
})

test('a change of the newest revision is stored, one of an older changes nothing', async () => {
  const code = await openRoom()
  const state = { step: 1, factor: 1.5, timers: [timer('20 minutes')] }
  const first = await put(code, { state, revision: 1 })
  expect(await first.json()).toMatchObject({ state, revision: 2 })
  const late = await put(code, { state: { ...STATE, step: 3 }, revision: 1 })
  expect(late.status).toBe(200)
  expect(await late.json()).toMatchObject({ state, revision: 2 })
  expect(await read(code)).toMatchObject({ state, revision: 2 })
})

test('of two changes at once one is stored', async () => {
  const code = await openRoom()
  const answers = await Promise.all(
    [1, 2, 3].map((step) => put(code, { state: { ...STATE, step }, revision: 1 })),
  )
  const rooms = (await Promise.all(answers.map((answer) => answer.json()))) as Room[]
  expect(rooms.map(({ revision }) => revision)).toEqual([2, 2, 2])
  expect(new Set(rooms.map(({ state }) => state.step)).size).toBe(1)
})

test('an unknown code, one of another recipe and an unknown recipe are 404', async () => {
  const code = await openRoom()
  const unknown = await look('AAAA')
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({
    fields: { code: 'There is no such room for this recipe. A room ends after 12 hours.' },
  })
  const other = String((await createRecipeDocument({ title: 'Stew' }))._id)
  expect((await look(code, other)).status).toBe(404)
  expect((await look(code, 'x')).status).toBe(404)
  expect((await put('AAAA', { state: STATE, revision: 1 })).status).toBe(404)
  expect((await post({ state: STATE }, '65a000000000000000000000')).status).toBe(404)
})

test('a room is gone after 12 hours by the clock of the site, before the database removes it', async () => {
  const code = await openRoom()
  setClock('2026-03-10T23:59:00Z')
  expect((await look(code)).status).toBe(200)
  setClock('2026-03-11T00:00:01Z')
  expect((await look(code)).status).toBe(404)
  expect((await put(code, { state: STATE, revision: 1 })).status).toBe(404)
  const stored = await CookRoomModel.findById(code).lean()
  expect(stored?.purgeAt.getTime()).toBeGreaterThan(Date.now() + 36 * 3_600_000 - 60_000)
})

test.each([
  ['a step beyond the last', { step: 100 }],
  ['half a step', { step: 0.5 }],
  ['no servings', { factor: 0 }],
  ['too many servings', { factor: 101 }],
  ['21 timers', { timers: Array(21).fill('20 minutes') }],
  ['a long label', { timers: ['x'.repeat(81)] }],
])(
  '%s is refused',
  async (
    _,
    { timers = [], ...wrong }: Partial<Omit<RoomState, 'timers'>> & { timers?: string[] },
  ) => {
    const state = { ...STATE, timers: timers.map(timer), ...wrong }
    expect((await post({ state })).status).toBe(400)
    const code = await openRoom()
    expect((await put(code, { state, revision: 1 })).status).toBe(400)
  },
)

test('nothing else is stored, and a large body is refused', async () => {
  const code = await openRoom()
  const state = { ...STATE, note: 'secret' }
  await put(code, { state, revision: 1, username: 'secret' })
  expect(JSON.stringify(await CookRoomModel.findById(code).lean())).not.toContain('secret')
  const large = await put(code, { state, revision: 1, text: 'x'.repeat(20_000) })
  expect(large.status).toBe(413)
})

test('as events, the room comes at once and with each change', async () => {
  const code = await openRoom()
  const leaving = new AbortController()
  const answer = await callRoute(GET, '/', {
    params: { id, code },
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const text = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await text?.read())?.value
  expect(await next()).toMatch(/^event: room\ndata: \{"state":\{"step":0,.*"revision":1/)
  await put(code, { state: { ...STATE, step: 2 }, revision: 1 })
  expect(await next()).toMatch(/^event: room\ndata: \{"state":\{"step":2,.*"revision":2/)
  setClock('2026-03-11T00:00:01Z')
  expect(await text?.read()).toEqual({ done: true, value: undefined })
  leaving.abort()
})
