import { PICTURES_PER_MINUTE } from '@/lib/http/rate-limit'
import { type Declaration, sendsPicture } from './collect-routes'
import { exampleOf } from './example'
import type { JsonSchema } from './json-schema'

type DescribedRate = { name: string; max: number; windowSeconds: number }

/**
 * The named limits of a call (G-13), told by asking it for those of an example; none where it wants
 * to know more of a call than an example has.
 */
export function ratesOf(declared: Declaration, input: Record<string, JsonSchema>): DescribedRate[] {
  const { rates } = declared
  if (sendsPicture(declared))
    return [{ name: 'pictures', max: PICTURES_PER_MINUTE, windowSeconds: 60 }]
  if (!rates) return []
  const viewer = { id: '0', username: 'example', email: 'example@example.org', roles: [] }
  const examples = Object.entries(input).map(([key, schema]) => [key, exampleOf(schema)])
  try {
    const headers = new Headers()
    const rules = rates({ viewer, ip: '0', headers, ...Object.fromEntries(examples) })
    if (!Array.isArray(rules)) return []
    return rules.map(({ name, max, windowMs }): DescribedRate => ({
      name,
      max,
      windowSeconds: windowMs / 1000,
    }))
  } catch {
    return []
  }
}
