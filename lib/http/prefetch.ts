const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Whether a browser asks ahead of its user, so that nothing may change (G-113). */
export function isPrefetch(headers: Headers): boolean {
  if (headers.has('next-router-prefetch')) return true
  return PREFETCH_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(headers.get(name) ?? ''),
  )
}

/** False for crawlers, `DNT` and `Sec-GPC` (G-17). */
export function mayBeCounted(headers: Headers): boolean {
  return headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1' && !isCrawler(headers)
}

/** Cubot is a brand of telephones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|scrape|facebookexternalhit|facebookcatalog|embedly|quora link preview|whatsapp|bingpreview|google-inspectiontool|mediapartners|lighthouse|archiver|curl-preview/i

export function isCrawler(headers: Headers): boolean {
  return CRAWLER.test(headers.get('user-agent') ?? '')
}
