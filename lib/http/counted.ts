import { isCrawler } from '@/lib/http/crawler'

/** False for crawlers, `DNT` and `Sec-GPC` (G-17). */
export function mayBeCounted(headers: Headers): boolean {
  return headers.get('dnt') !== '1' && headers.get('sec-gpc') !== '1' && !isCrawler(headers)
}
