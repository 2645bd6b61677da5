import { z } from 'zod'

const providerTest = z.object({
  name: z.string().meta({ example: 'OpenAI' }),
  model: z.string().meta({ example: 'gpt-5-mini' }),
  isOk: z.boolean(),
  /** Null where it works. */
  reason: z.string().nullable().meta({ example: 'It refused the key (status 401).' }),
})
export type ProviderTest = z.infer<typeof providerTest>

export const providerTests = z.array(providerTest)
