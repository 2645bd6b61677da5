import { z } from 'zod'

/** Tokens that a provider says it used; more than any call can take is nonsense. */
export const tokenCount = z.number().int().min(0).max(10_000_000)
