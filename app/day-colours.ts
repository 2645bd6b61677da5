import { cache } from 'react'
import { DEFAULT_ACCENT, DEFAULT_PALETTE } from '@/lib/config/colours'
import { getDayColours } from '@/lib/aotd/info'
import type { DayColours } from '@/lib/aotd/schema'
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
