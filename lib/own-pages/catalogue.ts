import { artDayPath, PATHS } from '@/lib/config/paths'

export const PAGE_LIMITS = {
  text: 20_000,
  note: 2000,
  versions: 50,
  pictures: 100,
  /** It limits a JSON body (G-111). */
  bodyBytes: 256 * 1024,
} as const

/** Pages whose address the site gives; `about` and `privacy` are text of pages that exist anyway. */
export const TEMPLATES = {
  imprint: { title: 'Imprint', label: 'Imprint' },
  terms: { title: 'Terms', label: 'Terms' },
  about: { title: 'About', label: 'About', path: PATHS.about },
  privacy: { title: 'From the owner', label: 'Part of the privacy policy', path: PATHS.privacy },
} as const satisfies Record<string, { title: string; label: string; path?: string }>

export type TemplateName = keyof typeof TEMPLATES

export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[]

/** No address of an own page has a `/`. */
const NOTES = 'day/'

/** The owner's note of an art day is part of the page of that day. */
export type KnownSlug = TemplateName | `${typeof NOTES}${string}`

export function noteSlug(day: string): KnownSlug {
  return `${NOTES}${day}`
}

/** Null for what is no note. */
export function dayOfNote(slug: string): string | null {
  return slug.startsWith(NOTES) ? slug.slice(NOTES.length) : null
}

/** What the site makes itself has no page of the owner. */
const MADE_BY_SITE: readonly string[] = ['accessibility']

export function isTemplate(slug: string): slug is TemplateName {
  return Object.hasOwn(TEMPLATES, slug)
}

export function refusalOfSlug(slug: string): string | null {
  if (MADE_BY_SITE.includes(slug)) return `The site makes the page “${slug}” itself.`
  return isTemplate(slug) ? `Choose “${TEMPLATES[slug].title}” as a template for this page.` : null
}

/** True for the text of a page that exists anyway, which has no place in a menu. */
export function isPartOfSite(slug: string): boolean {
  return (isTemplate(slug) && 'path' in TEMPLATES[slug]) || dayOfNote(slug) !== null
}

export function ownPagePath(slug: string): string {
  const day = dayOfNote(slug)
  if (day !== null) return artDayPath(day)
  const template = isTemplate(slug) ? TEMPLATES[slug] : null
  if (template && 'path' in template) return template.path
  return `${PATHS.pages}/${encodeURIComponent(slug)}`
}

export const OWN_PAGE_TEXTS = {
  failed: 'The page could not be read.',
  unknown: 'There is no such page.',
  unknownPicture: 'There is no such picture.',
  taken: 'A page with this title already exists.',
  titleMissing: 'Title is required.',
  noteTooLong: `A note has at most ${PAGE_LIMITS.note} characters.`,
  saved: 'The page was saved.',
  undone: 'The page is as it was before.',
  deleted: 'The page was deleted.',
  restored: 'The page was restored.',
  previewFailed: 'The preview could not be loaded.',
  pictureMissing: 'Please select an image.',
  pictureInserted: 'The picture is in the text.',
  altMissing: 'Say what the picture shows, for those who do not see it.',
  picturesFull: `A page has at most ${PAGE_LIMITS.pictures} pictures.`,
} as const
