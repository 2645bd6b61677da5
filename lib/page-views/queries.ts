import type { POST as postView } from '@/app/api/page-view/route'
import { callRoute } from '@/lib/http/client'

export function sendPageView(path: string) {
  return callRoute<typeof postView>('/api/page-view', { method: 'POST', body: { path } })
}
