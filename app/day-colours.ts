import { cache } from 'react'
import { DEFAULT_ACCENT, DEFAULT_PALETTE } from '@/lib/config/colours'
import { getDayColours } from '@/lib/aotd/info'
import type { DayColours } from '@/lib/aotd/schema'
import { logger } from '@/lib/logger'

/** Falls back to the default palette, so that error pages are styled. */
export const readDayColours = cache(async (): Promise<DayColours> => {
  try {
    return await getDayColours()
  } catch (error) {
    logger().warn({ err: error }, 'The colours of the day could not be read')
    return { day: null, palette: [...DEFAULT_PALETTE], accent: { ...DEFAULT_ACCENT } }
  }
})
