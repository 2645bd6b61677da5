import type { ColourDay } from '@/lib/aotd/schema'
import { longDay } from '@/lib/format'

export function coloursOf({ dateKey, isSample }: ColourDay): string {
  return `The colours of the newest picture, of ${longDay(dateKey)}${isSample ? ', a sample' : ''}`
}
