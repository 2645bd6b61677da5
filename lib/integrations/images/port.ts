import type { DrawingRequest } from '@/painter/painting'
import type { ImageModel } from '@/lib/config/image-models'

export type PictureRequest = DrawingRequest & {
  /** What the author wants it made by (G-52), fixed at the claim too. */
  imgenModel: ImageModel
}

export type PaletteBand = { hex: string; share: number }

/** What every provider's picture becomes before it is stored (G-62c). */
export type FinishedPicture = {
  /** 1024 px on the longer side, with the XMP mark inside. */
  png: Buffer
  webp1024: Buffer
  webp700: Buffer
  width: number
  height: number
  /** Five bands, the topmost of the picture first. */
  palette: PaletteBand[]
  accent: { light: string; dark: string }
}

export type PaintedPicture = FinishedPicture & {
  title: string
  prompt: string
  altText: string
  /** The real model's name; `embedded` for the site's own painter. */
  model: string
}

export type PaintStep = 'prompt' | 'image'

export type PaintOptions = {
  signal: AbortSignal
  /** Called when the named part is done. */
  onProgress?: (step: PaintStep) => void
}

export type PicturePainter<Request = PictureRequest> = {
  readonly name: string
  /** Rejects with the signal's reason when aborted, with an Error when the provider fails. */
  paint(request: Request, options: PaintOptions): Promise<PaintedPicture>
}
