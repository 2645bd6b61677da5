import { createHash } from 'node:crypto'
import { STANDALONE_STYLE, standalonePage } from '@/lib/pages/standalone-page'

const WORDS = {
  429: {
    tab: 'Too many requests',
    title: 'Too many requests',
    message: 'Too many requests. Please try again later.',
  },
  503: {
    tab: 'Back in a moment',
    title: 'Back in a moment',
    message: 'The site cannot reach its data right now. Please try again in a moment.',
  },
  500: {
    tab: 'Error',
    title: 'Something went wrong',
    message: 'Something went wrong. Please try again.',
  },
} as const

const hash = createHash('sha256').update(STANDALONE_STYLE).digest('base64')
/** The page loads and runs nothing; its style is allowed by its hash. */
export const FALLBACK_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that depends on nothing else. `text` says more than the page's own words (G-115). */
export function fallbackPage(status: 429 | 500 | 503, text?: string | null): string {
  const { tab, title, message } = WORDS[status]
  const head = `<style>${STANDALONE_STYLE}</style>`
  return standalonePage({ tab, title, message: text ?? message, head })
}
