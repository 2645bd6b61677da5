import { BADGE_MAX_POINTS, RULE_CODES } from '@/lib/badges/catalogue'
import { defineFields } from '@/lib/form/fields'

/** The names of the refusals are those of the columns of a file, which is checked so too (G-97). */
const tooLong = (name: string, max: number) => `${name} must have at most ${max} characters.`

/** A badge as its form shows it and as the server takes it (G-12, G-132). */
export const BADGE_FIELDS = defineFields({
  name: {
    label: 'Name',
    kind: 'line',
    max: 50,
    missing: 'name is missing.',
    tooLong: tooLong('name', 50),
    autoFocus: true,
    isWide: true,
    meta: { example: 'Ten' },
  },
  description: {
    label: 'Description',
    kind: 'line',
    max: 300,
    missing: 'description is missing.',
    tooLong: tooLong('description', 300),
    isWide: true,
    meta: { example: 'You made ten arts of the day.' },
  },
  value: {
    label: 'Points',
    kind: 'number',
    min: 0,
    max: BADGE_MAX_POINTS,
    decimals: 0,
    step: 1,
    invalid: 'value must be a whole number from 0 to 10000.',
    meta: { example: 60 },
  },
  category: {
    label: 'Category',
    kind: 'line',
    max: 40,
    tooLong: tooLong('category', 40),
    meta: { example: 'art' },
  },
  color: {
    label: 'Colour',
    kind: 'code',
    pattern: /^#[0-9a-f]{6}$/i,
    invalid: 'color must be written as #RRGGBB.',
    help: 'Such as #19847b.',
    meta: { example: '#19847b' },
  },
  rule: {
    label: 'Rule',
    kind: 'choice',
    options: [{ value: '', label: 'by hand' }, ...RULE_CODES],
    invalid: 'rule must be the code of a default rule, or empty.',
    isNullable: true,
  },
  isUnique: {
    label: 'Unique: one holder ever',
    kind: 'flag',
    invalid: 'isUnique must be true, false, 1 or 0.',
    isWide: true,
  },
})
