import { beforeEach } from 'vitest'
import { DELETE, GET, PUT } from '@/app/api/art-of-the-day/admin/[id]/route'
import { POST as RESTORE } from '@/app/api/art-of-the-day/admin/[id]/restore/route'
import type { RouteHandler } from '@/lib/http/define-route'
import { type Artwork, ArtworkModel } from '@/models/artwork'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import {
  createAdmin,
  createArtwork,
  createUser,
  type TestAdmin,
  type TestUser,
} from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'

export const NOON = '2026-03-10T12:00:00Z'
export const TODAY = '2026-03-10'
const BASE = '/api/art-of-the-day/admin'

export type Id = string | { _id: unknown }
export const idOf = (of: Id) => (typeof of === 'string' ? of : String(of._id))

export const read = (of: { _id: unknown }) => ArtworkModel.findById(of._id).orFail().lean()
export const audits = async () => (await stored('auditentries')).find({}).sort({ _id: 1 }).toArray()

/** The owner's calls about art, at noon of an art day, with an admin and an author for each test. */
export function withArtAdmin() {
  const setClock = withTestClock(NOON)
  withTestDatabase()
  let admin: TestAdmin
  let author: TestUser

  beforeEach(async () => {
    setClock(NOON)
    admin = await createAdmin({ username: 'l4pis' })
    author = await createUser({ username: 'anna' })
  })

  function call(
    handler: RouteHandler,
    of: Id,
    method = 'GET',
    body?: unknown,
    headers = admin.headers,
  ) {
    const params = { id: idOf(of) }
    return callRoute(handler, `${BASE}/${params.id}`, { method, headers, params, body })
  }

  return {
    setClock,
    call,
    adminOf: () => admin,
    authorOf: () => author,
    get: (of: Id) => call(GET, of),
    put: (of: Id, body: unknown) => call(PUT, of, 'PUT', body),
    remove: (of: Id) => call(DELETE, of, 'DELETE'),
    restore: (of: Id) => call(RESTORE, of, 'POST'),
    list: (handler: RouteHandler, path: string) =>
      callRoute(handler, `${BASE}${path}`, { headers: admin.headers }),
    create: (fields: Partial<Artwork> = {}) =>
      createArtwork(author.viewer, { dateKey: TODAY, ...fields }),
  }
}

/** The generation status of art that is being painted. */
export function running(status: 'pending' | 'started' | 'generating' | 'failed' = 'pending') {
  return {
    files: null,
    title: null,
    generationStatus: {
      status,
      message: 'On its way.',
      state: 'initialized',
      startedAt: new Date(NOON),
      completedAt: null,
      error: null,
    },
  } as const
}
