import { putPainting } from '@/lib/aotd/painting/pictures'
import type { Viewer } from '@/lib/auth/permissions'
import { type ArtworkFields, createArtwork } from '@/testing/factories'
import { createFakePainter } from '@/testing/fake-painter'

export async function createPaintedArt(
  author: Viewer,
  fields: ArtworkFields & { dateKey: string },
) {
  const { dateKey, emojis = [] } = fields
  const request = {
    dateKey,
    emojis,
    author: author.id,
    secret: '00',
    imgenModel: 'dall-e-2' as const,
  }
  const { signal } = new AbortController()
  const picture = await createFakePainter().paint(request, { signal })
  return createArtwork(author, { ...(await putPainting(picture)), ...fields })
}
