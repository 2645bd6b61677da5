/** G-12 */
export const EMAIL_MAX = 254
/** The longest part before the @ that mail servers take (RFC 5321). */
const LOCAL_MAX = 64

/** Why an address is not taken (G-156). */
export const EMAIL_PROBLEMS = {
  invisible: 'There is a space or an invisible character in it.',
  quoted: 'Quotation marks, brackets, commas, colons and semicolons are not taken.',
  local:
    'Before the @ only letters from a to z without accents, digits and signs such as . _ + - are taken.',
  dots: 'Before the @ a dot must stand between two other characters.',
  localLong: `Before the @ at most ${LOCAL_MAX} characters are taken.`,
  domain: 'After the @ there must be the name of a mail server, such as example.org.',
  long: `At most ${EMAIL_MAX} characters are taken.`,
} as const

/** `problem` is null where nothing looks like an address. */
type EmailReading = { address: string } | { problem: string | null }

// Joiners belong to some scripts; `URL` checks where they may stand.
const INVISIBLE = /[\s\p{Cc}\u115F\u1160\u2800\u3164]|(?![\u200C\u200D])\p{Cf}/u
const QUOTED = /["()<>[\],:;\\]/
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
/** An encoded word, which some mail servers decode to another address. */
const ENCODED = /=\?/
/** What `URL` would read as something else than a host. */
const NO_HOST = /[/?#%@]/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const ONLY_DIGITS = /(^|\.)\d+$/

type EmailRule = {
  allowsOneLabel?: boolean
}

/** Trimmed, in lower case, the domain in punycode (G-23, G-156); runs in the browser too. */
export function readEmailAddress(
  text: string,
  { allowsOneLabel = false }: EmailRule = {},
): EmailReading {
  const typed = text.trim()
  const at = typed.lastIndexOf('@')
  if (at < 1 || at === typed.length - 1) return { problem: null }
  if (typed.length > EMAIL_MAX) return { problem: EMAIL_PROBLEMS.long }
  if (INVISIBLE.test(typed)) return { problem: EMAIL_PROBLEMS.invisible }
  if (QUOTED.test(typed)) return { problem: EMAIL_PROBLEMS.quoted }
  const local = typed.slice(0, at)
  const problem = problemOfLocal(local)
  if (problem) return { problem }
  const domain = toAsciiDomain(typed.slice(at + 1))
  if (!domain || !(allowsOneLabel || domain.includes('.'))) {
    return { problem: EMAIL_PROBLEMS.domain }
  }
  const address = `${local.toLowerCase()}@${domain}`
  return address.length > EMAIL_MAX ? { problem: EMAIL_PROBLEMS.long } : { address }
}

function problemOfLocal(local: string): string | null {
  if (!LOCAL.test(local) || ENCODED.test(local)) return EMAIL_PROBLEMS.local
  if (/^\.|\.\.|\.$/.test(local)) return EMAIL_PROBLEMS.dots
  return local.length > LOCAL_MAX ? EMAIL_PROBLEMS.localLong : null
}

/** Node 24 checks a label in punycode only where another one is not ASCII. */
const OTHER_LABEL = { unicode: 'ä.', ascii: 'xn--4ca.' }

/** `URL` applies UTS 46 to a host; null means that the domain is none. */
function toAsciiDomain(domain: string): string | null {
  const address = `http://${OTHER_LABEL.unicode}${domain}`
  if (NO_HOST.test(domain) || !URL.canParse(address)) return null
  const hostname = new URL(address).hostname.slice(OTHER_LABEL.ascii.length)
  return DOMAIN.test(hostname) && !ONLY_DIGITS.test(hostname) ? hostname : null
}
