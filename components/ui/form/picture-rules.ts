import { LIMITS } from '@/lib/config/limits'
import { PICTURE_SOURCES } from '@/lib/config/picture-types'
import type { FileRules } from './file-rules'

/** The browser scales what it can read (G-152). */
export const PICTURE_RULES: FileRules = {
  accept: PICTURE_SOURCES,
  maxBytes: LIMITS.pictureSourceBytes,
  prepare: async (file) => (await import('./prepare-picture')).preparePicture(file),
}
