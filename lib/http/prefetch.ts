const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Whether a browser asks ahead of its user, so that nothing may change (G-113). */
export function isPrefetch(headers: Headers): boolean {
  if (headers.has('next-router-prefetch')) return true
  return PREFETCH_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )
}
