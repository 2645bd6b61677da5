import type { PicturePainter } from '@/lib/integrations/images/port'

/** The site's own painter, loaded when the first picture is due: it needs no key. */
const embedded: PicturePainter = {
  name: 'embedded',
  async paint(request, options) {
    const { embeddedPainter } = await import('@/lib/integrations/images/embedded/embedded-painter')
    return embeddedPainter.paint(request, options)
  },
}

/** Who paints the day's art. Providers behind keys join here (G-52). */
export function choosePainter(): PicturePainter {
  return embedded
}
