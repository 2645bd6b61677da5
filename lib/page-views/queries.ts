import type { POST as postView } from '@/app/api/page-view/route'
import { callRoute } from '@/lib/http/client'

/** Counts that a page was opened (G-17). */
export function sendPageView(path: string) {
  return callRoute<typeof postView>('/api/page-view', { method: 'POST', body: { path } })
}
