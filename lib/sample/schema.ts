import { z } from 'zod'

export const samplesAnswer = z.object({
  hasSamples: z.boolean(),
  used: z.array(
    z.object({
      title: z.string().meta({ example: 'Lemon Potatoes' }),
      uses: z.string().meta({ example: '1 make' }),
    }),
  ),
})

export type UsedSample = z.infer<typeof samplesAnswer>['used'][number]
