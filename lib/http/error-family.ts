/** How an endpoint writes its errors: plain text, or JSON read by `error` or by `message` (G-1). */
export type ErrorFamily = 'text' | 'error' | 'message'

const FAMILIES: readonly [pattern: RegExp, family: ErrorFamily][] = [
  [/^\/api\/(signin|signup|gallery\/upload)$/, 'text'],
  [/^\/api\/reset-password(\/|$)/, 'text'],
  [/^\/api\/recipes\/[^/]+\/comment$/, 'text'],
  [/^\/api\/(art-of-the-day|recipes)(\/|$)/, 'message'],
  [/^\/api\/coffee(-rate)?(\/|$)/, 'message'],
]

/** The family of the endpoint at this path; whatever is not named is read by `error`. */
export function errorFamily(pathname: string): ErrorFamily {
  return FAMILIES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'error'
}
