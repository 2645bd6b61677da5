import type { IncomingMessage } from 'node:http'
import { formerHostRule, type HostOptions, WRONG_HOST } from './host-rule'
import type { Refusal } from './refuse'

/** Leads a former address to the same path and query of today's (G-157); 421 for other hosts. */
export function foreignHostAnswer(
  options: HostOptions,
): (request: Pick<IncomingMessage, 'headers' | 'url'>) => Refusal {
  const isFormer = formerHostRule(options)
  return ({ headers, url = '/' }) => {
    if (!options.siteUrl || !isFormer(headers)) return { status: 421, message: WRONG_HOST }
    const location = `${options.siteUrl}${url}`
    return { status: 308, message: `This page has moved to ${location}`, location }
  }
}
