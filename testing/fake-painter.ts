import sharp from 'sharp'
import type {
  PaintedPicture,
  PaintOptions,
  PicturePainter,
  PictureRequest,
} from '@/lib/integrations/images/port'

export type FakePainter = PicturePainter & { requests: PictureRequest[] }

/** `during` runs between the prompt and the image. */
export function createFakePainter(
  during: (options: PaintOptions, request: PictureRequest) => Promise<void> = async () => {},
): FakePainter {
  const requests: PictureRequest[] = []
  return {
    name: 'fake',
    requests,
    async paint(request, options) {
      requests.push(request)
      options.onProgress?.('prompt')
      await during(options, request)
      options.signal.throwIfAborted()
      options.onProgress?.('image')
      return paintPlain(request)
    },
  }
}

let plain: Promise<Pick<PaintedPicture, 'png' | 'webp1024' | 'webp700'>> | undefined

async function encode() {
  const create = { width: 64, height: 48, channels: 3 as const, background: '#2d8a78' }
  const picture = sharp({ create })
  return {
    png: await picture.clone().png().toBuffer(),
    webp1024: await picture.clone().webp().toBuffer(),
    webp700: await picture.clone().resize(32).webp().toBuffer(),
  }
}

async function paintPlain({ dateKey, emojis }: PictureRequest): Promise<PaintedPicture> {
  plain ??= encode()
  return {
    ...(await plain),
    width: 64,
    height: 48,
    title: `Plain of ${dateKey}`,
    prompt: 'A plain colour',
    altText: `A plain colour ${emojis.join('')}`.trim(),
    palette: ['#f2dfae', '#7fb8a4', '#2d8a78', '#d9825b', '#1f4b4a'].map((hex) => ({
      hex,
      share: 0.2,
    })),
    accent: { light: '#0b7765', dark: '#66beab' },
    model: 'fake',
  }
}

export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}
