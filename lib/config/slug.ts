import type { z } from 'zod'

/** These characters of a title would not survive in an address (G-71). */
const REFUSED = /[/?#%\\]/

/** Spaces of every width, and what is as wide as a letter and blank. */
const SPACE = /[\s\u2800\u3164\uFFA0]/gu

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}

/** The address of what has this title, in whatever script (G-71). */
export function slugOf(title: string): string {
  return title.toLowerCase().replace(SPACE, '-').normalize('NFC')
}

export function titleWithSlug(title: z.ZodType<string, string>) {
  return (
    title
      .refine((text) => !REFUSED.test(text), 'Title must not contain / ? # % or \\.')
      // As a segment of an address they mean the folder itself and the one above.
      .refine((text) => text !== '.' && text !== '..', 'Title must not be only dots.')
  )
}
