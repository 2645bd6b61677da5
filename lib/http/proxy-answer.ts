/** Every answer of the site has it; error pages of a proxy in front do not. */
export const SITE_MARK = 'x-request-id'

const TOO_LARGE = 'The server in front takes no files of this size.'
const UNREACHED =
  'The server in front does not reach the site right now. Please try again in a moment.'
const TOO_SLOW =
  'The site did not answer the server in front in time. Please try again in a moment.'

const TEXTS: Readonly<Record<number, string>> = {
  413: TOO_LARGE,
  502: UNREACHED,
  503: UNREACHED,
  504: TOO_SLOW,
  // Statuses of Cloudflare alone.
  520: UNREACHED,
  521: UNREACHED,
  522: TOO_SLOW,
  523: UNREACHED,
  524: TOO_SLOW,
}

type Answer = {
  response: Response
  type: string
  /** What a call of the site would say in this answer; empty for none. */
  text: string
}

/** What to tell people of an error that a proxy answered with; null for the site's own errors. */
export function proxyRefusal({ response: { status, headers }, type, text }: Answer): string | null {
  if (headers.has(SITE_MARK) || (type.includes('json') && text !== '')) return null
  const known = TEXTS[status]
  if (known !== undefined) return known
  if (!type.includes('html')) return null
  return `The server in front of the site answered with status ${status}.`
}
