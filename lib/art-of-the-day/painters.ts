import { embeddedPainter } from '@/lib/integrations/images/embedded/embedded-painter'
import type { PicturePainter } from '@/lib/integrations/images/port'

/** Who paints the day's art. The embedded painter needs no key; providers behind keys join here. */
export function choosePainter(): PicturePainter {
  return embeddedPainter
}
