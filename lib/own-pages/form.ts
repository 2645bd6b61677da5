import { defineFields } from '@/lib/form/fields'
import { PAGE_HELP } from '@/lib/markdown/catalogue'
import { OWN_PAGE_TEXTS, PAGE_LIMITS } from '@/lib/own-pages/catalogue'

/** An empty title takes that of the template. */
export const NEW_PAGE_FIELDS = defineFields({
  template: {
    label: 'Begin with',
    kind: 'choice',
    options: [
      { value: '', label: 'an empty page' },
      { value: 'imprint', label: 'an imprint' },
      { value: 'terms', label: 'terms' },
    ],
    invalid: 'There is no such template.',
  },
  title: {
    label: 'Title',
    kind: 'line',
    max: 120,
    help: 'The address is made from it. A template has its own.',
  },
})

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
