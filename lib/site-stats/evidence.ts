import type { Admin } from '@/lib/auth/permissions'
import { FEATURES } from '@/lib/features'
import { numberedPage } from '@/lib/http/numbered-page'
import type { Counter, EvidencePage } from '@/lib/site-stats/schema'

const PER_PAGE = 50

/** What a figure of an account counts (G-100), a page from 1; one beyond the end is the last. */
export async function listEvidence(
  _admin: Admin,
  { userId, counter, page: requestedPage }: { userId: string; counter: Counter; page: number },
): Promise<EvidencePage> {
  const list = FEATURES.map(({ evidence }) => evidence?.[counter]).find(Boolean)
  if (!list) throw new Error(`No feature says what ${counter} counts.`)
  const { head, rows } = await list(userId)
  const { page, pages, skip } = numberedPage(rows.length, { page: requestedPage, size: PER_PAGE })
  return { head, rows: rows.slice(skip, skip + PER_PAGE), page, pages }
}
