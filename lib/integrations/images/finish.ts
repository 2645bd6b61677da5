import sharp, { type Sharp } from 'sharp'
import { deriveDayColours } from '@/lib/integrations/images/palette'
import { LIMITS } from '@/lib/config/limits'
import { isTooLarge } from '@/lib/media/intake'
import { type FinishedPicture, UnusablePicture } from './port'

const LONGER_SIDE = 1024
const SMALL_SIDE = 700
const WEBP_QUALITY = 82

type PictureSource = Uint8Array | { data: Uint8Array; width: number; height: number }

/** IPTC terms: made by a trained model, or by fixed rules. */
type DigitalSource = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

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

const SIGNATURES = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/]
/** The largest channel difference of an empty picture. */
const BLANK = 8

async function open(source: PictureSource): Promise<Sharp> {
  if (!(source instanceof Uint8Array)) {
    const { data, width, height } = source
    return sharp(data, { raw: { width, height, channels: 3 } })
  }
  const head = Buffer.from(source.subarray(0, 16)).toString('latin1')
  if (!SIGNATURES.some((signature) => signature.test(head))) {
    throw new UnusablePicture('It is no picture.')
  }
  const encoded = sharp(source, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
  const { width, height, pages = 1 } = await encoded.metadata().catch(damaged)
  if (isTooLarge({ width, height })) throw new UnusablePicture('It is too large.')
  if (pages > 1) throw new UnusablePicture('It is animated.')
  return encoded.autoOrient()
}

function damaged(): never {
  throw new UnusablePicture('It is damaged.')
}

function isBlank(rgb: Uint8Array): boolean {
  return [0, 1, 2].every((channel) => {
    const values = rgb.filter((_, i) => i % 3 === channel)
    return Math.max(...values) - Math.min(...values) <= BLANK
  })
}

/** Throws `UnusablePicture` for other formats, several frames and bad sizes (G-62a, G-62c). */
export async function finishPicture(
  source: PictureSource,
  origin: DigitalSource,
): Promise<FinishedPicture> {
  const opened = await open(source)
  const { data, info } = await opened
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(source instanceof Uint8Array ? damaged : undefined)
  const { width, height, channels } = info
  const scaled = () => sharp(data, { raw: { width, height, channels } })
  const xmp = xmpOf(origin)
  const [png, webp1024, webp700, tiny] = await Promise.all([
    scaled().withXmp(xmp).png({ compressionLevel: 6 }).toBuffer(),
    scaled().withXmp(xmp).webp({ quality: WEBP_QUALITY }).toBuffer(),
    scaled()
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
      .withXmp(xmp)
      .webp({ quality: WEBP_QUALITY })
      .toBuffer(),
    scaled().resize(64, 64, { fit: 'fill' }).raw().toBuffer(),
  ])
  if (source instanceof Uint8Array && isBlank(tiny)) throw new UnusablePicture('It shows nothing.')
  return { png, webp1024, webp700, width, height, ...deriveDayColours(tiny) }
}
