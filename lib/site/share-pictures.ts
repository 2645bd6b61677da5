import { buffer } from 'node:stream/consumers'
import { getDayColours } from '@/lib/aotd/info'
import type { Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { activeFeatures } from '@/lib/features'
import type { Reply } from '@/lib/http/reply'
import { sendDrawing } from '@/lib/media/send-drawing'
import { findMedia, openMedia } from '@/lib/media/store'
import { drawSharePicture, SHARE_VERSION } from '@/lib/share/draw-share-picture'
import { siteConfig } from '@/lib/settings/site-config'

export async function getSharePicture(
  viewer: Viewer | null,
  { kind, id }: { kind: string; id: string },
  request: { headers: Headers },
): Promise<Reply> {
  const sources = activeFeatures().flatMap(({ sharePictures = [] }) => sharePictures)
  const card = await sources.find((source) => source.kind === kind)?.find(id, viewer)
  if (!card) throw new AppError('not_found')
  const palette = card.palette ?? (await getDayColours()).palette
  const facts = { card, palette, siteName: siteConfig().name }
  return sendDrawing(
    {
      facts: [SHARE_VERSION, facts],
      draw: async () => drawSharePicture(facts, await readPicture(card.picture)),
    },
    request,
  )
}

async function readPicture(name: string | undefined): Promise<Buffer | null> {
  const file = name === undefined ? null : await findMedia(name)
  return file && buffer(await openMedia(file))
}
