import { LIMITS } from '@/lib/config/limits'
import { sizeLimit } from '@/lib/format'

/** The server takes them; the content decides, not the name (G-10). */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const

/** File fields offer them: the browser makes of HEIC what the server takes. */
export const PICTURE_SOURCES = [...PICTURE_TYPES, 'image/heic', 'image/heif', '.heic', '.heif']

export const PICTURE_HELP = `JPEG, PNG, WebP, AVIF, GIF or HEIC, up to ${sizeLimit(LIMITS.pictureSourceBytes)}. Large ones are scaled before they are sent.`

/** Badges and icons alone take SVG, which is drawn anew (G-10). */
export const DRAWN_TYPES = [...PICTURE_TYPES, 'image/svg+xml'] as const

export function drawnHelp(maxBytes: number): string {
  return `JPEG, PNG, WebP, AVIF, GIF or SVG, up to ${sizeLimit(maxBytes)}.`
}

/** As latin1; some programs name it `.jpg`. Android has a general brand first, as AVIF may have. */
export const HEIC_START =
  /^[^]{4}ftyp(?:m[is]f1[^]{4}(?:(?!avi[fs])[^]{4}){0,3}?)?(?:hei[cmsx]|hev[cmsx])/
