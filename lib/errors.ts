const ERROR_STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

type ErrorCode = keyof typeof ERROR_STATUS

const DEFAULT_MESSAGE: Record<ErrorCode, string> = {
  invalid: 'Invalid input.',
  unauthorized: 'Please log in.',
  forbidden: 'You do not have permission to do this.',
  not_found: 'Not found.',
  conflict: 'This was changed in the meantime.',
  too_large: 'File too large',
  unsupported_type: 'Unsupported image type',
  rate_limited: 'Too many requests. Please try again later.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The site cannot reach its data right now. Please try again in a moment.',
}

export const ADMIN_REQUIRED = 'Admin access required.'
export const CHEF_REQUIRED = 'Chef access required.'
const CANNOT_SAVE = 'The site cannot save anything right now. Please try again later.'

type AppErrorDetails = {
  message?: string
  fields?: Record<string, string>
  /** Further keys of the JSON body, such as `code: 'REAUTH'` (G-29). */
  extra?: Record<string, unknown>
  /** Seconds, for `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** Its message may be shown to the client. */
export class AppError extends Error {
  override name = 'AppError'
  readonly fields: Record<string, string> | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    details: AppErrorDetails = {},
  ) {
    super(details.message ?? DEFAULT_MESSAGE[code], { cause: details.cause })
    this.fields = details.fields
    this.extra = details.extra
    this.retryAfter = details.retryAfter
  }

  at(field: string): AppError {
    const { code, message, extra, retryAfter, cause } = this
    return new AppError(code, { message, fields: { [field]: message }, extra, retryAfter, cause })
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** A 404, for what is not there and for what this viewer may not know of. */
export function notFound(message: string): AppError {
  return new AppError('not_found', { message })
}

/** An input is refused, and the text stands at its field. */
export function refusedAt(field: string, message: string): AppError {
  return new AppError('invalid', { message }).at(field)
}

const CONNECTION_ERRORS = new Set([
  'DatabaseLost',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongooseServerSelectionError',
])

/** Codes of a server that shuts down, or of a replica set without a primary. */
const SHUTDOWN_CODES = new Set<unknown>([91, 189, 10107, 11600, 11602, 13435, 13436])

/** The driver passes these on unchanged. */
const BROKEN_SOCKET = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])

const FULL_DISK = new Set<unknown>([14031, 'ENOSPC'])

export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (CONNECTION_ERRORS.has(error.name) || BROKEN_SOCKET.has(code)) return true
  if (error.name === 'MongoServerError') return SHUTDOWN_CODES.has(code)
  return 'errorResponse' in error && isDatabaseGone(error.errorResponse)
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && FULL_DISK.has(codeOf(error))
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 11000
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseGone(error)) return new AppError('unavailable', { retryAfter: 2, cause: error })
  if (isDiskFull(error)) {
    return new AppError('unavailable', { message: CANNOT_SAVE, retryAfter: 60, cause: error })
  }
  return new AppError('internal', { cause: error })
}
