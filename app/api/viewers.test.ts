import { beforeAll, describe, expect, test } from 'vitest'
import { setApiDocument } from '@/lib/http/api-document'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { METHODS, readRoutes } from '@/testing/read-routes'
import { type CallOptions, callRoute } from '@/testing/request'

withTestDatabase()

const DOCUMENT = { openapi: '', info: { version: '', description: '' }, tags: [], paths: {} }
beforeAll(() => setApiDocument(DOCUMENT))

/*
 * Every route by every kind of viewer, as it was decided and not as it is declared: a
 * call that is new, or that lets somebody else in, fails here until its row says so. One route may
 * have several rows. Statuses stand in the order of VIEWERS.
 */
const VIEWERS = [
  'none',
  'unverified',
  'verified',
  'chef',
  'gallery_manager',
  'admin',
  'suspended',
] as const
type ViewerName = (typeof VIEWERS)[number]
type Statuses = Record<ViewerName, number>

type Call = Omit<CallOptions, 'method' | 'headers'> & { query?: string }
type Row = [
  route: string,
  statuses: Statuses,
  /** What to send; `own` is the caller's username. */
  call?: Call | ((username: string) => Call),
]

/** The token of a suspended account holds no longer (G-3). */
const suspended = 401

function everybody(status: number, others: Partial<Statuses> = {}): Statuses {
  const all = Object.fromEntries(VIEWERS.map((name) => [name, status])) as Statuses
  return { ...all, suspended, ...others }
}

/** Calls that take a token that holds no longer for none (G-47). */
const anybody = (status: number): Statuses => everybody(status, { suspended: status })

function members(status: number, others: Partial<Statuses> = {}): Statuses {
  return everybody(status, { none: 401, ...others })
}

const admins = (status: number): Statuses => members(403, { admin: status })

const chefs = (status: number): Statuses => members(403, { admin: status, chef: status })

const galleryManagers = (status: number): Statuses =>
  members(403, { admin: status, gallery_manager: status })

const someone = { params: { username: 's0me0ne' } }
const someonesAddress = { ...someone, query: '?email=s0me0ne@example.org' }
const callFor = (username: string, body?: unknown): Call => ({
  params: { username },
  ...(body !== undefined && { body }),
})
const nothing = { body: {} }
const noId = { params: { id: '65a000000000000000000000' } }
const decision = { ...noId, body: { reasons: 'So it is.' } }
const noBadge = { params: { code: 'no-badge' } }
const noPicture = { name: '65a000000000000000000000', fileName: 'x.webp' }
const noRecipePicture = { params: { id: '65a000000000000000000000', image: 'x.webp' } }
const noMake = { params: { ...noId.params, commentId: noId.params.id } }
const noRoom = { params: { ...noId.params, code: 'BCDF' } }
const roomState = { step: 0, factor: 1, timers: [] }
const TODAYS_GUESS = { dateKey: '2026-03-10', number: 1, emojis: ['🌊'] }
const OWN_EMOJI = { body: { emoji: '🌊' } }
const OLD_PROPOSAL = '?dateKey=2026-03-09&emoji=x&proof=x'
const OLD_GUESS = { dateKey: '2026-03-09', tries: [['🌊']] }
const noFile = { params: { filename: '0123456789abcdef0123456789abcdef.webp' } }

