import type { DELETE } from '@/app/api/sample-content/route'
import { callRoute } from '@/lib/http/client'

export function removeSamples() {
  return callRoute<typeof DELETE>('/api/sample-content', { method: 'DELETE' })
}
