import { defineFields, type TextField } from '@/lib/form/fields'
import { DESCRIPTION_HELP, PAGE_HELP } from '@/lib/markdown/catalogue'
import { dayOfNote, isPartOfSite, OWN_PAGE_TEXTS, PAGE_LIMITS } from '@/lib/own-pages/catalogue'

/** A page as its form shows it and as the server takes it (G-142, G-143). */
export const PAGE_FIELDS = defineFields({
  title: {
    label: 'Title',
    kind: 'line',
    max: 120,
    missing: OWN_PAGE_TEXTS.titleMissing,
    isWide: true,
    meta: { example: 'House rules' },
  },
  text: {
    label: 'Text',
    kind: 'lines',
    max: PAGE_LIMITS.text,
    help: PAGE_HELP,
    isCounted: true,
    isWide: true,
    input: { rows: 20 },
    meta: { example: 'Low tide at *six*.' },
  },
  place: {
    label: 'Place of its link',
    kind: 'choice',
    options: ['none', 'menu', 'footer'],
    invalid: 'Please choose where it is linked.',
  },
  audience: {
    label: 'Seen by',
    kind: 'choice',
    options: ['public', 'members'],
    invalid: 'Please choose for whom it is.',
  },
  state: {
    label: 'State',
    kind: 'choice',
    options: ['draft', 'published'],
    invalid: 'Please choose draft or published.',
  },
})

const { title, text, audience } = PAGE_FIELDS

const NOTE_FIELDS = {
  text: { ...text, max: PAGE_LIMITS.note, help: DESCRIPTION_HELP, input: { rows: 6 } },
  audience,
}

/** What is text of a page of the site has no place of its own, and privacy no title. */
export function fieldsOfPage(
  slug: string,
): Partial<Omit<typeof PAGE_FIELDS, 'text'>> & { text: TextField } {
  if (slug === 'privacy') return { text }
  if (dayOfNote(slug) !== null) return NOTE_FIELDS
  return isPartOfSite(slug) ? { title, text } : PAGE_FIELDS
}
