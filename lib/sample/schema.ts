import { z } from 'zod'

export const samplesAnswer = z.object({
  hasSamples: z.boolean(),
  /** What people used, which stays as the owner's own when the samples are removed. */
  used: z.array(
    z.object({
      title: z.string().meta({ example: 'Lemon Potatoes' }),
      uses: z.string().meta({ example: '1 make' }),
    }),
  ),
})

export type UsedSample = z.infer<typeof samplesAnswer>['used'][number]
