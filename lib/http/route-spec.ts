import type { z } from 'zod'
import type { Identity } from '@/lib/auth/identity'
import type { Access, Viewer, ViewerWith } from '@/lib/auth/permissions'
import type { Answer, Sends } from '@/lib/http/answers'
import type { ErrorFamily } from '@/lib/http/error-response'
import type { RateRule } from '@/lib/http/rate-limit'
import type { Reply } from '@/lib/http/reply'
import type { UploadedFile, UploadRules } from '@/lib/http/uploads'

export type Schema = z.ZodType | undefined
export type FileField = string | undefined
/** The schemas of further successes, by status. */
export type MoreAnswers = Record<number, z.ZodType>
export type NoMore = Record<never, never>

type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

/** Who may be behind a call, once `access` has let them in. */
export type ViewerOf<A extends Access> = A extends 'public'
  ? Viewer | null
  : A extends 'user' | 'verified'
    ? Viewer
    : ViewerWith<Exclude<A, 'public' | 'user' | 'verified'>>

type Also<M> = M[keyof M] extends infer S ? (S extends z.ZodType ? z.input<S> : never) : never

/** What `run` may return: the JSON as its schema says, or a reply that holds it. */
export type RunResult<N extends Answer, M = NoMore> = N extends z.ZodType
  ? z.input<N> | Reply<z.input<N> | Also<M>>
  : N extends Sends<infer T>
    ? Reply | ([T] extends [never] ? void : never)
    : never

/** What a route's service may know of the call. */
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
  /** The uploaded file, where the route takes one. */
  file: F extends string ? UploadedFile : undefined
  identity: Identity
  ip: string
  /** GET or HEAD where Next answers both with one handler. */
  method: string
  headers: Headers
  signal: AbortSignal
  requestId: string
}

/** A route as data: who may call it, what it takes, which service runs, what it answers. */
export type RouteSpec<
  A extends Access,
  N extends Answer,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  F extends FileField = undefined,
  M extends MoreAnswers = NoMore,
> = {
  access: A
  /** What the call is for, in one line, for /api/docs; every route under app/ has it. */
  summary?: string
  params?: P
  query?: Q
  body?: B
  /** The file field of a multipart form; `body` then speaks of the form's other fields, as texts. */
  upload?: F
  uploadRules?: UploadRules
  /** What a success is: the schema of its JSON, or what else is sent. */
  answer: N
  /** The status of a success; 200, or 204 where nothing is sent. */
  status?: number
  /** JSON with another status that is a success too. */
  also?: M
  /** How errors are written (G-1); `error` where it is left out. */
  errors?: ErrorFamily
  /** Needs the CSRF header even for a GET where the cookie spoke, as the call has an effect (G-5). */
  hasEffect?: boolean
  /** No session exists yet, so a foreign `Origin` is refused instead (G-5). */
  opensSession?: boolean
  /** A header token that no longer holds counts as none here, instead of 401 (G-47). */
  toleratesBadToken?: boolean
  /** Named limits (G-13), counted once the input is known to be well-formed. */
  rates?: (context: RouteContext<A, P, Q, B, F>) => RateRule[]
  run: (context: RouteContext<A, P, Q, B, F>) => RunResult<N, M> | Promise<RunResult<N, M>>
}

/** As much of a defined route as its callers' types are read from. */
export type DefinedRoute = {
  spec: { answer: Answer; also?: MoreAnswers; body?: Schema; upload?: FileField }
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

type AlsoDecoded<M> = M extends MoreAnswers ? Decoded<M[keyof M]> : never

/** What a call of the route gives in the browser. */
export type RouteAnswer<R extends DefinedRoute> =
  Decoded<R['spec']['answer']> | AlsoDecoded<NonNullable<R['spec']['also']>>

type Given<T> = [NonNullable<T>] extends [never] ? undefined : NonNullable<T>

/** What a call of the route sends: the JSON as its schema takes it, or a form with a file. */
export type RouteBody<R extends DefinedRoute> =
  Given<R['spec']['upload']> extends string
    ? FormData
    : Given<R['spec']['body']> extends infer S
      ? S extends z.ZodType
        ? z.input<S>
        : undefined
      : never