const TABLE: Row[] = [
  ['GET /api/art-of-the-day/today', anybody(200)],
  ['GET /api/art-of-the-day/status', everybody(200)],
  ['GET /api/art-of-the-day/cloth/[year]', anybody(404), { params: { year: '1999' } }],
  ['GET /api/art-of-the-day/info', members(202)],
  ['GET /api/art-of-the-day/today-image', members(404)],
  ['GET /api/art-of-the-day/image-small/[filename]', members(404), noFile],
  // There is no art of today to be the author of.
  ['POST /api/art-of-the-day/quote', members(409), { body: { quote: 'Low tide.' } }],
  ['POST /api/art-of-the-day/suggest-quote', members(409), { body: { quote: '' } }],
  ['POST /api/art-of-the-day/set-next-aotd-emojis', members(409), { body: { emojis: ['🌊'] } }],
  ['GET /api/art-of-the-day/image/[filename]', members(404), noFile],
  ['GET /api/art-of-the-day/original/[filename]', members(404), noFile],
  [
    'GET /api/art-of-the-day/postcard/[date]',
    members(404),
    { params: { date: '2026-01-01' }, query: '?format=pdf' },
  ],
  ['GET /api/art-of-the-day/all/info', members(200)],
  ['GET /api/art-of-the-day/all/info', admins(404), { query: '?user=n0b0dy' }],

  ['GET /api/art-of-the-day/guess', members(200)],
  // The game is off.
  ['POST /api/art-of-the-day/guess', members(409), { body: TODAYS_GUESS }],
  ['POST /api/art-of-the-day/old-guess', anybody(404), { body: OLD_GUESS }],

  ['GET /api/art-of-the-day/proposals', members(409)],
  ['POST /api/art-of-the-day/proposals', everybody(409, { none: 400, suspended: 400 }), OWN_EMOJI],
  ['GET /api/art-of-the-day/proposals/taken', anybody(200), { query: OLD_PROPOSAL }],

  ['GET /api/search', everybody(200), { query: '?q=mug' }],

  ['POST /api/signin', anybody(400), nothing],
  ['POST /api/signup', anybody(400), nothing],
  ['POST /api/signout', anybody(204)],
  ['POST /api/reset-password/request', anybody(400), nothing],
  ['POST /api/reset-password/reset', anybody(400), nothing],
  ['GET /api/captcha/challenge', anybody(200), { query: '?action=reset' }],

  ['GET /api/verify/huh', members(200)],
  ['POST /api/verify/send-verification-code', members(409, { unverified: 200 })],
  ['POST /api/verify/verify-code', members(409, { unverified: 400 }), { body: { code: '1' } }],

  ['GET /api/edit/userself/[username]', members(200), callFor],
  ['GET /api/edit/userself/[username]', admins(200), someone],
  ['PUT /api/edit/userself/[username]', members(200), (name) => callFor(name, { userEmoji: '🐚' })],
  ['PUT /api/edit/userself/[username]', members(403), { ...someone, body: { userEmoji: '🐚' } }],
  // The only admin stays (G-16).
  ['DELETE /api/edit/userself/[username]', members(200, { admin: 409 }), callFor],
  ['DELETE /api/edit/userself/[username]', members(403), someone],
  ['POST /api/edit/keep-account', members(204)],
  ['POST /api/edit/reauth', members(400), nothing],
  ['POST /api/edit/add-emoji', members(200), { body: { emoji: '🐚' } }],
  ['GET /api/edit/preferences', members(200)],
  ['PUT /api/edit/preferences', members(200), { body: { useEmoji: true } }],
  ['GET /api/edit/sessions', members(200)],
  ['DELETE /api/edit/sessions', members(204)],
  ['DELETE /api/edit/sessions/[id]', members(404), { params: { id: 'unknown' } }],
  ['POST /api/edit/sessions/end-others', members(204)],
  ['GET /api/edit/takeout', members(200)],
  ['GET /api/edit/year-books/[year]', members(200), { params: { year: '2026' } }],
  ['POST /api/edit/year-books/[year]', members(202), { params: { year: '2026' } }],
  ['GET /api/edit/year-books/[year]/file', members(404), { params: { year: '2026' } }],
  ['GET /api/user/has-emoji', members(200)],
  ['GET /api/stats/status', members(200)],
  ['POST /api/stats/birthday', members(200), { body: { birthDate: '1990-05-05' } }],

  ['GET /api/site-stats/full', everybody(200)],
  ['GET /api/site-stats/leaderboard', everybody(200)],
  ['GET /api/stats/users', admins(200)],
  ['GET /api/stats/all-users', admins(200)],
  ['PUT /api/stats/user/[username]', admins(200), { ...someone, body: { role: 'user,chef' } }],
  ['GET /api/stats/admin/audit', admins(200)],
  ['GET /api/stats/admin/user/[username]/sessions', admins(200), someone],
  ['DELETE /api/stats/admin/user/[username]/sessions', admins(204), someone],
  [
    'DELETE /api/stats/admin/user/[username]/sessions/[session]',
    admins(404),
    { params: { ...someone.params, session: 'unknown' } },
  ],
  // The address is verified.
  ['POST /api/stats/admin/user/[username]/verification', admins(409), someone],
  ['PUT /api/stats/admin/user/[username]/verification', admins(404), someonesAddress],
  ['DELETE /api/stats/admin/user/[username]/verification', admins(404), someonesAddress],
  ['POST /api/stats/admin/user/[username]/password-reset', admins(200), someone],
  ['POST /api/stats/admin/user/[username]/approval', admins(409), someone],
  ['DELETE /api/stats/admin/user/[username]/approval', admins(409), someone],
  ['POST /api/stats/admin/user/[username]/deletion', admins(200), someone],
  ['DELETE /api/stats/admin/user/[username]/deletion', admins(409), someone],
  ['GET /api/stats/admin/invitations', admins(200)],
  ['POST /api/stats/admin/invitations', admins(201), nothing],
  ['DELETE /api/stats/admin/invitations/[id]', admins(404), noId],
  ['POST /api/stats/admin/users', admins(400), nothing],
  ['GET /api/stats/admin/users/csv', admins(200)],
  ['PUT /api/stats/admin/checklist', admins(204), nothing],
  ['GET /api/art-of-the-day/admin/today', admins(404)],
  ['GET /api/art-of-the-day/admin/trash', admins(200)],
  ['GET /api/art-of-the-day/admin/[id]', admins(404), noId],
  ['PUT /api/art-of-the-day/admin/[id]', admins(404), { ...noId, body: { title: 'Tide' } }],
  ['DELETE /api/art-of-the-day/admin/[id]', admins(404), noId],
  ['GET /api/art-of-the-day/admin/[id]/picture', admins(404), noId],
  ['POST /api/art-of-the-day/admin/[id]/restore', admins(404), noId],
  ['GET /api/badges/admin/badges', admins(200)],
  ['PUT /api/badges/admin/badges/[code]', admins(404), { ...noBadge, body: { value: 1 } }],
  ['DELETE /api/badges/admin/badges/[code]', admins(404), noBadge],
  ['POST /api/badges/admin/deleted/[id]/restore', admins(404), noId],
  ['POST /api/badges/admin/upload-badges', admins(400), () => ({ body: new FormData() })],
  ['POST /api/badges/admin/upload-badge-image', admins(400), () => ({ body: new FormData() })],
  ['POST /api/badges/admin/award', admins(400), nothing],
  ['DELETE /api/badges/admin/award', admins(400), nothing],
  ['GET /api/badges/admin/export', admins(200)],
  ['GET /api/badges/admin/badge-image/[code]', admins(404), noBadge],
  ['GET /api/mail/admin/outbox', admins(200)],
  ['GET /api/mail/admin/outbox/[id]', admins(404), noId],
  ['POST /api/mail/admin/outbox/[id]/retry', admins(404), noId],
  ['POST /api/mail/admin/outbox/send-kept', admins(200)],
  ['GET /api/backups', admins(200)],
  ['POST /api/backups', admins(202)],
  ['POST /api/backups/upload', admins(400), { body: new FormData() }],
  ['GET /api/backups/[name]', admins(404), { params: { name: 'x' } }],
  ['DELETE /api/backups/[name]', admins(404), { params: { name: 'x' } }],
  [
    'POST /api/backups/[name]/restore',
    admins(404),
    { params: { name: 'x' }, body: { currentPassword: 'x' } },
  ],
  ['GET /api/settings', admins(200)],
  ['PATCH /api/settings', admins(200), { body: { values: {} } }],
  ['POST /api/settings/undo', admins(404), { body: { id: noId.params.id } }],
  ['GET /api/settings/pictures/[name]', everybody(404), { params: { name: 'x.png' } }],
  [
    'POST /api/settings/pictures/[name]',
    admins(400),
    () => ({ params: { name: 'logo' }, body: new FormData() }),
  ],
  ['DELETE /api/settings/pictures/[name]', admins(200), { params: { name: 'logo' } }],
  ['POST /api/mail/test', admins(409), { body: { to: 'anna@example.org' } }],
  ['POST /api/ai/test', admins(200)],
  [
    'PUT /api/mail/switches',
    members(200, { unverified: 403 }),
    { body: { kind: 'make confirmed', isOn: true } },
  ],
  ['POST /api/mail/unsubscribe', anybody(400), { query: '?token=x' }],
  ['GET /api/sample-content', admins(200)],
  ['DELETE /api/sample-content', admins(204)],

  ['GET /api/gallery', everybody(200)],
  // No such picture: one of a hidden piece differs between visitors and members.
  ['GET /api/gallery/images/[imageFilename]', everybody(404), { params: { imageFilename: 'a' } }],
  ['PATCH /api/gallery', galleryManagers(404), { body: { ids: [noId.params.id], toShow: true } }],
  ['POST /api/gallery/upload', galleryManagers(400), () => ({ body: new FormData() })],
  ['PATCH /api/gallery/[id]', galleryManagers(404), { ...noId, body: { title: 'Quay' } }],
  ['POST /api/gallery/[id]/image', galleryManagers(400), () => ({ ...noId, body: new FormData() })],
  ['DELETE /api/gallery/[id]', galleryManagers(404), noId],
  ['POST /api/gallery/[id]/restore', galleryManagers(404), noId],
  // There are no items (G-66).
  ['GET /api/store', everybody(404)],
  ['GET /api/store/images/[name]', everybody(404), { params: noPicture }],
  ['GET /api/store/like/[id]', members(404), noId],
  ['POST /api/store/like/[id]', members(404), noId],
  ['POST /api/store/upload', admins(400), () => ({ body: new FormData() })],
  ['POST /api/store/addImage/[id]', admins(400), () => ({ ...noId, body: new FormData() })],
  ['PATCH /api/store/update/[id]', admins(404), { ...noId, body: { title: 'Tide' } }],
  ['DELETE /api/store/images/[name]/[fileName]', admins(404), { params: noPicture }],
  ['DELETE /api/store/[id]', admins(404), noId],
  ['POST /api/store/[id]/restore', admins(404), noId],
  ['POST /api/pages', admins(400), nothing],
  ['PATCH /api/pages/[id]', admins(404), { ...noId, ...nothing }],
  ['DELETE /api/pages/[id]', admins(404), noId],
  ['POST /api/pages/[id]/restore', admins(404), noId],
  ['POST /api/pages/[id]/images', admins(400), () => ({ ...noId, body: new FormData() })],
  ['POST /api/pages/[id]/preview', admins(404), { ...noId, body: { text: '' } }],
  ['GET /api/pages/images/[name]', everybody(404), { params: { name: 'x.webp' } }],
  // There are no recipes (G-73).
  ['GET /api/recipes', everybody(404)],
  ['POST /api/recipes', chefs(400), nothing],
  ['GET /api/recipes/export', chefs(200)],
  ['GET /api/recipes/[id]/export', everybody(404), { ...noId, query: '?format=json' }],
  ['POST /api/recipes/imports', chefs(400), () => ({ body: new FormData() })],
  ['GET /api/recipes/imports/[id]', chefs(404), noId],
  ['POST /api/recipes/imports/[id]/start', chefs(404), noId],
  ['POST /api/recipes/imports/[id]/undo', chefs(404), noId],
  ['PUT /api/recipes/[id]', chefs(400), { ...noId, ...nothing }],
  ['DELETE /api/recipes/[id]', admins(404), noId],
  ['POST /api/recipes/[id]/restore', admins(404), noId],
  ['POST /api/recipes/[id]/rooms', everybody(404), { ...noId, body: { state: roomState } }],
  ['GET /api/recipes/[id]/rooms/[code]', everybody(404), noRoom],
  [
    'PUT /api/recipes/[id]/rooms/[code]',
    everybody(404),
    { ...noRoom, body: { state: roomState, revision: 1 } },
  ],
  ['POST /api/recipes/image/[id]', chefs(400), () => ({ ...noId, body: new FormData() })],
  ['GET /api/recipes/images/[id]/[image]', everybody(404), noRecipePicture],
  ['DELETE /api/recipes/images/[id]/[image]', chefs(404), noRecipePicture],
  ['POST /api/recipes/[id]/comment', members(400), () => ({ ...noId, body: new FormData() })],
  ['PUT /api/recipes/[id]/comments/[commentId]/confirm', admins(404), noMake],
  ['DELETE /api/recipes/[id]/comments/[commentId]', members(404), noMake],
  ['POST /api/recipes/[id]/comments/[commentId]/restore', admins(404), noMake],

  ['GET /api/coffee-rate/export', admins(200), { query: '?format=csv' }],
  ['GET /api/coffee-rate/coffees', everybody(200)],
  ['POST /api/coffee-rate/coffee', admins(400), nothing],
  ['PUT /api/coffee-rate/coffee/[id]', admins(404), { ...noId, body: { coffeeShop: 'Kiosk' } }],
  ['DELETE /api/coffee-rate/coffee/[id]', admins(404), noId],
  ['POST /api/coffee-rate/coffee/[id]/restore', admins(404), noId],
  ['GET /api/coffee-rate/coffee/[id]/image', everybody(404), noId],
  [
    'POST /api/coffee-rate/coffee/[id]/image',
    admins(400),
    () => ({ ...noId, body: new FormData() }),
  ],
  ['POST /api/coffee/[id]/image', admins(400), () => ({ ...noId, body: new FormData() })],
  ['GET /api/coffee-rate/images/[name]', everybody(404), { params: noPicture }],
  ['GET /api/coffee-rate/images/small/[name]', everybody(404), { params: noPicture }],
  [
    'GET /api/coffee-rate/coffee-card/[param]',
    everybody(404),
    { params: { param: '65a000000000000000000000' } },
  ],
  ['GET /api/coffee-rate/coffee-card/[param]/map', everybody(404), { params: { param: 'x' } }],
  ['GET /api/coffee-rate/coffee-card/[param]/image', everybody(404), { params: { param: 'x' } }],
  ['GET /api/geo/tiles/[z]/[x]/[y]', everybody(200), { params: { z: '0', x: '0', y: '0' } }],
  ['GET /api/geo/reverse', admins(200), { query: '?lat=37.9755&lng=23.7348' }],
  ['GET /api/orders', admins(200)],
  ['GET /api/orders/csv', admins(200)],
  ['PATCH /api/orders/[id]', admins(404), { ...noId, body: { revision: 0 } }],
  ['DELETE /api/orders/[id]', admins(404), noId],
  ['POST /api/orders/get-in-list', everybody(200), { body: { email: 'anna@example.org' } }],
  ['POST /api/orders/confirm', anybody(400), nothing],

  ['POST /api/contact', anybody(400), nothing],
  ['POST /api/digest', anybody(400), nothing],
  ['POST /api/digest/confirm', anybody(400), nothing],
  ['POST /api/contact/admin/[id]/done', admins(404), noId],
  ['POST /api/contact/admin/[id]/reopen', admins(404), noId],
  ['POST /api/reports', anybody(400), nothing],
  ['POST /api/reports/admin/[id]/keep', admins(404), decision],
  ['POST /api/reports/admin/[id]/remove', admins(404), decision],

  ['GET /api/chat/messages', everybody(200)],
  ['DELETE /api/chat/messages', everybody(204)],
  ['POST /api/chat/message', everybody(200), { body: { message: 'Hello' } }],
  ['POST /api/chat/keep', members(404)],
  ['GET /api/chat/export', everybody(200)],
  ['DELETE /api/chat/admin/reports/[id]', admins(404), noId],
  ['DELETE /api/chat/admin/questions/[id]', admins(404), noId],
  ['POST /api/chat/report', everybody(404), { body: { id: 1 } }],

  ['GET /api/badges/all', members(200)],
  ['GET /api/badges/unconfirmed', members(200)],
  ['POST /api/badges/confirm', members(404), { body: { badgeCode: 'no-such' } }],
  ['POST /api/badges/confirm', members(400), nothing],
  ['POST /api/badges/confirm-all', members(200)],
  ['GET /api/badges/catalogue', members(200)],
  ['GET /api/badges/badge-image/[code]', members(404), { params: { code: 'no-such' } }],
  ['GET /api/badges/admin/assign-badges', admins(200)],
  ['POST /api/badges/admin/assign-badges', admins(200)],
  ['GET /api/icons/icon/[name]', everybody(200), { params: { name: 'completed' } }],
  ['GET /api/icons/list', everybody(200)],
  ['POST /api/icons/upload', admins(400), () => ({ body: new FormData() })],
  ['DELETE /api/icons/icon/[name]', admins(200), { params: { name: 'completed' } }],
  ['POST /api/icons/icon/[name]/restore', admins(404), { params: { name: 'completed' } }],
  ['GET /api/qrnotes/newsheet', everybody(200)],
  ['GET /api/party/invitation', anybody(200)],
  ['GET /api/ping/ping/ping/party', anybody(204)],
  ['GET /api/ping/[secret]/unsubscribe', anybody(404), { params: { secret: 'x' } }],

  ['GET /api/health', anybody(200)],
  ['GET /api/openapi.json', anybody(200)],
  ['GET /metrics', members(403, { admin: 200 })],
  ['POST /api/page-view', anybody(204), { body: { path: '/' } }],

  ['GET /api/share/[kind]/[id]', anybody(200), { params: { kind: 'page', id: 'about' } }],
  ['GET /api/share/[kind]/[id]', anybody(404), { params: { kind: 'piece', id: 'x' } }],
  // Nobody has set a birthday.
  ['GET /api/stats/birthday.ics', members(404, { unverified: 403 })],
  ['GET /feeds/[file]', anybody(200), { params: { file: 'all.atom' } }],
  ['GET /sitemap.xml', anybody(200)],
  ['GET /sitemaps/[file]', anybody(200), { params: { file: 'pages.xml' } }],
  ['GET /today.json', anybody(200)],
  ['GET /sw.js', anybody(200)],
  ['GET /offline', anybody(200)],
  // The contact page of an http address is none for RFC 9116.
  ['GET /.well-known/security.txt', anybody(404)],
]

