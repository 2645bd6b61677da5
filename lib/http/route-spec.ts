import type { z } from 'zod'
import type { Identity } from '@/lib/auth/identity'
import type { Access, Viewer, ViewerWith } from '@/lib/auth/permissions'
import type { Answer, Sends } from '@/lib/http/answers'
import type { ErrorFamily } from '@/lib/http/error-response'
import type { QueryTexts } from '@/lib/http/parse-input'
import type { CacheRule } from '@/lib/http/cache-rule'
import type { RateRule } from '@/lib/http/rate-limit'
import type { Reply } from '@/lib/http/reply'
import type { UploadedFile, UploadRules } from '@/lib/http/uploads'

export type Schema = z.ZodType | undefined
export type FileField = string | undefined
export type ExtraAnswers = Record<number, z.ZodType>
export type NoExtraAnswers = Record<never, never>

type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

export type ViewerOf<A extends Access> = A extends 'public'
  ? Viewer | null
  : A extends 'user' | 'verified'
    ? Viewer
    : ViewerWith<Exclude<A, 'public' | 'user' | 'verified'>>

type Also<M> = M[keyof M] extends infer S ? (S extends z.ZodType ? z.input<S> : never) : never

export type RunResult<N extends Answer, M = NoExtraAnswers> = N extends z.ZodType
  ? z.input<N> | Reply<z.input<N> | Also<M>>
  : N extends Sends<infer T>
    ? Reply | ([T] extends [never] ? void : never)
    : never

export type RouteContext<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  F extends FileField = undefined,
> = {
  viewer: ViewerOf<A>
  params: Output<P>
  query: Output<Q>
  body: Output<B>
  file: F extends string ? UploadedFile : undefined
  identity: Identity
  ip: string
  /** GET or HEAD, as Next answers both with one handler. */
  method: string
  headers: Headers
  signal: AbortSignal
  requestId: string
}

/** What the limits of a call may depend on: not on the body of an upload. */
export type RateContext<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  F extends FileField,
> = RouteContext<A, P, Q, F extends string ? undefined : B>

export type RouteSpec<
  A extends Access,
  N extends Answer,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  F extends FileField = undefined,
  M extends ExtraAnswers = NoExtraAnswers,
> = {
  access: A
  /** One line for /api/docs; required for every route under app/. */
  summary?: string
  params?: P
  query?: Q
  queryTexts?: QueryTexts
  body?: B
  /** It replaces the general text for a text above the upper limit of all (G-10). */
  tooLong?: string
  /** It replaces the upper limit of all texts, in UTF-16 units, for longer ones (G-12). */
  maxText?: number
  /** It is the most that a JSON body may have; default 64 KiB (G-12, G-111). */
  bodyBytes?: number
  /** The form field of the file; `body` describes the other fields. */
  upload?: F
  uploadRules?: UploadRules
  answer: N
  /** Default 200, or 204 without a body. */
  status?: number
  also?: M
  /** The answer to `Accept: text/event-stream` comes as events. */
  streams?: boolean
  /** Default `error` (G-1). */
  errors?: ErrorFamily
  /** Requires the CSRF header even for a GET by cookie (G-5). */
  hasEffect?: boolean
  /** Checks `Origin`, as there is no CSRF token yet (G-5). */
  opensSession?: boolean
  /** Takes the site's `Origin` in place of the CSRF token, which the browser may have lost (G-5). */
  endsSession?: boolean
  /** A mailed token in the input is the proof, so no CSRF header is required. */
  isByLink?: boolean
  /** An invalid header token counts as none instead of 401 (G-47). */
  toleratesBadToken?: boolean
  /** Named in no public description of the calls (G-106). */
  isUnlisted?: boolean
  /** What visitors get may be cached: only for what `public` reads, without rates. */
  cache?: CacheRule
  /** Counted after validation, for an upload before its body is read (G-13). */
  rates?: (context: RateContext<A, P, Q, B, F>) => RateRule[] | Promise<RateRule[]>
  run: (context: RouteContext<A, P, Q, B, F>) => RunResult<N, M> | Promise<RunResult<N, M>>
}

export type DefinedRoute = {
  spec: { answer: Answer; also?: ExtraAnswers; query?: Schema; body?: Schema; upload?: FileField }
}

type Decoded<N> = N extends z.ZodType
  ? z.output<N>
  : N extends Sends<infer T>
    ? [T] extends [never]
      ? undefined
      : T extends 'text/plain'
        ? string
        : Blob
    : never

type AlsoDecoded<M> = M extends ExtraAnswers ? Decoded<M[keyof M]> : never

export type RouteAnswer<R extends DefinedRoute> =
  Decoded<R['spec']['answer']> | AlsoDecoded<NonNullable<R['spec']['also']>>

type Given<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>

export type RouteBody<R extends DefinedRoute> =
  Given<R['spec']['upload']> extends string
    ? FormData
    : Given<R['spec']['body']> extends infer S
      ? S extends z.ZodType
        ? z.input<S>
        : undefined
      : never

export type RouteQuery<R extends DefinedRoute> =
  Given<R['spec']['query']> extends infer S
    ? S extends z.ZodType
      ? Strings<z.input<S>>
      : Record<never, string>
    : never

type Strings<T> = { [K in keyof T]: T[K] & string }
