import { randomUUID } from 'node:crypto'
import { checkOrigin, hasCsrfToken, hasOwnOrigin, refusedForm } from '@/lib/auth/csrf'
import { identify, type Identity } from '@/lib/auth/identity'
import { type Access, grantRole, type Viewer } from '@/lib/auth/permissions'
import { env } from '@/lib/env'
import { ADMIN_REQUIRED, AppError, CHEF_REQUIRED, refusedAt } from '@/lib/errors'
import { type Answer, type Sends, successStatus, withWatch } from '@/lib/http/answers'
import { clientIp } from '@/lib/http/client-ip'
import { errorResponse } from '@/lib/http/error-response'
import { parseInput, readQuery } from '@/lib/http/parse-input'
import { withRates } from '@/lib/http/rate-limit'
import { readJson } from '@/lib/http/read-body'
import { Reply } from '@/lib/http/reply'
import type {
  FileField,
  ExtraAnswers,
  NoExtraAnswers,
  RateContext,
  RouteContext,
  RouteSpec,
  Schema,
} from '@/lib/http/route-spec'
import { checkUntrusted } from '@/lib/http/untrusted'
import { readUpload, type UploadedFile, type UploadRules } from '@/lib/http/uploads'

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> }
export type RouteHandler = (request: Request, context: NextContext) => Promise<Response>

/** The guards run before the body is read; whatever is thrown becomes a response (G-1). */
export function defineRoute<
  A extends Access,
  N extends Answer,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  F extends FileField = undefined,
  M extends ExtraAnswers = NoExtraAnswers,
>(spec: RouteSpec<A, N, P, Q, B, F, M>): RouteHandler & { spec: RouteSpec<A, N, P, Q, B, F, M> } {
  type Context = RouteContext<A, P, Q, B, F>
  const status = successStatus(spec)

  async function handle(request: Request, { params }: NextContext): Promise<Response> {
    const requestId = request.headers.get('x-request-id') ?? randomUUID()
    const url = new URL(request.url)
    try {
      const identity = await identify(request.headers)
      const viewer = admit(spec, identity)
      guardAgainstForgery(spec, request, identity)
      const head = {
        viewer,
        params: spec.params && parseInput(spec.params, checkUntrusted(await params)),
        query: spec.query && parseInput(spec.query, readQuery(url.searchParams, spec.queryTexts)),
        identity,
        ip: clientIp(request.headers),
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        requestId,
      }
      const readContext = async () => ({ ...head, ...(await readInput(spec, request)) }) as Context
      const run = async (context: Context) => answer(await spec.run(context), status)
      const rulesOf = async (context: object) =>
        (await spec.rates?.(context as RateContext<A, P, Q, B, F>)) ?? []
      // A file is read only for whom it may be stored.
      if (spec.upload !== undefined) {
        return await withRates(await rulesOf(head), async () => run(await readContext()))
      }
      const context = await readContext()
      return await withRates(await rulesOf(context), () => run(context))
    } catch (error) {
      return errorResponse(atUpload(error, spec.upload), spec.errors ?? 'error', requestId)
    }
  }
  const watched = withWatch(handle, spec)
  const route: RouteHandler = async (request, context) => {
    const response = await watched(request, context)
    return request.method === 'HEAD' ? withoutBody(response) : response
  }
  return Object.assign(route, { spec })
}

/** Throws 401 without a valid token, 403 without the role (G-2, G-65, G-122). */
function admit(
  spec: { access: Access; toleratesBadToken?: boolean },
  identity: Identity,
): Viewer | null {
  const viewer = identity.kind === 'known' ? identity.viewer : null
  if (identity.kind === 'bad_token' && !spec.toleratesBadToken) throw new AppError('unauthorized')
  if (spec.access === 'public') return viewer
  if (!viewer) throw new AppError('unauthorized')
  if (spec.access === 'user') return viewer
  if (spec.access === 'verified') {
    if (!viewer.emailVerified) {
      throw new AppError('forbidden', { message: 'Please verify your email first.' })
    }
    return viewer
  }
  const granted = grantRole(viewer, spec.access)
  if (granted) return granted
  const message = spec.access === 'chef' ? CHEF_REQUIRED : ADMIN_REQUIRED
  throw new AppError('forbidden', { message })
}

function guardAgainstForgery(
  spec: {
    hasEffect?: boolean
    opensSession?: boolean
    endsSession?: boolean
    isByLink?: boolean
  },
  request: Request,
  identity: Identity,
): void {
  if (spec.isByLink) return
  if (spec.opensSession) return checkOrigin(request.headers, env().SITE_URL)
  const changes = spec.hasEffect || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  if (!changes || identity.kind !== 'known' || identity.via === 'header') return
  if (hasCsrfToken(request.headers, identity.claims.sid)) return
  if (spec.endsSession && hasOwnOrigin(request.headers, env().SITE_URL)) return
  throw refusedForm(request.headers, env().SITE_URL)
}

async function readInput(
  spec: {
    body?: Schema
    bodyBytes?: number
    tooLong?: string
    maxText?: number
    upload?: FileField
    uploadRules?: UploadRules
  },
  request: Request,
): Promise<{ body: unknown; file: UploadedFile | undefined }> {
  if (spec.upload === undefined) {
    const sent = spec.body && (await readJson(request, spec.bodyBytes))
    const json = spec.body && checkUntrusted(sent, spec.maxText, spec.tooLong)
    return { body: spec.body && parseInput(spec.body, json), file: undefined }
  }
  const { file, fields } = await readUpload(request, spec.upload, spec.uploadRules)
  const body = spec.body && parseInput(spec.body, checkUntrusted(fields))
  if (!file) throw refusedAt(spec.upload, spec.uploadRules?.missing ?? 'Please select an image.')
  return { body, file }
}

/** What is wrong with a file stands at its field. */
function atUpload(error: unknown, field: FileField): unknown {
  if (!(error instanceof AppError) || field === undefined || error.fields) return error
  const isOfFile = error.code === 'too_large' || error.code === 'unsupported_type'
  return isOfFile ? error.at(field) : error
}

/** Next never reads the body of an answer to HEAD, which may hold a file or a cursor. */
async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  return new Response(null, response)
}

const PRIVATE = { 'cache-control': 'private, no-store' }

function answer(result: unknown, status: number): Response {
  if (result instanceof Reply) return result.toResponse(status, PRIVATE)
  if (result === undefined) return new Response(null, { status: 204, headers: PRIVATE })
  return Response.json(result, { status, headers: PRIVATE })
}

export function sends<T extends string>(...types: T[]): Sends<T> {
  return { sends: types }
}

export function sendsFile<T extends string>(...types: T[]): Sends<T> {
  return { sends: types, inParts: true }
}

export const noContent: Sends<never> = { sends: [] }
