import { defineFields } from '@/lib/form/fields'
import { DESCRIPTION_HELP } from '@/lib/markdown/catalogue'
import { SIDE_CM } from '@/lib/gallery/catalogue'

/** The server refuses what is too long, with its text (G-117). */
const input = { maxLength: undefined }

const side = {
  kind: 'number',
  min: SIDE_CM.min,
  max: SIDE_CM.max,
  decimals: 1,
  invalid: 'Width and height must be 1 to 1000 cm, with one decimal at most.',
  isOptional: true,
  isNullable: true,
  meta: { example: 60.5, multipleOf: 0.1 },
} as const

/** A piece as its form shows it and as the server takes it (G-12, G-117, G-137). */
export const PIECE_FIELDS = defineFields({
  title: {
    label: 'Title',
    kind: 'line',
    max: 120,
    missing: 'Title is required.',
    isWide: true,
    input,
    meta: { example: 'Harbour Front' },
  },
  creator: {
    label: 'Creator',
    kind: 'line',
    max: 80,
    missing: 'Creator is required.',
    isWide: true,
    input,
  },
  description: {
    label: 'Description',
    kind: 'lines',
    max: 2000,
    help: DESCRIPTION_HELP,
    isWide: true,
    input,
  },
  altText: {
    label: 'Alt text',
    kind: 'line',
    max: 300,
    help: 'What the picture shows, for those who do not see it. Without it, the title is read.',
    isWide: true,
    input,
    meta: { example: 'A harbour at noon with three boats.' },
  },
  dateMade: {
    label: 'Date Made',
    kind: 'day',
    invalid: 'Please choose a valid date.',
    isOptional: true,
    meta: { example: '2026-03-10' },
  },
  toShow: {
    label: 'to show',
    kind: 'flag',
    invalid: 'Please choose yes or no.',
    help: 'Without it, members alone see the piece.',
  },
  widthCm: { ...side, label: 'Width', help: 'cm, of the work itself' },
  heightCm: { ...side, label: 'Height', help: 'cm; both or none' },
})
