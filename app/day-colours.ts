import { cache } from 'react'
import { DEFAULT_ACCENT, DEFAULT_PALETTE } from '@/lib/art-of-the-day/catalogue'
import { getDayColours } from '@/lib/art-of-the-day/info'
import type { DayColours } from '@/lib/art-of-the-day/schema'
import { logger } from '@/lib/logger'

/** The colours of this page; the site's own where they cannot be read, so that errors have a look. */
export const readDayColours = cache(async (): Promise<DayColours> => {
  try {
    return await getDayColours()
  } catch (error) {
    logger().warn({ err: error }, 'The colours of the day could not be read')
    return { day: null, palette: [...DEFAULT_PALETTE], accent: { ...DEFAULT_ACCENT } }
  }
})
