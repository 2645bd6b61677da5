import type { DELETE, GET } from '@/app/api/sample-content/route'
import { callRoute } from '@/lib/http/client'

const PATH = '/api/sample-content'

export const sampleKeys = { all: ['sample-content'] as const }

export async function fetchHasSamples(): Promise<boolean> {
  return (await callRoute<typeof GET>(PATH)).hasSamples
}

export function removeSamples() {
  return callRoute<typeof DELETE>(PATH, { method: 'DELETE' })
}
