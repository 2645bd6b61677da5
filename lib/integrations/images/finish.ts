import sharp, { type Sharp } from 'sharp'
import { deriveDayColours } from '@/lib/art-of-the-day/palette'
import type { FinishedPicture } from './port'

const LONGER_SIDE = 1024
const SMALL_SIDE = 700
const WEBP_QUALITY = 82

/** An encoded file, or raw RGB. */
export type PictureSource = Uint8Array | { data: Uint8Array; width: number; height: number }

/** IPTC terms: made by a trained model, or by a program that follows rules alone. */
export type DigitalSource = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

function xmpOf(source: DigitalSource): string {
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>` +
    '<dc:description><rdf:Alt><rdf:li xml:lang="x-default">AI-generated</rdf:li></rdf:Alt></dc:description>' +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  )
}

function open(source: PictureSource): Sharp {
  return source instanceof Uint8Array
    ? sharp(source).autoOrient()
    : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 3 } })
}

/**
 * Makes of any provider's picture what the site stores (G-62a, G-62c): the PNG original scaled to
 * 1024 px on its longer side, two WebPs, palette and accent. Every file carries the XMP mark.
 */
export async function finishPicture(
  source: PictureSource,
  origin: DigitalSource,
): Promise<FinishedPicture> {
  const { data, info } = await open(source)
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const scaled = () => sharp(data, { raw: { width, height, channels } })
  const xmp = xmpOf(origin)
  const [png, webp1024, webp700, tiny] = await Promise.all([
    scaled().withXmp(xmp).png({ compressionLevel: 7 }).toBuffer(),
    scaled().withXmp(xmp).webp({ quality: WEBP_QUALITY }).toBuffer(),
    scaled()
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
      .withXmp(xmp)
      .webp({ quality: WEBP_QUALITY })
      .toBuffer(),
    scaled().resize(64, 64, { fit: 'fill' }).raw().toBuffer(),
  ])
  return { png, webp1024, webp700, width, height, ...deriveDayColours(tiny) }
}
