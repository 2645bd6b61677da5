import { buffer } from 'node:stream/consumers'
import { cached } from '@/lib/cache'
import { notFound } from '@/lib/errors'
import { entityTag, hasTag } from '@/lib/http/entity-tag'
import { Reply } from '@/lib/http/reply'
import { BUILT_IN_NAMES, drawBuiltIn } from '@/lib/icons/built-in'
import { ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { ICON_TAG } from '@/lib/icons/tags'
import { findMedia, openMedia } from '@/lib/media/store'
import { IconModel } from '@/models/icon'

export const ICON_MEDIA_OWNER = 'icons'

type Icon = { bytes: string | Uint8Array<ArrayBuffer>; type: string; etag: string }

const NAME = /^[a-z0-9_-]{1,40}$/
const MAX_AGE_SECONDS = 60

/** 404 for an unknown name; any case matches (G-99). */
export async function getIcon(name: string, request: { headers: Headers }): Promise<Reply> {
  const icon = await findIcon(toIconName(name))
  if (!icon) throw notFound(ICON_TEXTS.unknown)
  const headers = {
    etag: icon.etag,
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    'content-type': icon.type,
    'x-content-type-options': 'nosniff',
  }
  if (hasTag(request.headers.get('if-none-match'), icon.etag)) {
    return new Reply(null, { status: 304, headers })
  }
  return new Reply(icon.bytes, { headers })
}

export async function listIconNames(): Promise<string[]> {
  const uploaded = await readUploaded()
  return [...new Set([...BUILT_IN_NAMES, ...uploaded.keys()])].toSorted()
}

export function toIconName(name: string): string | null {
  const lower = name.toLowerCase()
  return NAME.test(lower) ? lower : null
}

export async function readUploaded(): Promise<Map<string, string>> {
  const entries = await cached('icons', [ICON_TAG], async () => {
    const found = await IconModel.live.find().select({ name: 1, file: 1 }).lean()
    return found.map(({ name, file }): [string, string] => [name, file])
  })
  return new Map(entries)
}

/** An upload comes before the built-in icon. */
async function findIcon(name: string | null): Promise<Icon | null> {
  if (name === null) return null
  const uploaded = (await readUploaded()).get(name)
  const file = uploaded === undefined ? null : await findMedia(uploaded)
  if (file) {
    const bytes = new Uint8Array(await buffer(await openMedia(file)))
    return { bytes, type: file.type, etag: `"${file.name}"` }
  }
  const drawing = drawBuiltIn(name)
  if (drawing === null) return null
  return { bytes: drawing, type: 'image/svg+xml', etag: entityTag(drawing) }
}
