import { z } from 'zod'

export const samplesAnswer = z.object({ hasSamples: z.boolean() })
