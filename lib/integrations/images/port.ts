import type { DrawingRequest } from '@pochade/painter/painting'
import type { Painted } from '@pochade/painter/recent'
import type { ImageModel } from '@/lib/config/image-models'

export type PictureRequest = DrawingRequest & {
  /** The author's choice at the claim (G-52). */
  imgenModel: ImageModel
  /** The try before it timed out: the embedded painter paints (G-91b). */
  afterTimeout?: boolean
}

export type PaletteBand = { hex: string; share: number }

export type FinishedPicture = {
  /** 1024 px on the longer side, with the XMP mark. */
  png: Buffer
  webp1024: Buffer
  webp700: Buffer
  width: number
  height: number
  palette: PaletteBand[]
  accent: { light: string; dark: string }
}

export type PaintedPicture = FinishedPicture & {
  title: string
  prompt: string
  altText: string
  model: string
  /** The site's own painter sets it: only this version paints the same picture again. */
  painterVersion?: number
  painted?: Painted
}

export type PaintStep = 'prompt' | 'image'

export type PaintOptions = {
  signal: AbortSignal
  onProgress?: (step: PaintStep) => void
}

export type PicturePainter<Request = PictureRequest> = {
  readonly name: string
  /** Rejects with the signal's reason when aborted. */
  paint(request: Request, options: PaintOptions): Promise<PaintedPicture>
}

export class UnusablePicture extends Error {
  override name = 'UnusablePicture'
}

export type PictureProvider = {
  readonly name: string
  model(): string | null
  /** Any error may hold a provider's text: read it through `toProviderFailed` alone. */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>
  /** It covers the picture and its retry; nothing is tried again after it (G-91b). */
  readonly timeoutMs: number
}