/** What answers all other paths: 404 for everybody. */
const UNKNOWN = '/api/[...path]'
/** These need Next around them, and have their viewers in e2e/api/viewers.spec.ts. */
const NEXT_AUTH = '/api/auth/[...nextauth]'

async function createViewers(): Promise<Record<ViewerName, TestUser | null>> {
  return {
    none: null,
    unverified: await createUser({ emailVerified: false }),
    verified: await createUser(),
    chef: await createUser({ role: 'user,chef' }),
    gallery_manager: await createUser({ role: 'user,gallery_manager' }),
    admin: await createUser({ role: 'admin' }),
    suspended: await createUser({ permissions: -1 }),
  }
}

const routes = await readRoutes()

test('every route has a row, and every row a route', () => {
  const apart = [UNKNOWN, NEXT_AUTH]
  const known = [...routes.keys()].filter((route) => !apart.includes(route.split(' ')[1] ?? ''))
  expect(new Set(TABLE.map(([route]) => route))).toEqual(new Set(known))
})

describe.each(TABLE)('%s', (route, statuses, given = {}) => {
  test(`answers each viewer as decided: ${Object.values(statuses).join(' ')}`, async () => {
    const [method = '', address = ''] = route.split(' ')
    const handler = routes.get(route)
    if (!handler) throw new Error(`There is no ${route}.`)
    const viewers = await createViewers()
    await createUser({ username: someone.params.username })
    const answers: Partial<Statuses> = {}
    for (const name of VIEWERS) {
      const viewer = viewers[name]
      const call = typeof given === 'function' ? given(viewer?.viewer.username ?? 'n0b0dy') : given
      const { query = '', ...rest } = call
      const response = await callRoute(handler, address + query, {
        ...rest,
        method,
        // A prefetch starts no art (G-47).
        headers: { ...viewer?.headers, 'sec-purpose': 'prefetch' },
      })
      answers[name] = response.status
      const text = await response.text()
      if (response.status === 401) expect(text).toContain('Please log in.')
      if (response.status === 403) {
        expect(text).toMatch(
          /(Admin|Chef) access required\.|You do not have permission to do this\.|verify your email first\./,
        )
      }
    }
    expect(answers).toEqual(statuses)
  })
})

test('unknown paths are 404 for everybody', async () => {
  const viewers = await createViewers()
  for (const method of METHODS) {
    const handler = routes.get(`${method} ${UNKNOWN}`)
    if (!handler) throw new Error(`There is no ${method} for unknown paths.`)
    for (const name of VIEWERS) {
      const headers = viewers[name]?.headers ?? {}
      const response = await callRoute(handler, '/api/no/such/path', { method, headers })
      expect(response.status, `${method} by ${name}`).toBe(404)
    }
  }
})
