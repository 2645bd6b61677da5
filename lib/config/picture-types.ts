/** File fields offer them; the content decides, not the name (G-10). */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const

export const PICTURE_HELP = 'JPEG, PNG, WebP, AVIF or GIF, up to 8 MB.'

/** Badges and icons alone take SVG, which is drawn anew (G-10). */
export const DRAWN_TYPES = [...PICTURE_TYPES, 'image/svg+xml'] as const
