import type { DELETE, GET } from '@/app/api/sample-content/route'
import { callRoute } from '@/lib/http/client'

const PATH = '/api/sample-content'

/** react-query's keys. */
export const sampleKeys = { all: ['sample-content'] as const }

/** Whether there is sample content, or will be. */
export async function fetchHasSamples(): Promise<boolean> {
  return (await callRoute<typeof GET>(PATH)).hasSamples
}

export function removeSamples() {
  return callRoute<typeof DELETE>(PATH, { method: 'DELETE' })
}
