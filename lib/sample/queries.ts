import { apiFetch } from '@/lib/http/client'

const PATH = '/api/sample-content'

/** react-query's keys. */
export const sampleKeys = { all: ['sample-content'] as const }

/** Whether there is sample content, or will be. */
export async function fetchHasSamples(): Promise<boolean> {
  return (await apiFetch<{ hasSamples: boolean }>(PATH)).hasSamples
}

export function removeSamples(): Promise<void> {
  return apiFetch(PATH, { method: 'DELETE' })
}
